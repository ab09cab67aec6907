#include "tests/players/arena.h"
#include "tests/players/characters.h"
#include "tests/players/intervals.h"
#include "tests/players/loaders.h"
#include "tests/players/scales.h"
#include "tests/players/watched.h"
#include "variants/card/player/player.h"

#include <QTest>

using namespace medici;
using namespace medici::card;

namespace {

// Seat 0 plays by one policy, the others by another.
template <class A, class B>
int wins(int seats, int games)
{
    int won = 0;
    Choices choices;
    for (int game = 0; game < games; ++game) {
        Setup setup = card::Rules::terms().usual(seats);
        setup.first = static_cast<Seat>(game % seats);
        State state = card::Rules::start(setup);
        PlayoutRandom luck(static_cast<Seed>(game));
        for (Seat actor = card::Rules::actor(state); actor != nobody; actor = card::Rules::actor(state)) {
            choices.clear();
            card::Rules::list(state, choices);
            const Code code = actor == chance ? luck.pick(choices)
                : actor == 0                  ? A::choose(state, choices, luck)
                                              : B::choose(state, choices, luck);
            card::Rules::apply(state, code);
        }
        won += card::Rules::places(state)[0] == 1;
    }
    return won;
}

} // namespace

class CardPlayerTest : public QObject {
    Q_OBJECT

private slots:
    // Strength proper is measured by tests/bench; this only notices when knowledge is lost.
    void netsBeatGreed()
    {
        for (int seats = 2; seats <= 6; ++seats)
            QVERIFY((wins<card::Player, Greedy>(seats, 100) > 100 / seats + 15));
    }

    void netsBeatNoKnowledge()
    {
        for (int seats = 2; seats <= 6; ++seats)
            QVERIFY((wins<card::Player, NoKnowledge<card::Rules>>(seats, 100) > 100 / seats + 30));
    }

    void takesTellWhoTakes()
    {
        const auto after = [](auto player, auto test) {
            return believedAfterAGame<card::Rules, card::Player, decltype(player)>(ways, test);
        };
        using Eye = Way::Eye;
        QVERIFY(after(card::Player(), [](const Way &way) { return way.eye == Eye::Judgement; }) > 0.8);
        const auto chances = [](const Way &way) { return way.eye == Eye::Chance; };
        QVERIFY(after(NoKnowledge<card::Rules>(), chances) > 0.4); // a judge who slips may take the same
        QVERIFY(after(card::Player(), chances) < 0.05);
        QVERIFY(after(Greedy(), [](const Way &way) { return way.value > 0 && way.symbol == 0; }) > 0.6);
        QVERIFY(after(Collector(), [](const Way &way) { return way.symbol > 0; }) > 0.8);
    }

    // Few playouts do not lead astray.
    void fewPlayoutsAreNotWorseThanNone()
    {
        const auto blocks = Arena<card::Rules, card::Player>().play({"easy", "policy", 3, 15, 1, 1});
        QVERIFY(averagesOf(*blocks, 3).share.mean() > 0.25);
    }

    void charactersShowInTheirBills() { loadersShowInTheirBills<card::Rules, card::Player>(1.1); }

    void whoIsMuchStrongerWinsMore() { medici::whoIsMuchStrongerWinsMore<card::Rules, card::Player>(); }

    void intervalsHoldTheTruth()
    {
        const Arena<card::Rules, Player> arena;
        Intervals(arena, "random", "random", 2).holdTheTruth();
        Intervals(arena, "policy", "random", 3).holdTheTruth(); // wins nearly always
    }
};

QTEST_GUILESS_MAIN(CardPlayerTest)
#include "card_player.moc"
