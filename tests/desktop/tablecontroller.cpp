#include "app/desktop/table/tablecontroller.h"

#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/tablepage.h"
#include "tests/desktop/stage.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

std::vector<Event> logOf(const TableController &table)
{
    const auto log = table.current()->session().log();
    return {log.begin(), log.end()};
}

std::size_t cursorOf(const TableController &table)
{
    return table.current()->session().cursor();
}

} // namespace

class TableControllerTest : public QObject {
    Q_OBJECT

private slots:
    void computerPlayersAnswerUntilAPersonMustDecide();
    void undoGoesBackAcrossComputerRepliesAndTheSameLuckComesAgain();
    void undoEndsAtTheLastLuckIfThatIsWished();
    void aWholeGameCanBeTakenBackAndPlayedAgain();
    void restartCanBeTakenBack();
    void playingOnFromAnEarlierMomentLeavesTheGameAsItWas();
    void lookingBackChangesNothing();
    void aHintIsLegalAndCosts();
    void aHintForAMomentThatIsOverIsNotGiven();
    void theComputerPlaysForASeatUntilItIsStopped();
    void computerPlayersCanBeInterrupted();
    void forcedChoicesAreMadeByThemselves();
    void pointsAreExplainedAfterEachRound();
};

void TableControllerTest::computerPlayersAnswerUntilAPersonMustDecide()
{
    Stage stage;
    stage.begin(u"HRRR"_s);
    QVERIFY(stage.wait());
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Person);
    QCOMPARE(stage.services.table.current()->session().game().actor(), Seat{0});
}

void TableControllerTest::undoGoesBackAcrossComputerRepliesAndTheSameLuckComesAgain()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HRR"_s);
    stage.playOn(4);
    const std::vector<Event> before = logOf(table);
    const std::size_t cursor = cursorOf(table);
    QVERIFY(table.canUndo());
    table.undo();
    QVERIFY(cursorOf(table) < cursor);
    QCOMPARE(table.current()->session().game().actor(), Seat{0});
    table.play(before[cursorOf(table)].code);
    QVERIFY(stage.wait());
    QVERIFY(logOf(table) == before);
}

void TableControllerTest::undoEndsAtTheLastLuckIfThatIsWished()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.services.settings.set(Setting::UndoToLuck, true);
    stage.begin(u"HH"_s);
    QVERIFY(stage.wait());
    stage.playOn(1); // of the same dice, the other one chooses now
    const std::size_t cursor = cursorOf(table);
    QVERIFY(table.canUndo());
    table.undo();
    QVERIFY(cursorOf(table) < cursor);
    QVERIFY(!table.canUndo());
    stage.playOn(2); // and the next one has rolled
    QVERIFY(!table.canUndo());
    const std::vector<Event> before = logOf(table);
    table.undo();
    QVERIFY(logOf(table) == before && cursorOf(table) == before.size());
    stage.services.settings.set(Setting::UndoToLuck, false);
    QVERIFY(table.canUndo());
}

void TableControllerTest::aWholeGameCanBeTakenBackAndPlayedAgain()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HR"_s);
    stage.playOn(200);
    QCOMPARE(table.awaiting(), Awaiting::Over);
    const std::vector<Event> played = logOf(table);
    int steps = 0;
    while (table.canUndo()) {
        table.undo();
        ++steps;
    }
    QVERIFY(steps > 5);
    QVERIFY(!table.current()->begun() || !table.current()->session().human(0)
            || cursorOf(table) < played.size());
    while (table.canRedo())
        table.redo();
    QVERIFY(stage.wait());
    QVERIFY(logOf(table) == played);
    QCOMPARE(cursorOf(table), played.size());
    QCOMPARE(table.awaiting(), Awaiting::Over);
}

void TableControllerTest::restartCanBeTakenBack()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HH"_s);
    stage.playOn(3);
    const QString first = table.current()->id();
    const std::size_t cursor = cursorOf(table);
    table.restart();
    const QString second = table.current()->id();
    QVERIFY(first != second);
    QVERIFY(table.canUndo());
    table.undo();
    QCOMPARE(table.current()->id(), first);
    QCOMPARE(cursorOf(table), cursor);
    table.redo();
    QCOMPARE(table.current()->id(), second);
}

void TableControllerTest::playingOnFromAnEarlierMomentLeavesTheGameAsItWas()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HH"_s);
    stage.playOn(6);
    const std::vector<Event> whole = logOf(table);
    const QString id = table.current()->id();
    std::size_t middle = whole.size() / 2;
    while (whole[middle].actor == chance)
        --middle;
    table.playOnFrom(middle);
    QVERIFY(table.current()->id() != id);
    QVERIFY(
        std::equal(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(middle), logOf(table).begin()));
    QCOMPARE(cursorOf(table), middle);
    while (table.current()->id() != id)
        table.undo();
    QVERIFY(logOf(table) == whole);
}

void TableControllerTest::lookingBackChangesNothing()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HR"_s);
    stage.playOn(4);
    const std::vector<Event> before = logOf(table);
    table.lookAt(7);
    QVERIFY(table.shown().equals(*table.current()->session().at(7)));
    Choices choices;
    table.current()->session().game().list(choices);
    QVERIFY(!table.play(choices[0]));
    table.lookAt(std::nullopt);
    QVERIFY(logOf(table) == before);
    QCOMPARE(table.awaiting(), Awaiting::Person);
}

void TableControllerTest::aHintIsLegalAndCosts()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HR"_s);
    QVERIFY(stage.wait());
    const QSignalSpy hinted(&table, &TableController::hintChanged);
    QVERIFY(stage.hint());
    QCOMPARE(hinted.count(), Coach::hintSteps);
    const Code best = *table.coach().marked();
    QVERIFY(table.current()->session().game().legal(best));
    QVERIFY(table.coach().advice().best->simulations > 0);
    table.play(best);
    QVERIFY(!table.coach().marked());
    QCOMPARE(table.coach().given(), 0);
}

void TableControllerTest::aHintForAMomentThatIsOverIsNotGiven()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HH"_s);
    QVERIFY(stage.wait());
    const QSignalSpy hinted(&table, &TableController::hintChanged);
    for (int asked = 0; asked < 3; ++asked) {
        table.hint();
        stage.playOn(1);
    }
    QCOMPARE(hinted.count(), 0);
    table.hint();
    QTRY_COMPARE_WITH_TIMEOUT(hinted.count(), 1, 60'000);
    QCOMPARE(table.coach().given(), 1);
}

void TableControllerTest::theComputerPlaysForASeatUntilItIsStopped()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HR"_s);
    QVERIFY(stage.wait());
    const std::size_t before = cursorOf(table);
    table.setDemo(true);
    QVERIFY(QTest::qWaitFor([&] { return cursorOf(table) > before + 6; }, 60'000));
    table.setDemo(false);
    QVERIFY(stage.wait());
    QVERIFY(table.awaiting() == Awaiting::Person || table.awaiting() == Awaiting::Reader);
}

void TableControllerTest::computerPlayersCanBeInterrupted()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"RR"_s);
    table.setPaused(true);
    const std::size_t at = cursorOf(table);
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    QCOMPARE(cursorOf(table), at);
    table.setPaused(false);
    QVERIFY(QTest::qWaitFor([&] { return cursorOf(table) > at; }, 120'000));
}

void TableControllerTest::forcedChoicesAreMadeByThemselves()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HHHH"_s, 18);
    stage.playOn(400);
    QCOMPARE(table.awaiting(), Awaiting::Over);
    // Whoever had only one thing to do was never asked.
    const Session &session = table.current()->session();
    int forced = 0;
    for (std::size_t i = 0; i < session.log().size(); ++i)
        forced += session.at(i)->forced().has_value();
    QVERIFY(forced > 0);
    while (table.canUndo()) {
        table.undo();
        QVERIFY(stage.wait());
        if (table.awaiting() == Awaiting::Person)
            QVERIFY(!table.current()->session().game().forced());
    }
}

void TableControllerTest::pointsAreExplainedAfterEachRound()
{
    Stage stage;
    TableController &table = stage.services.table;
    stage.begin(u"HH"_s);
    int explained = 0;
    while (stage.wait() && table.awaiting() != Awaiting::Over) {
        if (table.awaiting() == Awaiting::Reader) {
            ++explained;
            QVERIFY(table.scored().has_value());
        }
        stage.playOn(1);
    }
    QCOMPARE(explained, 3);
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::TableControllerTest)
#include "tablecontroller.moc"
