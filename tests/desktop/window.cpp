#include "app/desktop/window.h"

#include "app/desktop/actionbar.h"
#include "app/desktop/actions.h"
#include "app/desktop/archivepage.h"
#include "app/desktop/boardwidget.h"
#include "app/desktop/choosing.h"
#include "app/desktop/endview.h"
#include "app/desktop/historyview.h"
#include "app/desktop/homepage.h"
#include "app/desktop/keybutton.h"
#include "app/desktop/keyspage.h"
#include "app/desktop/rulesview.h"
#include "app/desktop/sentencelabel.h"
#include "app/desktop/tablepage.h"
#include "app/desktop/tints.h"
#include "engine/view/theme.h"
#include "tests/desktop/stage.h"

#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPointer>
#include <QScrollBar>
#include <QTableWidget>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

void pressAlone(Stage &stage, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &stage.window, key,
                    modifiers);
}

} // namespace

class WindowTest : public QObject {
    Q_OBJECT

private slots:
    void aDroppedRecordOpens();
    void whatMovesIsFinishedByAnyKey();
    void nothingMovesIfThatIsWished();
    void aRefusedChoiceLeadsToItsRule();
    void theRulesCanBeSearched();
    void forcedChoicesAreNotedInTheHistory();
    void theHintIsOnTheBoardAndSaysWhatToExpect();
    void aHintLeavesTheButtonThatIsPressed();
    void gamesAreOpenedAndDeletedFromTheList();
    void theLookChangesWhileTheProgramRuns();
    void theWindowKeepsItsPlace();
    void theMenuKnowsOfTheFullScreen();
    void theFirstPageFollowsTheGame();
    void everythingHasAKeyAndTheKeysAreListed();
    void enterPressesTheButtonWithTheFocus();
    void afterTheEndTheGameCanBeReplayedOrPlayedAgain();
};

void WindowTest::aDroppedRecordOpens()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    const QString path = stage.folder.filePath(u"mine.medici"_s);
    stage.desk.shelf.save(*stage.desk.sitting.match(), path);
    const std::size_t events = stage.desk.sitting.match()->session().cursor();
    stage.close();
    stage.window.goHome();
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(path)});
    const QPoint at(100, 100);
    QDragEnterEvent enter(at, Qt::CopyAction, &files, Qt::LeftButton, {});
    QApplication::sendEvent(&stage.window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(at, Qt::CopyAction, &files, Qt::LeftButton, {});
    QApplication::sendEvent(&stage.window, &drop);
    QCOMPARE(stage.window.page(), stage.window.table());
    QCOMPARE(stage.desk.sitting.match()->session().cursor(), events);
}

void WindowTest::whatMovesIsFinishedByAnyKey()
{
    Stage stage;
    stage.begin(u"HH"_s);
    QVERIFY(stage.wait());
    stage.desk.settings.set(Setting::Speed, u"slow"_s);
    BoardWidget &board = *stage.window.table()->board();
    const auto move = [&] {
        Choices choices;
        stage.desk.sitting.match()->session().game().list(choices);
        stage.desk.sitting.play(choices[0]);
    };
    move();
    QVERIFY(board.moving());
    QCOMPARE(stage.desk.sitting.awaiting(), Awaiting::Movement);
    pressAlone(stage, Qt::Key_Shift);
    QVERIFY(!board.moving());
    QVERIFY(stage.wait());
    QCOMPARE(stage.desk.sitting.awaiting(), Awaiting::Person);
    move();
    QVERIFY(board.moving());
    QTest::mouseClick(&board, Qt::LeftButton, {}, QPoint(2, 2));
    QVERIFY(!board.moving());
}

void WindowTest::nothingMovesIfThatIsWished()
{
    Stage stage;
    stage.begin(u"HH"_s);
    QVERIFY(stage.wait());
    stage.desk.settings.set(Setting::Speed, u"slow"_s);
    stage.desk.settings.set(Setting::ReducedMotion, true);
    Choices choices;
    stage.desk.sitting.match()->session().game().list(choices);
    stage.desk.sitting.play(choices[0]);
    QVERIFY(!stage.window.table()->board()->moving());
}

void WindowTest::aRefusedChoiceLeadsToItsRule()
{
    Stage stage;
    stage.begin(u"HH"_s);
    QVERIFY(stage.wait());
    TablePage &table = *stage.window.table();
    // Three dice may be taken; which of them a fourth should replace, nobody can know.
    std::vector<RegionId> dice;
    for (const Region &region : table.board()->regions())
        if (region.role == RegionRole::Piece)
            dice.push_back(region.id);
    for (const RegionId die : std::span(dice).first(4))
        table.choosing()->choose(die);
    KeyButton *why = nullptr;
    for (KeyButton *button : table.bar()->findChildren<KeyButton *>())
        if (button->isVisible() && button->text() == u"Why?"_s)
            why = button;
    QVERIFY(why != nullptr);
    QCOMPARE(table.lastSaid(), table.bar()->prompt()->sentence().plain());
    QTest::mouseClick(why, Qt::LeftButton);
    QCOMPARE(stage.window.page(), stage.window.rules());
    QVERIFY(stage.window.rules()->browser()->verticalScrollBar()->value() > 0);
    pressAlone(stage, Qt::Key_Escape);
    QCOMPARE(stage.window.page(), stage.window.table());
}

void WindowTest::theRulesCanBeSearched()
{
    Stage stage;
    stage.window.showRules(u"dice"_s);
    RulesView &rules = *stage.window.rules();
    pressAlone(stage, Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), rules.search());
    QTest::keyClicks(rules.search(), u"gold"_s);
    QVERIFY(rules.found());
    QCOMPARE(rules.browser()->textCursor().selectedText().toLower(), u"gold"_s);
    const int first = rules.browser()->textCursor().position();
    QTest::keyClick(rules.search(), Qt::Key_Return);
    QVERIFY(rules.browser()->textCursor().position() > first);
    rules.search()->setText(u"no such words"_s);
    QVERIFY(!rules.found());
}

void WindowTest::forcedChoicesAreNotedInTheHistory()
{
    Stage stage;
    stage.begin(u"HHHH"_s, 11);
    stage.playOn(400);
    const QAbstractItemModel &history = *stage.window.table()->historyView()->model();
    int forced = 0;
    for (int row = 0; row < history.rowCount(); ++row)
        forced += history.index(row, 0).data().toString().endsWith(u"(the only choice)"_s);
    QVERIFY(forced > 0);
}

void WindowTest::theHintIsOnTheBoardAndSaysWhatToExpect()
{
    Stage stage;
    stage.begin(u"HR"_s);
    QVERIFY(stage.wait());
    const QImage before = stage.window.table()->board()->grab().toImage();
    pressAlone(stage, Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(stage.desk.sitting.hinted().has_value(), 60'000);
    const QString words = stage.window.table()->bar()->prompt()->sentence().plain();
    QVERIFY2(words.startsWith(u"Hint: "_s) && words.contains(u"Points expected at the end: "_s),
             qPrintable(words));
    QVERIFY(stage.window.table()->board()->grab().toImage() != before);
}

void WindowTest::aHintLeavesTheButtonThatIsPressed()
{
    Stage stage;
    stage.begin(u"HR"_s);
    QVERIFY(stage.wait());
    TablePage &table = *stage.window.table();
    while (table.bar()->mainButton() == nullptr || !table.bar()->mainButton()->isEnabled()) {
        QVERIFY(!table.choosing()->regions().empty());
        table.choosing()->choose(table.choosing()->regions().front());
    }
    const std::size_t events = stage.desk.sitting.match()->session().cursor();
    QPointer<KeyButton> take = table.bar()->mainButton();
    QTest::mousePress(take, Qt::LeftButton);
    stage.desk.sitting.hint();
    QTRY_VERIFY_WITH_TIMEOUT(stage.desk.sitting.hinted().has_value(), 60'000);
    QVERIFY(take);
    QTest::mouseRelease(take, Qt::LeftButton);
    QVERIFY(stage.desk.sitting.match()->session().cursor() > events);
}

void WindowTest::gamesAreOpenedAndDeletedFromTheList()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(400);
    stage.begin(u"HR"_s, 5);
    stage.playOn(3);
    const QString interrupted = stage.desk.sitting.match()->id();
    stage.close();
    ArchivePage &archive = *stage.window.archive();
    stage.window.show(&archive);
    QCOMPARE(archive.list()->rowCount(), 2);
    QVERIFY(archive.list()->item(0, 3)->text().startsWith(u"interrupted"_s));
    pressAlone(stage, Qt::Key_Return);
    QCOMPARE(stage.window.page(), stage.window.table());
    QCOMPARE(stage.desk.sitting.match()->id(), interrupted);
    stage.close();
    stage.window.show(&archive);
    archive.list()->setCurrentCell(1, 0);
    pressAlone(stage, Qt::Key_Delete);
    QCOMPARE(archive.list()->rowCount(), 1);
    QVERIFY(stage.desk.shelf.finished().empty());
}

void WindowTest::theLookChangesWhileTheProgramRuns()
{
    Stage stage;
    stage.begin(u"HR"_s);
    QVERIFY(stage.wait());
    const auto picture = [&] { return stage.window.grab().toImage(); };
    QImage last = picture();
    const std::vector<std::pair<Setting, QVariant>> changes{{Setting::Theme, u"dark"_s},
                                                            {Setting::Colours, u"safe"_s},
                                                            {Setting::Colours, u"contrast"_s},
                                                            {Setting::TextSize, 150},
                                                            {Setting::Language, u"pl"_s}};
    for (const auto &[setting, value] : changes) {
        stage.desk.settings.set(setting, value);
        QTest::qWait(1);
        const QImage now = picture();
        QVERIFY(now != last);
        last = now;
    }
    QCOMPARE(tint(QApplication::palette(), Tint::Ground), stage.desk.look.theme().color(Role::Ground));
}

void WindowTest::theWindowKeepsItsPlace()
{
    Stage stage;
    stage.window.resize(1111, 777);
    stage.window.close();
    const Window again(stage.desk);
    QCOMPARE(again.size(), QSize(1111, 777));
}

void WindowTest::theMenuKnowsOfTheFullScreen()
{
    Stage stage;
    stage.window.setWindowState(Qt::WindowFullScreen);
    QTRY_VERIFY(stage.window.actions().fullScreen.isChecked());
    stage.window.setWindowState(Qt::WindowNoState);
    QTRY_VERIFY(!stage.window.actions().fullScreen.isChecked());
}

void WindowTest::theFirstPageFollowsTheGame()
{
    Stage stage;
    stage.begin(u"HH"_s);
    QVERIFY(stage.wait());
    stage.window.goHome();
    const auto next = [&](const QString &name) {
        return std::ranges::any_of(stage.window.home()->findChildren<QLabel *>(), [&](const QLabel *label) {
            return label->isVisible() && label->text().contains(u"next: "_s + name);
        });
    };
    const Match &match = *stage.desk.sitting.match();
    const QString before = match.person(match.session().game().actor()).name;
    QVERIFY(next(before));
    stage.playOn(1);
    const QString after = match.person(match.session().game().actor()).name;
    QVERIFY(after != before);
    QVERIFY(next(after) && !next(before));
}

void WindowTest::everythingHasAKeyAndTheKeysAreListed()
{
    Stage stage;
    const Actions &actions = stage.window.actions();
    QCOMPARE(actions.undo.shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Z));
    QCOMPARE(actions.redo.shortcut(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    QCOMPARE(actions.hint.shortcut(), QKeySequence(Qt::Key_H));
    QCOMPARE(actions.demo.shortcut(), QKeySequence(Qt::Key_D));
    QCOMPARE(actions.restart.shortcut(), QKeySequence(Qt::Key_F5));
    QSet<QString> keys;
    for (const QAction *action : actions.all)
        for (const QKeySequence &key : action->shortcuts()) {
            QVERIFY2(!keys.contains(key.toString()), qPrintable(key.toString()));
            keys.insert(key.toString());
        }
    pressAlone(stage, Qt::Key_F1);
    QCOMPARE(static_cast<QObject *>(stage.window.page()), static_cast<QObject *>(stage.window.keys()));
}

void WindowTest::enterPressesTheButtonWithTheFocus()
{
    Stage stage;
    pressAlone(stage, Qt::Key_Return);
    QCOMPARE(stage.window.page()->subtitle(), u"New game"_s);
    stage.window.actions().settings.trigger();
    stage.desk.settings.set(Setting::TextSize, 125);
    pressAlone(stage, Qt::Key_Backtab);
    pressAlone(stage, Qt::Key_Return); // Reset all
    QCOMPARE(stage.desk.settings.number(Setting::TextSize), 100);
}

void WindowTest::afterTheEndTheGameCanBeReplayedOrPlayedAgain()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(400);
    const QString first = stage.desk.sitting.match()->id();
    const auto told = stage.window.table()->endView()->findChildren<SentenceLabel *>();
    QVERIFY(std::ranges::any_of(told, [](const SentenceLabel *label) {
        return label->sentence().plain().endsWith(u"Luck number: 42."_s);
    }));
    pressAlone(stage, Qt::Key_R);
    QTRY_VERIFY(stage.desk.sitting.lookedAt().has_value());
    pressAlone(stage, Qt::Key_End, Qt::AltModifier);
    QVERIFY(!stage.desk.sitting.lookedAt());
    pressAlone(stage, Qt::Key_Return);
    QVERIFY(stage.desk.sitting.match()->id() != first);
    QVERIFY(stage.wait());
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::WindowTest)
#include "window.moc"
