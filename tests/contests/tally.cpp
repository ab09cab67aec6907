#include "app/contests/tally.h"

#include <QTest>

#include <cmath>

using namespace medici;
using namespace std::chrono_literals;

class TallyTest : public QObject {
    Q_OBJECT

private slots:
    void timesHaveAMeanAMedianAndAMaximum();
    void aSharedWinIsShared();
    void rotatedSeatsGoToTheirPlayers();
    void whatBothHadOfALuckIsNoDoubt();
    void aBlockThatIsNotCompleteDoesNotCount();
};

namespace {

bool closeBy(double a, double b)
{
    return std::abs(a - b) < 0.001;
}

PlayedGame playedGame(int number, PerSeat<int> scores, PerSeat<int> places)
{
    return {.number = number, .scores = scores, .places = places};
}

Contest contestOfTwo(bool rotate)
{
    Contest contest;
    contest.players = {{"a", Level::Easy}, {"b", Level::Random}};
    contest.rotate = rotate;
    return contest;
}

} // namespace

void TallyTest::timesHaveAMeanAMedianAndAMaximum()
{
    Times times;
    QCOMPARE(times.median(), 0.0);
    for (const auto time : {1ms, 2ms, 3ms, 100ms})
        times.add(time);
    QCOMPARE(times.count(), 4);
    QVERIFY(closeBy(times.mean(), 26.5));
    QVERIFY(closeBy(times.median(), 2));
    QVERIFY(closeBy(times.most(), 100));
    Times exact;
    exact.add(1'234'567ns);
    QVERIFY(closeBy(exact.median(), 1.23));
    QVERIFY(closeBy(exact.most(), 1.234567));
}

void TallyTest::aSharedWinIsShared()
{
    const Contest contest = contestOfTwo(false);
    Tally tally(contest);
    tally.add(playedGame(0, {50, 50}, {1, 1}));
    tally.add(playedGame(1, {60, 40}, {1, 2}));
    QCOMPARE(tally.player(0).wins, 1.5);
    QCOMPARE(tally.player(1).wins, 0.5);
    QCOMPARE(tally.player(0).share.mean, 0.75);
    QCOMPARE(tally.player(1).place.mean, 1.5);
    QCOMPARE(tally.player(0).score.mean, 55.0);
}

void TallyTest::rotatedSeatsGoToTheirPlayers()
{
    const Contest contest = contestOfTwo(true);
    Tally tally(contest);
    PlayedGame first = playedGame(0, {70, 30}, {1, 2});
    first.thinking[0] = {5ms};
    tally.add(first);
    PlayedGame second = playedGame(1, {20, 80}, {2, 1}); // the first player sits at seat 1
    second.thinking[1] = {7ms};
    tally.add(second);
    QCOMPARE(tally.player(0).wins, 2.0);
    QCOMPARE(tally.player(0).score.mean, 75.0);
    QCOMPARE(tally.player(1).score.mean, 25.0);
    QCOMPARE(tally.player(0).times.count(), 2);
    QCOMPARE(tally.player(0).difference.mean, 50.0);
    QVERIFY(!tally.player(0).score.margin); // a single block
}

// Good luck for one in one game is good luck for the other in the next: of the means of blocks nothing is
// left of it.
void TallyTest::whatBothHadOfALuckIsNoDoubt()
{
    const Contest contest = contestOfTwo(true);
    Tally tally(contest);
    for (const int luck : {0, 10, 20, 30}) {
        const auto block = tally.games();
        tally.add(playedGame(block, {50 + luck, 40 - luck}, {1, 2}));
        tally.add(playedGame(block + 1, {40 + luck, 50 - luck}, {1, 2}));
    }
    QCOMPARE(tally.player(0).score.mean, 50.0);
    QVERIFY(closeBy(*tally.player(0).score.margin, 0));
    QVERIFY(closeBy(*tally.player(0).difference.margin, 0));
    // Four shared wins of eight games may well have been five.
    QVERIFY(closeBy(*tally.player(0).share.margin, 3 / 8.0));
}

void TallyTest::aBlockThatIsNotCompleteDoesNotCount()
{
    const Contest contest = contestOfTwo(true);
    Tally tally(contest);
    for (int game = 0; game < 3; ++game)
        tally.add(playedGame(game, {50, 40}, {1, 2}));
    QCOMPARE(tally.games(), 3);
    QCOMPARE(tally.counted(), 2);
    QCOMPARE(tally.player(0).wins, 1.0);
}

QTEST_GUILESS_MAIN(TallyTest)
#include "tally.moc"
