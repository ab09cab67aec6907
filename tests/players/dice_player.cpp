#include "tests/players/arena.h"
#include "tests/players/characters.h"
#include "tests/players/intervals.h"
#include "tests/players/scales.h"
#include "tests/players/takers.h"
#include "tests/players/watched.h"
#include "variants/dice/player/player.h"

#include <QTest>

using namespace medici;
using namespace medici::dice;

namespace {

// Seat 0 plays by one policy, the others by another; the same rolls for both seatings.
template <class A, class B>
int wins(int seats, int games)
{
    int won = 0;
    Choices choices;
    for (int game = 0; game < games; ++game) {
        Setup setup = dice::Rules::terms().usual(seats);
        setup.first = static_cast<Seat>(game % seats);
        State state = dice::Rules::start(setup);
        PlayoutRandom luck(static_cast<Seed>(game));
        for (Seat actor = dice::Rules::actor(state); actor != nobody; actor = dice::Rules::actor(state)) {
            choices.clear();
            dice::Rules::list(state, choices);
            const Code code = actor == chance ? luck.pick(choices)
                : actor == 0                  ? A::choose(state, choices, luck)
                                              : B::choose(state, choices, luck);
            dice::Rules::apply(state, code);
        }
        won += dice::Rules::places(state)[0] == 1;
    }
    return won;
}

} // namespace

class DicePlayerTest : public QObject {
    Q_OBJECT

private slots:
    // Strength proper is measured by tests/bench; this only notices when knowledge is lost.
    void netsBeatGreed()
    {
        for (int seats = 2; seats <= 4; ++seats)
            QVERIFY((wins<Player, Greedy>(seats, 100) > 100 / seats + 15));
    }

    void greedBeatsNoKnowledge()
    {
        for (int seats = 2; seats <= 4; ++seats)
            QVERIFY((wins<Greedy, NoKnowledge<dice::Rules>>(seats, 100) > 100 / seats + 15));
    }

    void takesTellWhoTakes()
    {
        const auto after = [](auto player, auto test) {
            return believedAfterAGame<dice::Rules, Player, decltype(player)>(ways, test);
        };
        const auto judges = [](const Way &way) { return way.eye == Way::Eye::Judgement; };
        QVERIFY(after(Player(), judges) > 0.8);
        QVERIFY(after(NoKnowledge<dice::Rules>(), judges) < 0.3);
        QVERIFY(after(Collector(), [](const Way &way) { return way.crossed > 0; }) > 0.8);
        QVERIFY(after(Blocker(), [](const Way &way) { return way.grudge > 0; }) > 0.8);
    }

    // Few playouts are spent on few sets, and none is preferred to the nets' without a reason.
    void fewPlayoutsAreNotWorseThanNone()
    {
        const auto blocks = Arena<dice::Rules, Player>().play({"easy", "policy", 3, 20, 1, 1});
        QVERIFY(averagesOf(*blocks, 3).share.mean() > 0.4);
    }

    void netsHoldAlone()
    {
        int sum = 0;
        Choices choices;
        for (Seed game = 0; game < 100; ++game) {
            State state = dice::Rules::start(dice::Rules::terms().usual(1));
            PlayoutRandom luck(game);
            for (Seat actor = dice::Rules::actor(state); actor != nobody; actor = dice::Rules::actor(state)) {
                choices.clear();
                dice::Rules::list(state, choices);
                dice::Rules::apply(
                    state, actor == chance ? luck.pick(choices) : Player::choose(state, choices, luck));
            }
            sum += state.sheets[0].total();
        }
        QVERIFY(sum > 100 * 145);
    }

    void charactersShowInTheirBills() { loadersShowInTheirBills<dice::Rules, dice::Player>(1.3); }

    void whoIsMuchStrongerWinsMore() { medici::whoIsMuchStrongerWinsMore<dice::Rules, dice::Player>(); }

    void intervalsHoldTheTruth()
    {
        Intervals(Arena<dice::Rules, Player>(), "random", "random", 2).holdTheTruth();
    }
};

QTEST_GUILESS_MAIN(DicePlayerTest)
#include "dice_player.moc"
