#include "tests/players/arena.h"
#include "tests/players/characters.h"
#include "tests/players/collectors.h"
#include "tests/players/intervals.h"
#include "tests/players/scales.h"
#include "variants/gemstones/player/player.h"

#include <QTest>

using namespace medici;
using namespace medici::gemstones;

namespace {

// Seat 0 plays by one policy, the others by another; the same dice for both seatings.
template <class A, class B>
int wins(int seats, int games)
{
    int won = 0;
    Choices choices;
    for (int game = 0; game < games; ++game) {
        Setup setup = gemstones::Rules::terms().usual(seats);
        setup.first = static_cast<Seat>(game % seats);
        State state = gemstones::Rules::start(setup);
        PlayoutRandom luck(static_cast<Seed>(game));
        for (Seat actor = gemstones::Rules::actor(state); actor != nobody;
             actor = gemstones::Rules::actor(state)) {
            choices.clear();
            gemstones::Rules::list(state, choices);
            const Code code = actor == chance ? luck.pick(choices)
                : actor == 0                  ? A::choose(state, choices, luck)
                                              : B::choose(state, choices, luck);
            gemstones::Rules::apply(state, code);
        }
        won += gemstones::Rules::places(state)[0] == 1;
    }
    return won;
}

// A table at which this sheet's owner is about to make pairs of these dice.
State tableWith(const Sheet &sheet, const std::array<std::uint8_t, gemstones::dice> &shown)
{
    Setup setup = gemstones::Rules::terms().usual(2);
    setup.first = 0;
    State state = gemstones::Rules::start(setup);
    state.sheets[0] = sheet;
    for (const std::uint8_t side : shown)
        gemstones::Rules::apply(state, side);
    return state;
}

// A sheet with as much in each column as chance has it, some of them in rising order.
Sheet sheetOfChance(PlayoutRandom &luck)
{
    Sheet sheet;
    const std::uint32_t atLeast = luck.below(mostRows);
    for (Column &column : sheet.columns) {
        const auto filled = atLeast + luck.below(mostRows + 1 - atLeast);
        for (std::uint32_t row = 0; row < filled; ++row)
            column.write(1 + static_cast<int>(luck.below(sides)));
    }
    if (luck.below(2) == 0)
        ranges::sort(sheet.columns, {}, &Column::sum);
    return sheet;
}

} // namespace

class GemstonesPlayerTest : public QObject {
    Q_OBJECT

private slots:
    // Strength proper is measured by tests/bench; this only notices when knowledge is lost.
    void netsBeatTidiness()
    {
        for (int seats = 2; seats <= 4; ++seats)
            QVERIFY((wins<Player, Tidy>(seats, 100) > 100 / seats + 15));
    }

    void tidinessBeatsNoKnowledge()
    {
        for (int seats = 2; seats <= 4; ++seats)
            QVERIFY((wins<Tidy, NoKnowledge<gemstones::Rules>>(seats, 100) > 100 / seats + 15));
    }

    // Few playouts are spent on few pairs, and none is preferred to the plan's without a reason.
    void fewPlayoutsAreNotWorseThanNone()
    {
        const auto blocks = Arena<gemstones::Rules, Player>().play({"easy", "policy", 4, 20, 1, 1});
        QVERIFY(averagesOf(*blocks, 4).share.mean() > 0.2);
    }

    // A pair is compared once, although it may come first, second or third.
    void everyPlanIsComparedOnce()
    {
        State state = tableWith({}, {0, 1, 2, 3, 4, 0, 1, 2, 3, 4});
        Choices choices;
        gemstones::Rules::list(state, choices);
        QCOMPARE(choices.size(), std::size_t{25});
        const std::vector<Code> compared = Player::shortlist(state, choices);
        QVERIFY(compared.size() < 25);
        PlayoutRandom luck(1);
        QCOMPARE(compared.front(), Player::choose(state, choices, luck));
    }

    void netsHoldAlone()
    {
        int score = 0;
        Choices choices;
        for (Seed game = 0; game < 100; ++game) {
            State state = gemstones::Rules::start(gemstones::Rules::terms().usual(1));
            PlayoutRandom luck(game);
            for (Seat actor = gemstones::Rules::actor(state); actor != nobody;
                 actor = gemstones::Rules::actor(state)) {
                choices.clear();
                gemstones::Rules::list(state, choices);
                gemstones::Rules::apply(
                    state, actor == chance ? luck.pick(choices) : Player::choose(state, choices, luck));
            }
            score += gemstones::Rules::scores(state)[0];
        }
        QVERIFY(score < 100);
    }

    // Emerald 15 and sapphire 14 are out of order, and the row was announced. Emerald, sapphire and citrine
    // must be written, emerald with a 1, the others with much.
    void threePairsArePlannedTogether()
    {
        Sheet sheet;
        const std::array<int, gems> sums{5, 10, 15, 14, 16, 30};
        for (std::size_t gem = 0; gem < gems; ++gem)
            for (int row = 0; row < 4; ++row)
                sheet.columns[gem].write(sums[gem] / 4 + (row < sums[gem] % 4));
        sheet.announced = true;
        State state = tableWith(sheet, {2, 2, 3, 4, 2, 5, 5, 0, 0, 3});
        Choices choices;
        PlayoutRandom luck(1);
        if (state.phase == Phase::Offered)
            gemstones::Rules::apply(state, keep);
        while (state.phase == Phase::Pairing) {
            choices.clear();
            gemstones::Rules::list(state, choices);
            gemstones::Rules::apply(state, Player::choose(state, choices, luck));
        }
        QVERIFY(state.sheets[0].sorted());
    }

    // G12, G15 and G18 are said twice, in the rules and for speed where sheets are planned.
    void sheetsArePlannedByTheRules()
    {
        PlayoutRandom luck(1);
        int sorted = 0;
        for (int trial = 0; trial < 20'000; ++trial) {
            const Sheet sheet = sheetOfChance(luck);
            const SheetLook look(sheet);
            QCOMPARE(look.disorder(), scoreOf(sheet));
            QCOMPARE(look.sorted(), sheet.sorted());
            const auto onOffer = static_cast<GemSet>(luck.below(1U << gems));
            QCOMPARE(look.writable(onOffer), sheet.writable(onOffer));
            sorted += sheet.sorted();
        }
        QVERIFY(sorted > 1'000 && sorted < 10'000);
    }

    // G18
    void lowerScoresAreWorthMore()
    {
        State state;
        state.seats = 1;
        state.sheets[0].columns[1].write(1);
        const int better = worthOf<gemstones::Rules>(state)[0];
        state.sheets[0].columns[0].write(6);
        QVERIFY(worthOf<gemstones::Rules>(state)[0] < better);
        state.seats = 2;
        const PerSeat<Worth> worth = worthOf<gemstones::Rules>(state);
        QVERIFY(worth[1] > 100'000 && worth[0] < 0);
    }

    void tablesAreJudgedWhenTheNextOwnTurnIsOver()
    {
        for (int seats = 1; seats <= 4; ++seats) {
            State state = gemstones::Rules::start(gemstones::Rules::terms().usual(seats));
            PlayoutRandom luck(static_cast<Seed>(seats));
            Choices choices;
            std::optional<State> root;
            int turns = 0;
            for (Seat actor = gemstones::Rules::actor(state); actor != nobody;
                 actor = gemstones::Rules::actor(state)) {
                if (!root && actor == 0 && state.round == 2)
                    root = state;
                const Seat active = state.active;
                if (root && Player::estimate(*root, state)) {
                    QVERIFY(turns >= 1 && turns <= 5);
                    QCOMPARE(state.active, Seat{1});
                    break;
                }
                choices.clear();
                gemstones::Rules::list(state, choices);
                gemstones::Rules::apply(state, luck.pick(choices));
                turns += root && state.active != active;
            }
            QVERIFY(root);
        }
    }

    // How full the emptiest column is, and disorder.
    void charactersShowOnTheirSheets()
    {
        const auto of = [](Character character) {
            return habitsOf<gemstones::Rules, gemstones::Player>(
                character, [](const auto &game, Seat odd, Habits &habits) {
                    const gemstones::State &state = game.state();
                    habits.paid += state.sheet(odd).least();
                    for (Seat seat = 0; seat < state.seats; ++seat)
                        (seat == odd ? habits.own : habits.others) += gemstones::scoreOf(state.sheet(seat));
                });
        };
        const Habits cautious = of(Character::Cautious);
        const Habits greedy = of(Character::Greedy);
        const Habits blocker = of(Character::Blocker);
        QVERIFY2(greedy.paid > cautious.paid, told(greedy, cautious));
        QVERIFY2(blocker.others > greedy.others, told(blocker, greedy));
    }

    void whoIsMuchStrongerWinsMore()
    {
        medici::whoIsMuchStrongerWinsMore<gemstones::Rules, gemstones::Player>();
    }

    void intervalsHoldTheTruth()
    {
        Arena<gemstones::Rules, Player> arena;
        arena.add<Tidy>("tidy");
        Intervals(arena, "tidy", "random", 2).holdTheTruth();
    }
};

QTEST_GUILESS_MAIN(GemstonesPlayerTest)
#include "gemstones_player.moc"
