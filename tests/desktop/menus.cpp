#include "app/desktop/accesskeys.h"
#include "app/desktop/actions.h"
#include "app/desktop/archive/archivepage.h"
#include "app/desktop/pages/gamelink.h"
#include "app/desktop/pages/homepage.h"
#include "app/desktop/pages/latestgames.h"
#include "app/desktop/pages/rulesview.h"
#include "app/desktop/print/printpage.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/historyview.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/replay.h"
#include "app/desktop/table/tablepage.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

// The menu of the other mouse button at a place.
QMenu *menuAt(QWidget &widget, const QPoint &at)
{
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget.mapToGlobal(at));
    QApplication::sendEvent(&widget, &event);
    return qobject_cast<QMenu *>(QApplication::activePopupWidget());
}

QAction *entry(const QMenu &menu, const QString &text)
{
    for (QAction *action : menu.actions())
        if (QString(action->text()).remove(u'&').startsWith(text))
            return action;
    return nullptr;
}

void choose(QMenu *menu, const QString &text)
{
    QVERIFY(menu != nullptr);
    QAction *action = entry(*menu, text);
    QVERIFY2(action != nullptr && action->isEnabled(), qPrintable(text));
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
}

// The middle of something on the board that can be chosen, or of something that cannot.
QPoint placeOn(Stage &stage, bool open, RegionRole role = RegionRole::Piece)
{
    const BoardWidget &board = *stage.window.table()->board();
    for (const Region &region : board.regions())
        if (region.role == role && board.choosing().canChoose(region.id) == open)
            return region.shape.boundingRect().center().toPoint();
    return {};
}

} // namespace

class MenusTest : public QObject {
    Q_OBJECT

private slots:
    void whatCanBeChosenIsChosenAndTakenBack();
    void whatCannotBeChosenSaysWhyAndLeadsToTheRule();
    void aLineOfTheHistoryIsLookedAtPlayedOnFromAndCopied();
    void aFinishedGameOnTheFirstPageIsOpenedReplayedAndDeleted();
    void aGameInTheListHasAMenu();
    void everyEntryHasALetterOfItsOwnInBothLanguages();
    void theMenuFitsIntoASmallWindow();
};

void MenusTest::whatCanBeChosenIsChosenAndTakenBack()
{
    Stage stage;
    stage.begin(u"HH"_s);
    QVERIFY(stage.wait());
    TablePage &table = *stage.window.table();
    const QPoint at = placeOn(stage, true);
    choose(menuAt(*table.board(), at), u"Choose"_s);
    QCOMPARE(table.choosing()->draft().size(), std::size_t{1});
    choose(menuAt(*table.board(), at), u"Take the choice back"_s);
    QVERIFY(table.choosing()->draft().empty());
}

void MenusTest::whatCannotBeChosenSaysWhyAndLeadsToTheRule()
{
    Stage stage;
    stage.begin(u"HHHH"_s, 7, u"gemstones"_s);
    QVERIFY(stage.wait());
    stage.playOn(2);
    BoardWidget &board = *stage.window.table()->board();
    const QPoint at = placeOn(stage, false);
    QVERIFY(!at.isNull());
    const QMenu *menu = menuAt(board, at);
    QVERIFY(menu != nullptr);
    const RegionId id = regionAt(board.regions(), at)->id;
    const Note why = board.choosing().whyNot(id);
    QVERIFY(!why.text.isEmpty());
    QVERIFY(entry(*menu, why.text) != nullptr);
    choose(qobject_cast<QMenu *>(QApplication::activePopupWidget()), u"Rule "_s);
    QCOMPARE(stage.window.page(), stage.window.rules());
}

void MenusTest::aLineOfTheHistoryIsLookedAtPlayedOnFromAndCopied()
{
    Stage stage;
    stage.begin(u"HH"_s);
    stage.playOn(6);
    TableController &table = stage.services.table;
    HistoryView &history = *stage.window.table()->historyView();
    history.scrollToTop();
    QModelIndex line = history.model()->index(2, 0);
    while (!line.flags().testFlag(Qt::ItemIsSelectable)) // it is a heading
        line = line.siblingAtRow(line.row() + 1);
    const auto menu = [&] { return menuAt(*history.viewport(), history.visualRect(line).center()); };
    choose(menu(), u"Copy this line"_s);
    QCOMPARE(QGuiApplication::clipboard()->text(), line.data(Qt::AccessibleTextRole).toString());
    choose(menu(), u"Look at this moment"_s);
    QVERIFY(table.lookedAt().has_value());
    const std::size_t cursor = *table.lookedAt();
    const QString id = table.current()->id();
    choose(menu(), u"Continue from here"_s);
    QVERIFY(table.current()->id() != id);
    QCOMPARE(table.current()->session().cursor(), cursor);
}

void MenusTest::aFinishedGameOnTheFirstPageIsOpenedReplayedAndDeleted()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(400);
    const auto link = [&stage] {
        stage.close();
        stage.window.goHome();
        return stage.window.home()->findChild<LatestGames *>()->findChild<GameLink *>();
    };
    QTest::mouseClick(link(), Qt::LeftButton);
    QCOMPARE(stage.window.page(), stage.window.table());
    QTRY_COMPARE(stage.services.table.awaiting(), Awaiting::Over);
    choose(menuAt(*link(), {5, 5}), u"Replay"_s);
    QTRY_VERIFY(stage.window.table()->replay()->playing());
    choose(menuAt(*link(), {5, 5}), u"Print"_s);
    QTRY_COMPARE(stage.window.page(), stage.window.printing());
    choose(menuAt(*link(), {5, 5}), u"Delete"_s);
    QTRY_VERIFY(QApplication::activeModalWidget() != nullptr);
    answer(true);
    QTRY_VERIFY(stage.window.home()->findChild<LatestGames *>()->findChild<GameLink *>() == nullptr);
    QVERIFY(stage.services.store.finishedFiles().empty());
}

void MenusTest::aGameInTheListHasAMenu()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(3);
    stage.close();
    stage.window.show(stage.window.archive());
    QTableView &list = *stage.window.archive()->list();
    const QMenu *menu = menuAt(*list.viewport(), list.visualRect(list.model()->index(0, 0)).center());
    QVERIFY(menu != nullptr);
    QVERIFY(entry(*menu, u"Replay"_s) == nullptr); // it is not over
    choose(qobject_cast<QMenu *>(QApplication::activePopupWidget()), u"Open"_s);
    QTRY_COMPARE(stage.window.page(), stage.window.table());
}

void MenusTest::everyEntryHasALetterOfItsOwnInBothLanguages()
{
    Stage stage;
    const Actions &actions = stage.window.actions();
    stage.begin(u"HHHH"_s, 7, u"gemstones"_s);
    QVERIFY(stage.wait());
    for (const QString &language : {u"en"_s, u"pl"_s}) {
        stage.services.settings.set(Setting::Language, language);
        QTest::qWait(1);
        QMenu *onBoard = menuAt(*stage.window.table()->board(), placeOn(stage, true));
        QList<const QMenu *> menus{&actions.menu, onBoard};
        while (!menus.empty()) {
            const QMenu *menu = menus.takeFirst();
            QSet<QString> letters;
            for (const QAction *action : menu->actions()) {
                if (action->isSeparator())
                    continue;
                if (action->menu() != nullptr)
                    menus << action->menu();
                const QString letter = QKeySequence::mnemonic(action->text()).toString();
                QVERIFY2(!letter.isEmpty(), qPrintable(action->text()));
                QVERIFY2(!letters.contains(letter), qPrintable(action->text()));
                letters << letter;
            }
        }
        onBoard->close();
        for (const QAction *action : actions.all) // what stands elsewhere has no mark
            QVERIFY(!withoutAccessKey(action->text()).contains(u'&'));
    }
    QCOMPARE(withoutAccessKey(asEntry(u"Salt & pepper"_s)), u"Salt & pepper"_s);
}

void MenusTest::theMenuFitsIntoASmallWindow()
{
    Stage stage;
    for (const int percent : {100, 200}) {
        stage.services.settings.set(Setting::TextSize, percent);
        QTest::qWait(1);
        QMenu &menu = stage.window.actions().menu;
        QVERIFY2(menu.sizeHint().height() <= 700, qPrintable(QString::number(menu.sizeHint().height())));
        const QList<QAction *> entries = menu.actions();
        QCOMPARE(menu.actionGeometry(entries.front()).left(), menu.actionGeometry(entries.back()).left());
    }
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::MenusTest)
#include "menus.moc"
