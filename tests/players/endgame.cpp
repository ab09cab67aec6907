#include "engine/players/endgame.h"
#include "engine/players/gameof.h"
#include "engine/rules/session.h"
#include "tests/players/lottery.h"
#include "variants/auction/player/player.h"
#include "variants/card/player/player.h"
#include "variants/dice/player/player.h"
#include "variants/gemstones/player/player.h"

#include <QTest>

#include <cmath>

using namespace medici;

namespace {

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-6 * std::max(1.0, std::abs(a));
}

// All but some of the dice of two players have fallen.
Lottery::State lotteryWith(int left)
{
    Lottery::State state = Lottery::start(Lottery::terms().usual(2));
    Lottery::apply(state, 2);
    for (int die = 0; die < 2 * Lottery::dice - left; ++die)
        Lottery::apply(state, static_cast<Code>(die % 6));
    return state;
}

// The last table of a random game on which somebody has a free decision.
template <class R, class K>
typename R::State lastDecision(int seats, Seed seed)
{
    PlayoutRandom luck(seed);
    typename R::State state = R::start(R::terms().usual(seats));
    typename R::State last = state;
    Choices choices;
    while (R::actor(state) != nobody) {
        choices.clear();
        R::list(state, choices);
        if (R::actor(state) >= 0 && GameOf<R, K>(state).free(choices))
            last = state;
        R::apply(state, luck.pick(choices));
    }
    return last;
}

using Tables = std::vector<std::shared_ptr<Game>>;

// Of such tables some that take no more than this to look through: at the auction cards may still be to come.
template <class R, class K>
Tables shortEndings(std::int64_t mostTables)
{
    Tables tables;
    for (Seed seed = 0; tables.size() < 4 && seed < 100; ++seed)
        if (const auto table = lastDecision<R, K>(2, seed); Endgame<R>(mostTables).movesOf(table))
            tables.push_back(std::make_shared<GameOf<R, K>>(table));
    return tables;
}

// Remembers nothing.
struct ForgetfulAuction : auction::Rules {
    static void essence() {}
};

static_assert(WithEssence<auction::Rules> && !WithEssence<ForgetfulAuction>);

// Three seats with so many florins each bid for the last group.
auction::State lastGroup(int florins)
{
    auction::State state = auction::Rules::start(auction::Rules::terms().usual(3));
    state.day = 2;
    state.phase = auction::Phase::Bidding;
    state.selector = 0;
    state.mover = 1;
    state.left = 0;
    state.turned = 2;
    state.group = {auction::Card(auction::Good::Dye, 5), auction::Card(auction::Good::Fur, 3)};
    for (auction::House &house : state.houses) {
        house.florins = static_cast<std::uint16_t>(florins);
        house.levels = {2, 3, 1, 0, 4};
        for (int card = 0; card < 3; ++card)
            house.ships[2].holds[house.ships[2].loaded++] = auction::Card(auction::Good::Grain, card);
        house.ships[2].value = 3;
    }
    state.houses[1].ships[2].value = 12;
    return state;
}

} // namespace

class EndgameTest : public QObject {
    Q_OBJECT

private slots:
    void luckIsAMean()
    {
        const Lottery::State state = lotteryWith(1);
        double worth = 0;
        for (Code side = 0; side < 6; ++side) {
            Lottery::State end = state;
            Lottery::apply(end, side);
            worth += worthOf<Lottery>(end)[0] / 6.0;
        }
        const auto values = Endgame<Lottery>(100).valuesOf(state);
        QVERIFY(values && near((*values)[0], worth));
    }

    void whatIsTooMuchIsGivenUp()
    {
        QVERIFY(Endgame<Lottery>(1 + 6 + 36 + 216).valuesOf(lotteryWith(3)));
        QVERIFY(!Endgame<Lottery>(6 + 36 + 216).valuesOf(lotteryWith(3)));
    }

    // Gold, on die 3, brings the first place.
    void eachSeatPlaysForItself()
    {
        dice::State state = dice::Rules::start(dice::Rules::terms().usual(2));
        state.round = 2;
        state.phase = dice::Phase::Choosing;
        state.active = state.mover = 0;
        state.lastTurn = true;
        state.left = 31;
        state.values = {1, 1, 1, 5, 1};
        state.sheets[0].ships[2].loaded = 6;
        state.sheets[1].ships[2].loaded = 7;
        state.sheets[1].ships[2].value = 4;
        const auto moves = Endgame<dice::Rules>(1000).movesOf(state);
        QVERIFY(moves && moves->size() == 5);
        QCOMPARE(Endgame<dice::Rules>::bestOf(*moves, 0).code, Code{8});
    }

    void rememberingChangesNothing()
    {
        for (const int florins : {3, 11, 20}) {
            const auction::State state = lastGroup(florins);
            const auto moves = Endgame<auction::Rules>(100'000).movesOf(state);
            const auto others = Endgame<ForgetfulAuction>(100'000).movesOf(state);
            QVERIFY(moves && others);
            QCOMPARE(moves->size(), static_cast<std::size_t>(florins) + 1);
            for (std::size_t i = 0; i < moves->size(); ++i)
                QCOMPARE((*moves)[i].values, (*others)[i].values);
        }
        QVERIFY(!Endgame<ForgetfulAuction>(30'000).movesOf(lastGroup(60)));
        QVERIFY(Endgame<auction::Rules>(30'000).movesOf(lastGroup(60)));
    }

    void theEssenceIsAllThatMatters()
    {
        const auction::State state = lastGroup(20);
        auction::State other = state;
        other.bids[0] = 7;
        std::swap(other.houses[0].ships[2].holds[0], other.houses[0].ships[2].holds[2]);
        other.houses[0].ships[1].price = 12;
        QCOMPARE(auction::Rules::essence(other), auction::Rules::essence(state));
        const auto differs = [&](auto change) {
            auction::State changed = state;
            change(changed);
            return auction::Rules::essence(changed) != auction::Rules::essence(state);
        };
        QVERIFY(differs([](auction::State &s) { s.highest = 1; }));
        QVERIFY(differs([](auction::State &s) { s.mover = 0; }));
        QVERIFY(differs([](auction::State &s) { s.leader = 0; }));
        QVERIFY(differs([](auction::State &s) { s.selector = 1; }));
        QVERIFY(differs([](auction::State &s) { s.phase = auction::Phase::Selecting; }));
        QVERIFY(differs([](auction::State &s) { s.day = 1; }));
        QVERIFY(differs([](auction::State &s) { s.left = 1; }));
        QVERIFY(differs([](auction::State &s) { s.turned = 1; }));
        QVERIFY(differs([](auction::State &s) { s.candidates = 2; }));
        QVERIFY(differs([](auction::State &s) { s.group[1] = auction::goldCard; }));
        QVERIFY(differs([](auction::State &s) { s.unseen.remove(auction::goldCard); }));
        QVERIFY(differs([](auction::State &s) { ++s.houses[1].florins; }));
        QVERIFY(differs([](auction::State &s) { ++s.houses[1].levels[4]; }));
        QVERIFY(differs([](auction::State &s) { ++s.houses[1].ships[2].value; }));
        QVERIFY(differs([](auction::State &s) { ++s.houses[1].ships[2].loaded; }));
        QVERIFY(differs([](auction::State &s) { s.houses[1].ships[2].holds[0] = auction::goldCard; }));
    }

    // And what it says then has no error.
    void lastDecisionsAreSolved_data()
    {
        QTest::addColumn<Tables>("tables");
        constexpr std::int64_t within = 10'000;
        QTest::newRow("auction") << shortEndings<auction::Rules, auction::Player>(within);
        QTest::newRow("card") << shortEndings<card::Rules, card::Player>(within);
        QTest::newRow("dice") << shortEndings<dice::Rules, dice::Player>(within);
        QTest::newRow("gemstones") << shortEndings<gemstones::Rules, gemstones::Player>(within);
    }

    void lastDecisionsAreSolved()
    {
        QFETCH(Tables, tables);
        QCOMPARE(tables.size(), std::size_t{4});
        for (const auto &table : tables)
            for (const Level level : {Level::Normal, Level::Hard}) {
                const Thought thought = table->think({level}, 1, {});
                QVERIFY(thought.exact);
                QCOMPARE(thought.simulations, 0);
                QCOMPARE(thought.code, table->think({level}, 2, {}).code); // luck of one's own has no say
                const std::unique_ptr<Deliberation> deliberation = table->deliberate({level}, 1, {});
                QVERIFY(!deliberation->goOn(1, {}));
                const Evaluation evaluation = deliberation->evaluation();
                QVERIFY(evaluation.exact);
                QCOMPARE(evaluation.moves.front().code, thought.code);
                for (const WeighedMove &move : evaluation.moves) {
                    const Outlook &outlook = move.outlook;
                    double wins = 0;
                    double points = 0;
                    for (std::size_t seat = 0; seat < 2; ++seat) {
                        wins += outlook.wins[seat].mean;
                        points += outlook.scores[seat].mean;
                        QCOMPARE(outlook.scores[seat].error, std::optional(0.0));
                    }
                    for (const ExpectedLine &line : outlook.bill)
                        points -= line.points.mean;
                    QVERIFY(near(wins, 1) && std::abs(points) < 1e-6);
                    QVERIFY(move.difference.worth.mean <= 1e-6);
                }
                QVERIFY(near(evaluation.outlook.scores[0].mean, thought.scores[0]));
            }
    }

    void theWholeGameIsNot()
    {
        const dice::State start = dice::Rules::start(dice::Rules::terms().usual(3));
        QVERIFY(!Endgame<dice::Rules>(100'000).valuesOf(start));
    }
};

QTEST_GUILESS_MAIN(EndgameTest)
#include "endgame.moc"
