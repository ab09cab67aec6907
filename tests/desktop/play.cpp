#include "app/desktop/pages/setuppage.h"
#include "app/desktop/table/actionbar.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/scoringview.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/keybutton.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"
#include "tests/desktop/hands.h"
#include "tests/desktop/stage.h"

#include <QAccessible>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

// Everything that is visible, in the order of the accessibility tree.
void collect(QAccessibleInterface *from, std::vector<QAccessibleInterface *> &all)
{
    if (from == nullptr || from->state().invisible)
        return;
    all.push_back(from);
    for (int i = 0; i < from->childCount(); ++i)
        collect(from->child(i), all);
}

std::vector<QAccessibleInterface *> heard(Stage &stage)
{
    std::vector<QAccessibleInterface *> all;
    collect(QAccessible::queryAccessibleInterface(&stage.window), all);
    return all;
}

// Knows the table by names, roles and states alone: chooses until the main button says 'Take', then presses
// it.
void takeByEar(Stage &stage)
{
    QAccessibleInterface *choice = nullptr;
    QAccessibleInterface *take = nullptr;
    for (QAccessibleInterface *thing : heard(stage)) {
        const QAccessible::State state = thing->state();
        const QString name = thing->text(QAccessible::Name);
        if (thing->role() == QAccessible::CheckBox && !state.disabled && !state.checked && choice == nullptr)
            choice = thing;
        if (thing->role() == QAccessible::Button && name.startsWith(u"Take"_s) && !state.disabled)
            take = thing;
    }
    const bool chosen = !stage.window.table()->choosing()->draft().empty();
    QAccessibleInterface *thing = take != nullptr && chosen ? take : choice;
    QVERIFY(thing != nullptr);
    QVERIFY(!thing->text(QAccessible::Name).isEmpty());
    const std::size_t events = stage.services.table.current()->session().cursor();
    const QStringList actions = thing->actionInterface()->actionNames();
    thing->actionInterface()->doAction(actions.front());
    if (thing == take) // Qt shows the press before it clicks
        QTRY_VERIFY(stage.services.table.current()->session().cursor() > events);
}

void pressByEar(Stage &stage, const QString &name)
{
    for (QAccessibleInterface *thing : heard(stage))
        if (thing->role() == QAccessible::Button && thing->text(QAccessible::Name) == name) {
            thing->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            return;
        }
    QFAIL(qPrintable(u"nothing is called "_s + name));
}

void goOnByEar(Stage &stage)
{
    pressByEar(stage, u"Continue"_s);
    QTRY_VERIFY(stage.services.table.awaiting() != Awaiting::Reader);
}

bool hears(Stage &stage, const QString &words)
{
    return ranges::any_of(heard(stage), [&](QAccessibleInterface *thing) {
        return thing->text(QAccessible::Name).contains(words);
    });
}

} // namespace

class PlayTest : public QObject {
    Q_OBJECT

private slots:
    void anEveningByEarFromTheFirstPageToTheNextGame();
    void everyRegionHasANameAndARole();
    void aDieCanBeDraggedToTheShip();
    void whatIsDoubleClickedIsMeant();
    void aGameStartsWithOneKey();
};

void PlayTest::anEveningByEarFromTheFirstPageToTheNextGame()
{
    Stage stage;
    TableController &table = stage.services.table;
    pressByEar(stage, u"New game of Medici: The Dice Game"_s);
    QTRY_COMPARE(stage.window.page(), stage.window.setup());
    QVERIFY(hears(stage, u"Name, seat 1"_s));
    pressByEar(stage, u"Start game"_s);
    QTRY_VERIFY(table.current() != nullptr);
    const QString first = table.current()->id();
    for (int step = 0; step < 4000 && !QTest::currentTestFailed(); ++step) {
        QVERIFY(stage.wait());
        if (table.awaiting() == Awaiting::Over)
            break;
        if (table.awaiting() == Awaiting::Reader)
            goOnByEar(stage);
        else
            takeByEar(stage);
    }
    QVERIFY(hears(stage, u" wins with "_s) || hears(stage, u" share first place "_s));
    pressByEar(stage, u"Play again"_s);
    QTRY_VERIFY(table.current()->id() != first);
    QVERIFY(stage.wait());
    QVERIFY(hears(stage, u"Board"_s));
}

void PlayTest::everyRegionHasANameAndARole()
{
    Stage stage;
    stage.begin(u"HR"_s);
    QVERIFY(stage.wait());
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(stage.window.table()->board());
    QVERIFY(board->childCount() > 5);
    int choosable = 0;
    for (int i = 0; i < board->childCount(); ++i) {
        QAccessibleInterface *thing = board->child(i);
        QVERIFY(thing->isValid());
        QVERIFY(!thing->text(QAccessible::Name).isEmpty());
        QVERIFY(thing->rect().isValid());
        QCOMPARE(board->indexOfChild(thing), i);
        choosable += thing->role() == QAccessible::CheckBox && !thing->state().disabled;
    }
    QVERIFY(choosable > 0);
}

void PlayTest::aDieCanBeDraggedToTheShip()
{
    Stage stage;
    stage.begin(u"HR"_s);
    QVERIFY(stage.wait());
    const RegionId die = stage.window.table()->choosing()->regions().front();
    const GameInProgress &current = *stage.services.table.current();
    const auto home = current.variant().view()->homeOf(current.session().game(), die);
    QVERIFY(home.has_value());
    drag(stage, die, *home);
    QVERIFY(stage.window.table()->choosing()->draft().contains(die));
}

// Also if the first of the two clicks has just unchosen it.
void PlayTest::whatIsDoubleClickedIsMeant()
{
    for (const bool chosen : {false, true}) {
        Stage stage;
        stage.begin(u"HR"_s);
        QVERIFY(stage.wait());
        BoardWidget *board = stage.window.table()->board();
        const RegionId die = stage.window.table()->choosing()->regions().front();
        const QPoint at = regionById(board->regions(), die)->shape.boundingRect().center().toPoint();
        if (chosen)
            QTest::mouseClick(board, Qt::LeftButton, {}, at);
        const std::size_t events = stage.services.table.current()->session().cursor();
        QTest::mouseDClick(board, Qt::LeftButton, {}, at);
        QTRY_VERIFY(stage.services.table.current()->session().cursor() > events);
    }
}

void PlayTest::aGameStartsWithOneKey()
{
    Stage stage;
    stage.window.newGame(usualGame());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(stage.services.table.current() != nullptr);
    QCOMPARE(stage.window.page(), stage.window.table());
    QVERIFY(stage.wait());
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::PlayTest)
#include "play.moc"
