#include "app/contests/contest.h"
#include "engine/rules/ranges.h"

#include "engine/view/variant.h"
#include "engine/view/variants.h"

#include <QTest>

#include <atomic>
#include <set>

using namespace medici;

class ContestTest : public QObject {
    Q_OBJECT

private slots:
    void gamesComeInOrder_data();
    void gamesComeInOrder();
    void theNumberOfThreadsMakesNoDifference();
    void takingCanEndAContest();
    void stoppingEndsThinking();
    void anOnlookerSeesEachEventOnce();
    void everyGameHasItsDeal();

private:
    Contest contest(const std::vector<Level> &players, int games)
    {
        Contest contest;
        contest.variant = m_variants.find("dice");
        for (const Level level : players)
            contest.players.push_back({"somebody", level});
        contest.setup = contest.variant->terms().usual(contest.seats());
        contest.games = games;
        contest.seed = 11;
        return contest;
    }

    Variants m_variants{{DICE_FOLDER}};
};

namespace {

bool never()
{
    return false;
}

std::vector<std::vector<Event>> logsOf(const Contest &contest, int jobs)
{
    std::vector<std::vector<Event>> logs;
    const auto keep = [&](const PlayedGame &game) {
        logs.push_back(game.log);
        return true;
    };
    playAll(contest, jobs, keep, never);
    return logs;
}

} // namespace

void ContestTest::gamesComeInOrder_data()
{
    QTest::addColumn<int>("jobs");
    QTest::newRow("one thread") << 1;
    QTest::newRow("four threads") << 4;
    QTest::newRow("more threads than games") << 64;
}

void ContestTest::gamesComeInOrder()
{
    QFETCH(int, jobs);
    std::vector<int> numbers;
    const auto keep = [&](const PlayedGame &game) {
        numbers.push_back(game.number);
        return true;
    };
    playAll(contest({Level::Random, Level::Random}, 40), jobs, keep, never);
    QCOMPARE(numbers.size(), 40U);
    QVERIFY(ranges::is_sorted(numbers));
}

void ContestTest::theNumberOfThreadsMakesNoDifference()
{
    const Contest some = contest({Level::Easy, Level::Random, Level::Random}, 12);
    QVERIFY(logsOf(some, 1) == logsOf(some, 3));
}

void ContestTest::takingCanEndAContest()
{
    int taken = 0;
    const auto two = [&](const PlayedGame &) { return ++taken < 2; };
    playAll(contest({Level::Random}, 1'000'000'000), 3, two, never);
    QCOMPARE(taken, 2);
}

void ContestTest::stoppingEndsThinking()
{
    std::atomic<bool> begun = false;
    const auto take = [](const PlayedGame &) { return true; };
    const auto stopped = [&] { return begun.load(); };
    const auto onlookers = [&](int) { return [&](const Session &) { begun = true; }; };
    playAll(contest({Level::Hard, Level::Hard}, 1'000'000'000), 2, take, stopped, onlookers);
    QVERIFY(begun);
}

void ContestTest::anOnlookerSeesEachEventOnce()
{
    std::size_t seen = 0;
    const auto look = [&](const Session &session) {
        QVERIFY(session.cursor() > seen);
        seen = session.cursor();
    };
    Guests nobody{Allowance()};
    const std::optional<PlayedGame> game =
        playGame(contest({Level::Random, Level::Random}, 1), 0, nobody, {}, look);
    QVERIFY(game);
    QCOMPARE(seen, game->log.size());
}

void ContestTest::everyGameHasItsDeal()
{
    Contest some = contest({Level::Random, Level::Random}, 100);
    QVERIFY(some.luckOf(0) == LuckSource::ofDeal({0, some.seed}));
    std::set<DealNumber> deals;
    for (int game = 0; game < 100; ++game)
        deals.insert(some.luckOf(game).number);
    QCOMPARE(deals.size(), 100U);
    some.deal = DealNumber{1, 2};
    QVERIFY(some.luckOf(0) == LuckSource::ofKnownDeal({1, 2}));
    some.word = "sesame";
    QCOMPARE(some.luckOf(7).word, QString("sesame"));
    some.rotate = true;
    QVERIFY(some.luckOf(0) == some.luckOf(1));
    QVERIFY(some.luckOf(1) != some.luckOf(2));
    QCOMPARE(some.playerAt(0, 0), 0);
    QCOMPARE(some.playerAt(1, 0), 1);
    QCOMPARE(some.playerAt(1, 1), 0);
}

QTEST_GUILESS_MAIN(ContestTest)
#include "contest.moc"
