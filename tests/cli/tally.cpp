#include "app/cli/tally.h"

#include <QTest>

#include <cmath>

using namespace medici;
using namespace medici::cli;
using namespace std::chrono_literals;

class TallyTest : public QObject {
    Q_OBJECT

private slots:
    void anAverageKnowsItsMargin();
    void oneBlockHasNoMargin();
    void theMarginOfManyBlocksIsAlmostNormal();
    void gamesOfABlockCountAsOne();
    void timesHaveAMeanAMedianAndAMaximum();
    void aSharedWinIsShared();
    void rotatedSeatsGoToTheirPlayers();
    void aBlockThatIsNotCompleteDoesNotCount();
};

namespace {

bool near(double a, double b)
{
    return std::abs(a - b) < 0.001;
}

PlayedGame played(int number, PerSeat<int> scores, PerSeat<int> places)
{
    return {number, {}, scores, places, std::vector<std::vector<std::chrono::nanoseconds>>(2)};
}

Contest contestOfTwo(bool rotate)
{
    Contest contest;
    contest.players = {Level::Easy, Level::Random};
    contest.rotate = rotate;
    return contest;
}

} // namespace

void TallyTest::anAverageKnowsItsMargin()
{
    Average average(1);
    for (const int total : {1, 2, 3, 4})
        average.add(total);
    QVERIFY(near(average.estimate().mean, 2.5));
    // A deviation of 1.291, a standard error of 0.6455, and Student's 3.182.
    QVERIFY(near(*average.estimate().margin, 2.0540));
}

void TallyTest::oneBlockHasNoMargin()
{
    Average average(1);
    QVERIFY(!average.estimate().margin);
    average.add(7);
    QCOMPARE(average.estimate().mean, 7.0);
    QVERIFY(!average.estimate().margin);
}

void TallyTest::theMarginOfManyBlocksIsAlmostNormal()
{
    Average average(1);
    for (int i = 0; i < 10'000; ++i)
        average.add(i % 2);
    QVERIFY(near(*average.estimate().margin, 1.96 * 0.5 / 100));
}

void TallyTest::gamesOfABlockCountAsOne()
{
    Average average(4);
    average.add(4);
    average.add(12);
    QVERIFY(near(average.estimate().mean, 2));
    // Means of 1 and 3: a deviation of 1.4142, a standard error of 1, and Student's 12.706.
    QVERIFY(near(*average.estimate().margin, 12.706));
}

void TallyTest::timesHaveAMeanAMedianAndAMaximum()
{
    Times times;
    QCOMPARE(times.median(), 0.0);
    for (const auto time : {1ms, 2ms, 3ms, 100ms})
        times.add(time);
    QCOMPARE(times.count(), 4);
    QVERIFY(near(times.mean(), 26.5));
    QVERIFY(near(times.median(), 2));
    QVERIFY(near(times.most(), 100));
    Times exact;
    exact.add(1'234'567ns);
    QVERIFY(near(exact.median(), 1.23));
    QVERIFY(near(exact.most(), 1.234567));
}

void TallyTest::aSharedWinIsShared()
{
    const Contest contest = contestOfTwo(false);
    Tally tally(contest);
    tally.add(played(0, {50, 50}, {1, 1}));
    tally.add(played(1, {60, 40}, {1, 2}));
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
    PlayedGame first = played(0, {70, 30}, {1, 2});
    first.thinking[0] = {5ms};
    tally.add(first);
    PlayedGame second = played(1, {20, 80}, {2, 1}); // the first player sits at seat 1
    second.thinking[0] = {7ms};
    tally.add(second);
    QCOMPARE(tally.player(0).wins, 2.0);
    QCOMPARE(tally.player(0).score.mean, 75.0);
    QCOMPARE(tally.player(1).score.mean, 25.0);
    QCOMPARE(tally.player(0).times.count(), 2);
    QVERIFY(!tally.player(0).score.margin); // a single block
}

void TallyTest::aBlockThatIsNotCompleteDoesNotCount()
{
    const Contest contest = contestOfTwo(true);
    Tally tally(contest);
    for (int game = 0; game < 3; ++game)
        tally.add(played(game, {50, 40}, {1, 2}));
    QCOMPARE(tally.games(), 3);
    QCOMPARE(tally.counted(), 2);
    QCOMPARE(tally.player(0).wins, 1.0);
}

QTEST_GUILESS_MAIN(TallyTest)
#include "tally.moc"
