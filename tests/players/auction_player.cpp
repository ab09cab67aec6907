#include "tests/players/bidders.h"
#include "tests/players/characters.h"
#include "tests/players/intervals.h"
#include "tests/players/scales.h"
#include "variants/auction/player/movevalue.h"
#include "variants/auction/player/player.h"

#include <QTest>

using namespace medici;
using namespace medici::auction;

namespace {

// Mean florins of seat 0, which plays by one policy, and of the others, who play by another.
template <class A, class B>
std::pair<double, double> means(int seats, int games)
{
    double own = 0;
    double others = 0;
    Choices choices;
    for (int game = 0; game < games; ++game) {
        Setup setup = auction::Rules::terms().usual(seats);
        setup.first = static_cast<Seat>(game % seats);
        State state = auction::Rules::start(setup);
        PlayoutRandom luck(static_cast<Seed>(game));
        for (Seat actor = auction::Rules::actor(state); actor != nobody;
             actor = auction::Rules::actor(state)) {
            choices.clear();
            auction::Rules::list(state, choices);
            const Code code = actor == chance ? luck.pick(choices)
                : actor == 0                  ? A::choose(state, choices, luck)
                                              : B::choose(state, choices, luck);
            auction::Rules::apply(state, code);
        }
        own += state.houses[0].florins;
        for (std::size_t seat = 1; seat < state.seats; ++seat)
            others += state.houses[seat].florins / static_cast<double>(seats - 1);
    }
    return {own / games, others / games};
}

State tableWith(int seats, std::initializer_list<Card> group)
{
    Setup setup = auction::Rules::terms().usual(seats);
    setup.first = 0;
    State state = auction::Rules::start(setup);
    bool first = true;
    for (const Card card : group) {
        if (!first)
            auction::Rules::apply(state, draw);
        first = false;
        auction::Rules::apply(state, card.kind);
    }
    if (state.phase == Phase::Selecting)
        auction::Rules::apply(state, stop);
    return state;
}

int bidOn(const State &state)
{
    return MoveValue(state, netsFor(state.seats)).bid();
}

} // namespace

class AuctionPlayerTest : public QObject {
    Q_OBJECT

private slots:
    // Strength proper is measured by tests/bench; this only notices when knowledge is lost.
    void netsBeatTheSimpleBidders_data() const
    {
        QTest::addColumn<int>("seats");
        for (int seats = leastSeats; seats <= auction::mostSeats; ++seats)
            QTest::addRow("%d", seats) << seats;
    }

    void netsBeatTheSimpleBidders()
    {
        QFETCH(int, seats);
        const auto beats = [](std::pair<double, double> florins) {
            return florins.first > florins.second + 8;
        };
        QVERIFY(beats(means<Player, AlwaysOne>(seats, 60)));
        QVERIFY(beats(means<Player, ValuePlusOne>(seats, 60)));
        QVERIFY(beats(means<Player, ValueLimit>(seats, 60)));
    }

    void goldIsWorthMoreThanNothing()
    {
        for (int seats = leastSeats; seats <= auction::mostSeats; ++seats) {
            const State gold = tableWith(seats, {goldCard});
            const State poor = tableWith(seats, {Card(Good::Fur, 0)});
            const Nets &nets = netsFor(seats);
            QVERIFY(MoveValue(gold, nets).worth(1, nobody) > MoveValue(poor, nets).worth(1, nobody) + 2);
        }
    }

    void theLastToSpeakBidsNoMoreThanNeeded()
    {
        State state = tableWith(4, {goldCard});
        auction::Rules::apply(state, 1);
        auction::Rules::apply(state, 1);
        auction::Rules::apply(state, 1);
        QCOMPARE(state.mover, Seat{0});
        QCOMPARE(bidOn(state), 2);
    }

    void nobodyBidsMoreThanAGroupIsWorth()
    {
        Choices choices;
        for (Seed seed = 0; seed < 20; ++seed) {
            State state = auction::Rules::start(auction::Rules::terms().usual(4));
            PlayoutRandom luck(seed);
            for (Seat actor = auction::Rules::actor(state); actor != nobody;
                 actor = auction::Rules::actor(state)) {
                choices.clear();
                auction::Rules::list(state, choices);
                const Code code = actor == chance ? luck.pick(choices) : Player::choose(state, choices, luck);
                if (state.phase == Phase::Bidding && code > state.highest) {
                    const MoveValue moveValue(state, netsFor(4));
                    float most = moveValue.worth(actor, nobody);
                    for (Seat other = 0; other < 4; ++other)
                        if (other != actor)
                            most = std::max(most, moveValue.worth(actor, other));
                    QVERIFY(static_cast<float>(code) <= most);
                }
                auction::Rules::apply(state, code);
            }
        }
    }

    void charactersShowInTheirBills()
    {
        const auto of = traded<auction::Rules, auction::Player>;
        const Habits cautious = of(Character::Cautious);
        const Habits greedy = of(Character::Greedy);
        const Habits gambler = of(Character::Gambler);
        QVERIFY2(cautious.spent < 0.9 * greedy.spent, told(cautious, greedy));
        QVERIFY2(greedy.ships > 1.15 * cautious.ships, told(greedy, cautious));
        QVERIFY2(gambler.bonuses > 1.15 * greedy.bonuses, told(gambler, greedy));
    }

    void whoIsMuchStrongerWinsMore() { medici::whoIsMuchStrongerWinsMore<auction::Rules, auction::Player>(); }

    void intervalsHoldTheTruth()
    {
        Arena<auction::Rules, Player> arena;
        arena.add<ValueLimit>("limit");
        arena.add<AlwaysOne>("one");
        const Intervals intervals(arena, "limit", "one", 3);
        intervals.holdTheTruth();
        intervals.wouldNotHoldOfGamesApart();
    }
};

QTEST_GUILESS_MAIN(AuctionPlayerTest)
#include "auction_player.moc"
