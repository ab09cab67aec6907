#include "engine/players/par.h"

#include "engine/players/gameof.h"
#include "engine/rules/ranges.h"
#include "variants/dice/player/player.h"

#include <QTest>

#include <thread>

using namespace medici;

namespace {

// Thinks so little that it changes its mind from one playing to the next.
struct Hasty : dice::Player {
    static int simulations(Level, int) { return 20; }
};

// Would not do otherwise, whatever it thinks with.
struct Stubborn : NoKnowledge<dice::Rules> {
    static constexpr Skills skills{.shortlists = true};
    static std::vector<Code> shortlist(const dice::State &, const Choices &choices) { return {choices[0]}; }
};

template <class Knowledge>
Par parOf(int seats, const Luck &luck)
{
    return {GameOf<dice::Rules, Knowledge>(dice::Rules::start(dice::Rules::terms().usual(seats))), luck};
}

template <class Knowledge>
Par refined(int seats, const Luck &luck, int playings)
{
    Par par = parOf<Knowledge>(seats, luck);
    for (int i = 0; i < playings; ++i)
        par.refine({});
    return par;
}

bool sameEnds(const Par &one, const Par &other)
{
    return ranges::equal(one.ends(), other.ends(),
                         [](const auto &a, const auto &b) { return a->equals(*b); });
}

} // namespace

class ParTest : public QObject {
    Q_OBJECT

private slots:
    void aDealHasOnePar()
    {
        const Par par = refined<Hasty>(2, Seed{5}, 6);
        QCOMPARE(par.playings(), 6);
        QVERIFY(sameEnds(par, refined<Hasty>(2, Seed{5}, 6)));
        QVERIFY(!sameEnds(par, refined<Hasty>(2, Seed{6}, 6)));
    }

    // If all that is decided is the same, so is the game: luck is.
    void luckIsTheSameInEveryPlaying()
    {
        for (int seats = 1; seats <= 4; ++seats) {
            const Par par = refined<Stubborn>(seats, Seed{7}, 4);
            for (const auto &end : par.ends())
                QVERIFY(end->equals(*par.ends().front()));
            QVERIFY(!refined<Stubborn>(seats, Seed{8}, 1).ends().front()->equals(*par.ends().front()));
        }
    }

    void thoughtsAreNot()
    {
        const Par par = refined<Hasty>(1, Seed{7}, 6);
        QVERIFY(
            ranges::any_of(par.ends(), [&](const auto &end) { return !end->equals(*par.ends().front()); }));
    }

    void theScoreIsTheMeanOfTheEnds()
    {
        const Par par = refined<Hasty>(3, Seed{9}, 5);
        for (Seat seat = 0; seat < 3; ++seat) {
            double sum = 0;
            for (const auto &end : par.ends())
                sum += end->scores()[static_cast<std::size_t>(seat)];
            QVERIFY(std::abs(par.score(seat).mean - sum / 5) < 1e-9);
            QVERIFY(par.score(seat).margin);
        }
    }

    void theOrderOfPlayingMakesNoDifference()
    {
        Par par = parOf<Hasty>(2, Seed{5});
        const auto second = par.play(1, {});
        par.add(par.play(0, {}));
        par.add(second);
        QVERIFY(sameEnds(par, refined<Hasty>(2, Seed{5}, 2)));
    }

    void aCancelledPlayingLeavesNothing()
    {
        Par par = parOf<dice::Player>(4, Seed{5});
        Cancellation cancelled;
        bool refined = true;
        std::thread thread([&] {
            while (par.refine(cancelled)) {
            }
            refined = false;
        });
        cancelled.request();
        thread.join(); // returns at all
        QVERIFY(!refined);
        const std::int64_t playings = par.playings();
        QVERIFY(!par.refine(cancelled));
        QCOMPARE(par.playings(), playings);
    }

    void itIsSettledWhenItIsKnownToAPoint()
    {
        // Without any doubt a dozen games will do.
        QVERIFY(!refined<Stubborn>(1, Seed{1}, 11).settled());
        QVERIFY(refined<Stubborn>(1, Seed{1}, 12).settled());

        int longer = 0;
        for (Seed deal = 1; deal <= 2; ++deal) {
            Par par = parOf<Hasty>(1, deal);
            Average known;
            Average before; // one game less
            while (!par.settled()) {
                before = known;
                par.refine({});
                known.add(par.ends().back()->scores()[0]);
            }
            QVERIFY(*known.standardError() <= 1);
            QVERIFY(par.playings() == 12 || *before.standardError() > 1);
            longer += par.playings() > 12;
        }
        QVERIFY(longer > 0);
    }
};

QTEST_GUILESS_MAIN(ParTest)
#include "par.moc"
