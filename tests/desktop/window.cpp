#include "app/desktop/window.h"
#include "engine/rules/ranges.h"

#include "app/desktop/actions.h"
#include "app/desktop/archive/archivepage.h"
#include "app/desktop/look/tints.h"
#include "app/desktop/pages/homepage.h"
#include "app/desktop/pages/keyspage.h"
#include "app/desktop/pages/rulesview.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/review/reviewpage.h"
#include "app/desktop/table/actionbar.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/endview.h"
#include "app/desktop/table/historyview.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/view/theme.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"

#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

// What a question is answered with.
void answer(const QString &text)
{
    auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
    QVERIFY(box != nullptr);
    for (QAbstractButton *button : box->buttons())
        if (button->text() == text)
            QTest::mouseClick(button, Qt::LeftButton);
}

} // namespace

class WindowTest : public QObject {
    Q_OBJECT

private slots:
    void aDroppedRecordOpens();
    void whatMovesIsFinishedByAnyKey();
    void anotherGameMayComeWhileSomethingMoves();
    void nothingMovesIfThatIsWished();
    void aRefusedChoiceLeadsToItsRule();
    void theRulesCanBeSearched();
    void aStatementOfAnotherGameLeadsToItsSetUp();
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
    void afterTheEndTheGameCanBeReviewedReplayedOrPlayedAgain();
    void aGameIsNotRestartedWithoutAQuestion();
    void aNewGameIsOfTheKindPlayedLast();
    void theHistoryShowsTheLatestMoveOfAGameTakenUp();
    void theKeyboardIsWhereItWasAfterAPageIsLeft();
    void nobodyPlaysOnBehindAnotherPage();
};

void WindowTest::aDroppedRecordOpens()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    const QString path = stage.folder.filePath(u"mine.medici"_s);
    stage.services.store.save(*stage.services.table.current(), path);
    const std::size_t events = stage.services.table.current()->session().cursor();
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
    QVERIFY(stage.window.page() == stage.window.home()); // the program it comes from does not wait
    QTRY_COMPARE(stage.window.page(), stage.window.table());
    QCOMPARE(stage.services.table.current()->session().cursor(), events);
}

void WindowTest::whatMovesIsFinishedByAnyKey()
{
    Stage stage;
    stage.begin(u"HH"_s);
    QVERIFY(stage.wait());
    stage.services.settings.set(Setting::Speed, u"slow"_s);
    BoardWidget &board = *stage.window.table()->board();
    const auto move = [&] {
        Choices choices;
        stage.services.table.current()->session().game().list(choices);
        stage.services.table.play(choices[0]);
    };
    move();
    QVERIFY(board.moving());
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Board);
    pressAlone(stage, Qt::Key_Shift);
    QVERIFY(!board.moving());
    QVERIFY(stage.wait());
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Person);
    move();
    QVERIFY(board.moving());
    QTest::mouseClick(&board, Qt::LeftButton, {}, QPoint(2, 2));
    QVERIFY(!board.moving());
}

void WindowTest::anotherGameMayComeWhileSomethingMoves()
{
    Stage stage;
    stage.begin(u"HH"_s);
    QVERIFY(stage.wait());
    stage.services.settings.set(Setting::Speed, u"slow"_s);
    Choices choices;
    stage.services.table.current()->session().game().list(choices);
    stage.services.table.play(choices[0]);
    BoardWidget &board = *stage.window.table()->board();
    QVERIFY(board.moving());
    stage.begin(u"HHH"_s, 5, u"gemstones"_s);
    board.finish();
    QVERIFY(stage.wait());
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Person);
    QVERIFY(!board.regions().empty());
}

void WindowTest::nothingMovesIfThatIsWished()
{
    Stage stage;
    stage.begin(u"HH"_s);
    QVERIFY(stage.wait());
    stage.services.settings.set(Setting::Speed, u"slow"_s);
    stage.services.settings.set(Setting::ReducedMotion, true);
    Choices choices;
    stage.services.table.current()->session().game().list(choices);
    stage.services.table.play(choices[0]);
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

void WindowTest::aStatementOfAnotherGameLeadsToItsSetUp()
{
    Stage stage;
    stage.begin(u"HH"_s, 7, u"card"_s);
    clickNumber(stage, u"dice"_s, u"D7"_s);
    QCOMPARE(stage.window.page(), stage.window.setup());
    QCOMPARE(stage.window.setup()->variant(), u"dice"_s);
}

void WindowTest::forcedChoicesAreNotedInTheHistory()
{
    Stage stage;
    stage.begin(u"HHHH"_s, 18);
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
    const Coach &coach = stage.services.table.coach();
    const auto words = [&] { return stage.window.table()->bar()->prompt()->sentence().plain(); };
    QStringList said;
    for (int step = 1; step <= Coach::hintSteps; ++step) {
        QVERIFY(!coach.marked()); // what it says is enough
        pressAlone(stage, Qt::Key_H);
        QTRY_COMPARE_WITH_TIMEOUT(coach.given(), step, 60'000);
        QVERIFY2(words().startsWith(u"Hint: "_s), qPrintable(words()));
        QVERIFY(!said.contains(words()));
        said << words();
        QCOMPARE(stage.window.table()->lastSaid(), words());
    }
    QVERIFY2(words().contains(u"Expected points at the end"_s), qPrintable(words()));
    QVERIFY2(words().contains(u"the next best move"_s) || words().contains(u"stands out"_s),
             qPrintable(words()));
    QVERIFY(coach.marked());
    const QImage marked = stage.window.table()->board()->grab().toImage();
    pressAlone(stage, Qt::Key_H); // that was all
    QCOMPARE(words(), said.back());
    QCOMPARE(stage.window.table()->board()->grab().toImage(), marked);
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
    const std::size_t events = stage.services.table.current()->session().cursor();
    QPointer<KeyButton> take = table.bar()->mainButton();
    QTest::mousePress(take, Qt::LeftButton);
    QVERIFY(stage.hint());
    QVERIFY(take);
    QTest::mouseRelease(take, Qt::LeftButton);
    QVERIFY(stage.services.table.current()->session().cursor() > events);
}

void WindowTest::gamesAreOpenedAndDeletedFromTheList()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(400);
    stage.begin(u"HR"_s, 5);
    stage.playOn(3);
    const QString interrupted = stage.services.table.current()->id();
    stage.close();
    ArchivePage &archive = *stage.window.archive();
    stage.window.show(&archive);
    QCOMPARE(archive.list()->model()->rowCount(), 2);
    QVERIFY(archive.list()->model()->index(0, 3).data().toString().startsWith(u"interrupted"_s));
    pressAlone(stage, Qt::Key_Return);
    QCOMPARE(stage.window.page(), stage.window.table());
    QCOMPARE(stage.services.table.current()->id(), interrupted);
    stage.close();
    stage.window.show(&archive);
    archive.list()->selectRow(1);
    pressAlone(stage, Qt::Key_Delete);
    answer(true);
    QCOMPARE(archive.list()->model()->rowCount(), 1);
    QVERIFY(stage.services.store.finished().empty());
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
        stage.services.settings.set(setting, value);
        QTest::qWait(1);
        const QImage now = picture();
        QVERIFY(now != last);
        last = now;
    }
    QCOMPARE(tint(QApplication::palette(), Tint::Ground), stage.services.look.theme().color(Role::Ground));
}

void WindowTest::theWindowKeepsItsPlace()
{
    Stage stage;
    const QSize size(800, 611); // wider than that is no window on the screen of a test
    stage.window.resize(size);
    stage.window.close();
    const Window again(stage.services);
    QCOMPARE(again.size(), size);
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
        return ranges::any_of(stage.window.home()->findChildren<QLabel *>(), [&](const QLabel *label) {
            return label->isVisible() && label->text().contains(u"to play: "_s + name);
        });
    };
    const GameInProgress &current = *stage.services.table.current();
    const QString before = current.person(current.session().game().actor()).name;
    QVERIFY(next(before));
    stage.playOn(1);
    const QString after = current.person(current.session().game().actor()).name;
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
    stage.services.settings.set(Setting::TextSize, 125);
    pressAlone(stage, Qt::Key_Backtab);
    pressAlone(stage, Qt::Key_Return);                                // Restore defaults
    QCOMPARE(stage.services.settings.number(Setting::TextSize), 125); // not without a question
    answer(u"Restore defaults"_s);
    QCOMPARE(stage.services.settings.number(Setting::TextSize), 100);
}

void WindowTest::afterTheEndTheGameCanBeReviewedReplayedOrPlayedAgain()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(400);
    const QString first = stage.services.table.current()->id();
    const auto tells = [&](const QString &words) {
        return ranges::any_of(
            stage.window.table()->endView()->findChildren<SentenceLabel *>(),
            [&](const SentenceLabel *label) { return label->sentence().plain().contains(words); });
    };
    QVERIFY(tells(u"This game is kept in the list of all games."_s));
    for (auto *button : stage.window.table()->endView()->findChildren<QAbstractButton *>())
        if (button->text() == u"Check the luck"_s)
            QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(tells(u"Everything that chance brought follows from the number. Seal: "_s + sealOf({0, 42})));
    pressAlone(stage, Qt::Key_R);
    QCOMPARE(stage.window.page(), stage.window.review());
    pressAlone(stage, Qt::Key_Escape);
    QCOMPARE(stage.window.page(), stage.window.table());
    pressAlone(stage, Qt::Key_Home, Qt::AltModifier);
    QVERIFY(stage.services.table.lookedAt());
    pressAlone(stage, Qt::Key_End, Qt::AltModifier);
    QVERIFY(!stage.services.table.lookedAt());
    pressAlone(stage, Qt::Key_Return);
    QVERIFY(stage.services.table.current()->id() != first);
    QVERIFY(stage.wait());
}

void WindowTest::aGameIsNotRestartedWithoutAQuestion()
{
    Stage stage;
    stage.begin(u"HH"_s);
    stage.playOn(3);
    const QString id = stage.services.table.current()->id();
    pressAlone(stage, Qt::Key_F5);
    answer(u"Cancel"_s);
    QCOMPARE(stage.services.table.current()->id(), id);
    pressAlone(stage, Qt::Key_F5);
    answer(u"Restart"_s);
    QVERIFY(stage.services.table.current()->id() != id);
}

void WindowTest::aNewGameIsOfTheKindPlayedLast()
{
    Stage stage;
    pressAlone(stage, Qt::Key_N, Qt::ControlModifier); // nothing was played yet
    QCOMPARE(stage.window.page(), stage.window.setup());
    stage.begin(u"HR"_s, 7, u"gemstones"_s);
    stage.playOn(2);
    stage.close();
    stage.window.goHome();
    pressAlone(stage, Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(stage.window.setup()->variant(), u"gemstones"_s);
}

void WindowTest::theHistoryShowsTheLatestMoveOfAGameTakenUp()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(14);
    stage.close();
    stage.window.goHome();
    pressAlone(stage, Qt::Key_Return); // Continue
    QCOMPARE(stage.window.page(), stage.window.table());
    const QScrollBar &bar = *stage.window.table()->historyView()->verticalScrollBar();
    QTRY_VERIFY(bar.maximum() > 0);
    QTRY_COMPARE(bar.value(), bar.maximum());
}

void WindowTest::theKeyboardIsWhereItWasAfterAPageIsLeft()
{
    Stage stage;
    stage.window.newGame(u"dice"_s);
    pressAlone(stage, Qt::Key_Backtab);
    const QWidget *before = QApplication::focusWidget();
    QVERIFY(before != stage.window.setup()->firstFocus());
    stage.window.actions().rules.trigger();
    pressAlone(stage, Qt::Key_Escape);
    QCOMPARE(stage.window.page(), stage.window.setup());
    QCOMPARE(QApplication::focusWidget(), before);
}

void WindowTest::nobodyPlaysOnBehindAnotherPage()
{
    Stage stage;
    stage.services.settings.set(Setting::Speed, u"fast"_s);
    stage.begin(u"RR"_s);
    TableController &table = stage.services.table;
    stage.window.actions().settings.trigger();
    QVERIFY(table.paused());
    const std::size_t cursor = table.current()->session().cursor();
    QTest::qWait(1);
    QCOMPARE(table.current()->session().cursor(), cursor);
    pressAlone(stage, Qt::Key_Escape);
    QVERIFY(!table.paused());
    QTRY_VERIFY(table.current()->session().cursor() > cursor);
    pressAlone(stage, Qt::Key_F9); // who paused the game finds it paused
    QVERIFY(table.paused());
    stage.window.actions().settings.trigger();
    pressAlone(stage, Qt::Key_Escape);
    QVERIFY(table.paused());
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::WindowTest)
#include "window.moc"
