#include "app/desktop/sitting.h"

#include "app/desktop/choosing.h"
#include "app/desktop/tablepage.h"
#include "tests/desktop/stage.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

std::vector<Event> logOf(const Sitting &sitting)
{
    const auto log = sitting.match()->session().log();
    return {log.begin(), log.end()};
}

std::size_t cursorOf(const Sitting &sitting)
{
    return sitting.match()->session().cursor();
}

} // namespace

class SittingTest : public QObject {
    Q_OBJECT

private slots:
    void computerPlayersAnswerUntilAPersonMustDecide();
    void undoGoesBackAcrossComputerRepliesAndTheSameLuckComesAgain();
    void aWholeGameCanBeTakenBackAndPlayedAgain();
    void restartCanBeTakenBack();
    void playingOnFromAnEarlierMomentLeavesTheGameAsItWas();
    void lookingBackChangesNothing();
    void aHintIsLegalAndCosts();
    void theComputerPlaysForASeatUntilItIsStopped();
    void computerPlayersCanBeInterrupted();
    void forcedChoicesAreMadeByThemselves();
    void pointsAreExplainedAfterEachRound();
};

void SittingTest::computerPlayersAnswerUntilAPersonMustDecide()
{
    Stage stage;
    stage.begin(u"HRRR"_s);
    QVERIFY(stage.wait());
    QCOMPARE(stage.desk.sitting.awaiting(), Awaiting::Person);
    QCOMPARE(stage.desk.sitting.match()->session().game().actor(), Seat{0});
}

void SittingTest::undoGoesBackAcrossComputerRepliesAndTheSameLuckComesAgain()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HRR"_s);
    stage.playOn(4);
    const std::vector<Event> before = logOf(sitting);
    const std::size_t cursor = cursorOf(sitting);
    QVERIFY(sitting.canUndo());
    sitting.undo();
    QVERIFY(cursorOf(sitting) < cursor);
    QCOMPARE(sitting.match()->session().game().actor(), Seat{0});
    sitting.play(before[cursorOf(sitting)].code);
    QVERIFY(stage.wait());
    QVERIFY(logOf(sitting) == before);
}

void SittingTest::aWholeGameCanBeTakenBackAndPlayedAgain()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HR"_s);
    stage.playOn(200);
    QCOMPARE(sitting.awaiting(), Awaiting::Over);
    const std::vector<Event> played = logOf(sitting);
    int steps = 0;
    while (sitting.canUndo()) {
        sitting.undo();
        ++steps;
    }
    QVERIFY(steps > 5);
    QVERIFY(!sitting.match()->begun() || !sitting.match()->session().human(0)
            || cursorOf(sitting) < played.size());
    while (sitting.canRedo())
        sitting.redo();
    QVERIFY(stage.wait());
    QVERIFY(logOf(sitting) == played);
    QCOMPARE(cursorOf(sitting), played.size());
    QCOMPARE(sitting.awaiting(), Awaiting::Over);
}

void SittingTest::restartCanBeTakenBack()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HH"_s);
    stage.playOn(3);
    const QString first = sitting.match()->id();
    const std::size_t cursor = cursorOf(sitting);
    sitting.restart();
    const QString second = sitting.match()->id();
    QVERIFY(first != second);
    QVERIFY(sitting.canUndo());
    sitting.undo();
    QCOMPARE(sitting.match()->id(), first);
    QCOMPARE(cursorOf(sitting), cursor);
    sitting.redo();
    QCOMPARE(sitting.match()->id(), second);
}

void SittingTest::playingOnFromAnEarlierMomentLeavesTheGameAsItWas()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HH"_s);
    stage.playOn(6);
    const std::vector<Event> whole = logOf(sitting);
    const QString id = sitting.match()->id();
    std::size_t middle = whole.size() / 2;
    while (whole[middle].actor == chance)
        --middle;
    sitting.playOnFrom(middle);
    QVERIFY(sitting.match()->id() != id);
    QVERIFY(std::equal(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(middle),
                       logOf(sitting).begin()));
    QCOMPARE(cursorOf(sitting), middle);
    while (sitting.match()->id() != id)
        sitting.undo();
    QVERIFY(logOf(sitting) == whole);
}

void SittingTest::lookingBackChangesNothing()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HR"_s);
    stage.playOn(4);
    const std::vector<Event> before = logOf(sitting);
    sitting.lookAt(7);
    QVERIFY(sitting.shown().equals(*sitting.match()->session().at(7)));
    Choices choices;
    sitting.match()->session().game().list(choices);
    QVERIFY(!sitting.play(choices[0]));
    sitting.lookAt(std::nullopt);
    QVERIFY(logOf(sitting) == before);
    QCOMPARE(sitting.awaiting(), Awaiting::Person);
}

void SittingTest::aHintIsLegalAndCosts()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HR"_s);
    QVERIFY(stage.wait());
    QSignalSpy hinted(&sitting, &Sitting::hintChanged);
    sitting.hint();
    QVERIFY(hinted.wait(60'000));
    QVERIFY(sitting.match()->session().game().legal(sitting.hinted()->code));
    QVERIFY(sitting.hinted()->simulations > 0);
    sitting.play(sitting.hinted()->code);
    QVERIFY(!sitting.hinted());
}

void SittingTest::theComputerPlaysForASeatUntilItIsStopped()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HR"_s);
    QVERIFY(stage.wait());
    const std::size_t before = cursorOf(sitting);
    sitting.setDemo(true);
    QVERIFY(QTest::qWaitFor([&] { return cursorOf(sitting) > before + 6; }, 60'000));
    sitting.setDemo(false);
    QVERIFY(stage.wait());
    QVERIFY(sitting.awaiting() == Awaiting::Person || sitting.awaiting() == Awaiting::Reader);
}

void SittingTest::computerPlayersCanBeInterrupted()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"RR"_s);
    sitting.setPaused(true);
    const std::size_t at = cursorOf(sitting);
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    QCOMPARE(cursorOf(sitting), at);
    sitting.setPaused(false);
    QVERIFY(QTest::qWaitFor([&] { return cursorOf(sitting) > at; }, 30'000));
}

void SittingTest::forcedChoicesAreMadeByThemselves()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HHHH"_s, 11);
    stage.playOn(400);
    QCOMPARE(sitting.awaiting(), Awaiting::Over);
    // Whoever had only one thing to do was never asked.
    const Session &session = sitting.match()->session();
    int forced = 0;
    for (std::size_t i = 0; i < session.log().size(); ++i)
        forced += session.at(i)->forced().has_value();
    QVERIFY(forced > 0);
    while (sitting.canUndo()) {
        sitting.undo();
        QVERIFY(stage.wait());
        if (sitting.awaiting() == Awaiting::Person)
            QVERIFY(!sitting.match()->session().game().forced());
    }
}

void SittingTest::pointsAreExplainedAfterEachRound()
{
    Stage stage;
    Sitting &sitting = stage.desk.sitting;
    stage.begin(u"HH"_s);
    int explained = 0;
    while (stage.wait() && sitting.awaiting() != Awaiting::Over) {
        if (sitting.awaiting() == Awaiting::Reader) {
            ++explained;
            QVERIFY(sitting.scored().has_value());
        }
        stage.playOn(1);
    }
    QCOMPARE(explained, 3);
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::SittingTest)
#include "sitting.moc"
