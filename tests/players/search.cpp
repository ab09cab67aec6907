#include "engine/players/gameof.h"
#include "engine/rules/ranges.h"
#include "engine/rules/session.h"
#include "variants/dice/player/player.h"

#include <QTest>

#include <thread>

using namespace medici;

namespace {

using DiceGame = GameOf<dice::Rules, dice::Player>;
using DiceSearch = Search<dice::Rules, dice::Player>;

// The table when a seat must choose for the first time: chance rolls with this seed.
dice::State firstChoice(int seats, Seed seed)
{
    dice::State state = dice::Rules::start(dice::Rules::terms().usual(seats));
    Choices choices;
    for (std::uint64_t n = 0; dice::Rules::actor(state) == chance; ++n) {
        choices.clear();
        dice::Rules::list(state, choices);
        dice::Rules::apply(state, outcome(choices, seed, n));
    }
    return state;
}

// Seat 0 rolls for the last space of the last ship, the other ship is full: any die may be taken.
dice::State lastHold(std::array<std::uint8_t, dice::dice> values)
{
    dice::State state = dice::Rules::start(dice::Rules::terms().usual(2));
    state.round = 2;
    state.phase = dice::Phase::Choosing;
    state.active = state.mover = 0;
    state.lastTurn = true;
    state.left = 31;
    state.values = values;
    state.sheets[0].ships[2].loaded = 6;
    state.sheets[1].ships[2].loaded = 7;
    return state;
}

// Always wants the last of the dice.
struct Stubborn : NoKnowledge<dice::Rules> {
    static constexpr Skills skills{.decisive = true, .trusted = true};

    static Code choose(const dice::State &, const Choices &choices, PlayoutRandom &)
    {
        return choices[choices.size() - 1];
    }
};

// A slip in a name must not switch off what a player knows.
struct Undeclared : NoKnowledge<dice::Rules> {
    static std::optional<Worth> estimate(const dice::State &, const dice::State &) { return std::nullopt; }
};

struct Misnamed : NoKnowledge<dice::Rules> {
    static constexpr Skills skills{.estimates = true};
    static std::optional<Worth> estimat(const dice::State &, const dice::State &) { return std::nullopt; }
};

struct Declared : Undeclared {
    static constexpr Skills skills{.estimates = true};
};

static_assert(
    KnowledgeOf<Declared,
                dice::Rules> && !KnowledgeOf<Undeclared, dice::Rules> && !KnowledgeOf<Misnamed, dice::Rules>);

using StubbornSearch = Search<dice::Rules, Stubborn>;

// Has a list of all, from the last to the first.
struct Choosy : Stubborn {
    static constexpr Skills skills{.shortlists = true};

    static std::vector<Code> shortlist(const dice::State &, const Choices &choices)
    {
        std::vector<Code> codes;
        for (const Choice &choice : choices)
            codes.insert(codes.begin(), choice.code);
        return codes;
    }
};

Limits byPlayouts(Level level, int simulations = 0)
{
    return {level, simulations, {}, false};
}

bool same(const Thought &a, const Thought &b)
{
    return a.code == b.code && a.simulations == b.simulations && a.scores == b.scores;
}

} // namespace

class SearchTest : public QObject {
    Q_OBJECT

private slots:
    void theSameSeedGivesTheSameAnswer()
    {
        const dice::State state = firstChoice(3, 5);
        const Thought first = DiceSearch(state, 11).think({Level::Normal}, {});
        QVERIFY(same(first, DiceSearch(state, 11).think({Level::Normal}, {})));
        QVERIFY(!same(first, DiceSearch(state, 12).think({Level::Normal}, {})));
    }

    // Two games that have rolled the same so far, but will roll differently from here on.
    void hiddenFuturesMakeNoDifference()
    {
        for (const Level level : {Level::Random, Level::Easy, Level::Normal, Level::Hard}) {
            Setup setup = dice::Rules::terms().usual(4);
            setup.first = 0;
            Session one(std::make_unique<DiceGame>(dice::Rules::start(setup)), 1, {});
            Session two(std::make_unique<DiceGame>(dice::Rules::start(setup)), 2, {});
            one.begin();
            for (const Event &event : one.log())
                QVERIFY(two.enter(event));
            QVERIFY(two.game().equals(one.game()));
            QVERIFY(same(one.game().think({level}, 77, {}), two.game().think({level}, 77, {})));

            // and the futures are different indeed: the next roll
            for (const Code code : {Code{1}, Code{2}, Code{2}, Code{2}})
                QVERIFY(one.play(code) && two.play(code));
            QVERIFY(!ranges::equal(one.log(), two.log()));
        }
    }

    // Who has watched a game from the beginning knows no more and no less than who looks at it now.
    void whoWatchedThinksAsWhoLooksBack()
    {
        Session session(std::make_unique<DiceGame>(dice::Rules::start(dice::Rules::terms().usual(3))), 4, {});
        session.begin();
        for (Seed decision = 0; session.game().actor() != nobody; ++decision) {
            const Thought watched = session.game().think({Level::Easy}, decision, {});
            QVERIFY(same(watched, session.game().clone()->think({Level::Easy}, decision, {})));
            QVERIFY(session.play(watched.code));
        }
    }

    void everyLevelAnswersWithALegalMove()
    {
        for (int seats = 1; seats <= 4; ++seats) {
            const DiceGame game(firstChoice(seats, 3));
            for (const Level level : {Level::Random, Level::Easy, Level::Normal, Level::Hard})
                QVERIFY(game.legal(game.think({level, level == Level::Hard ? 50 : 0}, 1, {}).code));
        }
    }

    void simulationsAreABudget()
    {
        const dice::State state = firstChoice(4, 9);
        const int done = DiceSearch(state, 1).think({Level::Hard, 400}, {}).simulations;
        QVERIFY(done >= 400 && done < 430); // every move still compared has its share of the last sweep
    }

    void timeIsABudget()
    {
        const Thought thought =
            DiceSearch(firstChoice(4, 9), 1).think({Level::Hard, 0, std::chrono::milliseconds(5)}, {});
        QVERIFY(thought.simulations > 0);
    }

    void stopsAtOnceWhenAsked()
    {
        Cancellation cancelled;
        const dice::State state = firstChoice(4, 9);
        Thought thought;
        std::thread worker([&] {
            thought = DiceSearch(state, 1).think({Level::Hard, std::numeric_limits<int>::max()}, cancelled);
        });
        cancelled.request();
        worker.join(); // returns at all
        QVERIFY(DiceGame(state).legal(thought.code));
    }

    void aForcedMoveNeedsNoThought()
    {
        const dice::State state = lastHold({5, 5, 5, 5, 5}); // five golds are one and the same choice
        const Thought thought = DiceSearch(state, 1).think({Level::Hard}, {});
        QCOMPARE(thought.simulations, 0);
        QCOMPARE(thought.code, Code{1});
    }

    void takesTheDieThatWins()
    {
        // The ships are 0 and 4, so only gold, on die 3, brings the 20 points of the first place (D16).
        dice::State state = lastHold({1, 1, 1, 5, 1});
        state.sheets[1].ships[2].value = 4;
        state.sheets[1].crosses = {3, 3, 3, 3, 3};
        QCOMPARE(DiceSearch(state, 1).think({Level::Normal}, {}).code, Code{8});
    }

    void whatIsSurelyWorseIsNotComparedForLong()
    {
        dice::State state = lastHold({1, 1, 1, 5, 1});
        state.sheets[1].ships[2].value = 4;
        const Thought thought = StubbornSearch(state, 1).think(byPlayouts(Level::Normal, 10'000), {});
        QCOMPARE(thought.code, Code{8});
        QVERIFY(thought.simulations < 200);
        QVERIFY(DiceSearch(state, 1).think(byPlayouts(Level::Normal, 10'000), {}).simulations >= 10'000);
    }

    void fewPlayoutsAreForTheFirstOfAShortlist()
    {
        dice::State state = lastHold({5, 1, 1, 2, 1}); // gold wins, and stands last on the list
        state.sheets[1].ships[2].value = 4;
        const auto moved = [&](int playouts) {
            return Search<dice::Rules, Choosy>(state, 1).think(byPlayouts(Level::Hard, playouts), {}).code;
        };
        QCOMPARE(moved(1000), Code{1});
        QVERIFY(moved(20) != Code{1});
    }

    void aTrustedEyeHasTheBenefitOfTheDoubt()
    {
        // Five goods, each as good as the others.
        const dice::State equal = lastHold({1, 1, 1, 1, 1});
        QCOMPARE(StubbornSearch(equal, 1).think(byPlayouts(Level::Hard), {}).code, Code{16});
        using Unbiased = Search<dice::Rules, NoKnowledge<dice::Rules>>;
        const Thought plain = Unbiased(equal, 1).think(byPlayouts(Level::Hard), {});
        QCOMPARE(plain.code, Code{1});

        dice::State state = lastHold({1, 1, 1, 5, 1});
        state.sheets[1].ships[2].value = 4;
        QCOMPARE(StubbornSearch(state, 1).think(byPlayouts(Level::Hard), {}).code, Code{8});
    }

    void expectsTheScoresOfTheEnd()
    {
        dice::State state = lastHold({1, 1, 1, 5, 1});
        state.sheets[1].ships[2].value = 4;
        state.sheets[1].crosses = {3, 3, 3, 3, 3};
        const Thought thought = DiceSearch(state, 1).think({Level::Normal}, {});
        QCOMPARE(thought.scores[0], 20.0);
        QCOMPARE(thought.scores[1], 50.0);
    }

    void aWonGameIsWorthMoreThanAnyMargin()
    {
        dice::State state = lastHold({1, 1, 1, 5, 1});
        state.sheets[0].ships[0].points = 101;
        state.sheets[1].ships[0].points = 100;
        const PerSeat<Worth> close = worthOf<dice::Rules>(state);
        QVERIFY(close[0] > 100'000 && close[1] < 0);
        state.sheets[1].ships[0].points = 101; // shared: equal columns too
        QCOMPARE(worthOf<dice::Rules>(state)[0], Worth{50'000});
    }
};

QTEST_GUILESS_MAIN(SearchTest)
#include "search.moc"
