#include "engine/rules/ranges.h"
#include "tests/variants/dice/tabletop.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace medici::dice {

namespace {

enum class Moves : bool { All, Canonical };

std::vector<Code> possible(const State &state, Moves moves)
{
    Choices choices;
    Rules::list(state, choices);
    std::vector<Code> codes;
    for (const Choice &choice : choices) {
        const Code code = moves == Moves::Canonical ? Rules::canonical(state, choice.code) : choice.code;
        if (ranges::find(codes, code) == codes.end())
            codes.push_back(code);
    }
    return codes;
}

State after(State state, Code code)
{
    Rules::apply(state, code);
    return state;
}

// The positions that so many events lead to, chance included.
std::int64_t positionsAfterEvents(const State &state, int depth, Moves moves)
{
    if (depth == 0)
        return 1;
    std::int64_t count = 0;
    for (const Code code : possible(state, moves))
        count += positionsAfterEvents(after(state, code), depth - 1, moves);
    return count;
}

// What the dice of a game with this seed show, one after another.
std::vector<Code> rollsOf(Seed seed)
{
    Choices die;
    die.setRange(sides);
    std::vector<Code> rolls;
    for (std::uint64_t n = 0; n < 40; ++n)
        rolls.push_back(outcome(die, seed, n));
    return rolls;
}

// The positions that so many decisions lead to if the dice fall like this.
std::int64_t positionsAfterDecisions(State state, std::span<const Code> rolls, int depth, Moves moves)
{
    while (Rules::actor(state) == chance) {
        Rules::apply(state, rolls.front());
        rolls = rolls.subspan(1);
    }
    if (depth == 0)
        return 1;
    std::int64_t count = 0;
    for (const Code code : possible(state, moves))
        count += positionsAfterDecisions(after(state, code), rolls, depth - 1, moves);
    return count;
}

std::int64_t waysToTake(int taken) // of five dice
{
    constexpr std::array<int, dice + 1> ways{1, 5, 10, 10, 5, 1};
    return ways[static_cast<std::size_t>(taken)];
}

// The game without its dice: how many spaces are free. It counts decisions by itself, from the words of the
// rules: D7, D8, D12 to D15, D25.
struct Loading {
    std::vector<int> free;
    std::size_t active = 0;
    int spaces = 7;
    int round = 1;

    std::size_t leftOf(std::size_t seat) const { return (seat + 1) % free.size(); }
    bool full() const { return ranges::count(free, 0) == std::ssize(free); }

    std::int64_t fromTurn(int depth) const
    {
        if (depth == 0)
            return 1;
        const bool alone = free.size() == 1;
        const bool last = !alone && ranges::count(free, 0) == std::ssize(free) - 1;
        const int most = last ? std::min(free[active], 5) : std::min(free[active], 3);
        std::int64_t count = 0;
        for (int taken = last ? most : 1; taken <= most; ++taken) {
            Loading then = *this;
            then.free[active] -= taken;
            count += waysToTake(taken) * then.fromFollower(leftOf(active), 5 - taken, last, depth - 1);
        }
        return count;
    }

    std::int64_t fromFollower(std::size_t seat, int left, bool last, int depth) const
    {
        while (seat != active && free[seat] == 0)
            seat = leftOf(seat);
        if (seat == active)
            return nextTurn(last).fromTurnIfAny(depth);
        if (depth == 0)
            return 1;
        Loading then = *this;
        --then.free[seat];
        return left * then.fromFollower(leftOf(seat), left, last, depth - 1);
    }

    Loading nextTurn(bool last) const
    {
        Loading then = *this;
        then.active = leftOf(active);
        if (last || full()) {
            ++then.round;
            ranges::fill(then.free, spaces);
        }
        while (then.free[then.active] == 0)
            then.active = leftOf(then.active);
        return then;
    }

    std::int64_t fromTurnIfAny(int depth) const
    {
        if (round > rounds)
            return depth == 0 ? 1 : 0;
        return fromTurn(depth);
    }
};

Loading loadingOf(const State &state)
{
    Loading loading;
    for (Seat seat = 0; seat < state.seats; ++seat)
        loading.free.push_back(state.free(seat));
    loading.active = static_cast<std::size_t>(state.active);
    loading.spaces = state.spaces;
    loading.round = Rules::round(state);
    return loading;
}

} // namespace

// How many positions there are: pinned, and counted once more without the rules.
class DiceCounts : public QObject {
    Q_OBJECT

private slots:
    void fromTheStartWithAllChance_data() const;
    void fromTheStartWithAllChance();
    void equalDiceCountOnce();
    void fromTheStartBySeed_data() const;
    void fromTheStartBySeed();
    void towardsTheEndOfARound_data() const;
    void towardsTheEndOfARound();
};

void DiceCounts::fromTheStartWithAllChance_data() const
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("depth");
    QTest::addColumn<qint64>("positions");
    for (int seats = 1; seats <= mostSeats; ++seats) {
        QTest::addRow("%d seats, the dice", seats) << seats << 5 << qint64{7776};
        QTest::addRow("%d seats, the first decision", seats) << seats << 6 << qint64{7776} * 25;
    }
    QTest::addRow("1 seat, a die of the next roll") << 1 << 7 << qint64{7776} * 25 * 6;
    for (int seats = 2; seats <= mostSeats; ++seats)
        QTest::addRow("%d seats, the second decision", seats)
            << seats << 7 << qint64{7776} * (5 * 4 + 10 * 3 + 10 * 2);
}

void DiceCounts::fromTheStartWithAllChance()
{
    QFETCH(int, seats);
    QFETCH(int, depth);
    QFETCH(qint64, positions);
    QCOMPARE(positionsAfterEvents(Tabletop(seats).state, depth, Moves::All), positions);
    const State drawing = Tabletop(seats, 7, chance).state; // D6
    if (seats > 1 && depth < 6)
        QCOMPARE(positionsAfterEvents(drawing, depth + 1, Moves::All), positions * seats);
}

void DiceCounts::equalDiceCountOnce()
{
    // Counted here by what the dice taken show.
    std::int64_t expected = 0;
    for (int roll = 0; roll < 7776; ++roll) {
        std::array<std::pair<Good, int>, dice> shown;
        for (int die = 0, rest = roll; die < dice; ++die, rest /= sides) {
            const Face face = faceOf(usualFaces, die, rest % sides);
            shown[static_cast<std::size_t>(die)] = {face.good, face.value};
        }
        std::set<std::multiset<std::pair<Good, int>>> different;
        for (unsigned set = 1; set < 32; ++set) {
            std::multiset<std::pair<Good, int>> taken;
            for (std::size_t die = 0; die < dice; ++die)
                if ((set >> die & 1) != 0)
                    taken.insert(shown[die]);
            if (taken.size() <= 3)
                different.insert(taken);
        }
        expected += std::ssize(different);
    }
    QCOMPARE(positionsAfterEvents(Tabletop(2).state, 6, Moves::Canonical), expected);
    QCOMPARE(expected, std::int64_t{181'653});
}

void DiceCounts::fromTheStartBySeed_data() const
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("spaces");
    QTest::addColumn<Seed>("seed");
    QTest::addColumn<int>("decisions");
    QTest::addColumn<qint64>("positions");
    QTest::addColumn<qint64>("canonical");
    const auto row = [](int seats, int spaces, Seed seed, int decisions, qint64 positions, qint64 canonical) {
        QTest::addRow("%d seats, %d spaces, seed %d", seats, spaces, static_cast<int>(seed))
            << seats << spaces << seed << decisions << positions << canonical;
    };
    row(1, 7, 1, 4, 188'125, 84'875);
    row(1, 8, 2, 4, 235'625, 170'750);
    row(2, 7, 1, 6, 343'000, 107'800);
    row(2, 5, 2, 6, 231'000, 145'200);
    row(3, 7, 1, 6, 44'100, 44'100);
    row(3, 6, 2, 7, 1'102'500, 609'000);
    row(4, 7, 1, 8, 448'900, 448'900);
    row(4, 8, 2, 8, 448'900, 218'420);
}

void DiceCounts::fromTheStartBySeed()
{
    QFETCH(int, seats);
    QFETCH(int, spaces);
    QFETCH(Seed, seed);
    QFETCH(int, decisions);
    QFETCH(qint64, positions);
    QFETCH(qint64, canonical);
    const State start = Tabletop(seats, spaces).state;
    const std::vector<Code> rolls = rollsOf(seed);
    QCOMPARE(positionsAfterDecisions(start, rolls, decisions, Moves::All), positions);
    QCOMPARE(loadingOf(start).fromTurn(decisions), positions);
    QCOMPARE(positionsAfterDecisions(start, rolls, decisions, Moves::Canonical), canonical);
}

void DiceCounts::towardsTheEndOfARound_data() const
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("depth");
    QTest::addRow("1 seat") << 1 << 3;
    QTest::addRow("2 seats") << 2 << 4;
    QTest::addRow("3 seats") << 3 << 4;
    QTest::addRow("4 seats") << 4 << 4;
}

void DiceCounts::towardsTheEndOfARound()
{
    QFETCH(int, seats);
    QFETCH(int, depth);
    const std::vector<Code> rolls = rollsOf(3);
    // Every way in which up to three spaces can be left to the players, in every round.
    const int ways = 1 << 2 * seats;
    for (int round = 1; round <= rounds; ++round)
        for (int way = 1; way < ways; ++way) {
            std::vector<int> free;
            for (int seat = 0; seat < seats; ++seat)
                free.push_back(way >> 2 * seat & 3);
            if (free.front() == 0)
                continue;
            Tabletop table(seats);
            table.state.round = static_cast<std::uint8_t>(round - 1);
            table.leaveFree(free);
            table.state.lastTurn = seats > 1 && ranges::count(free, 0) == seats - 1;
            QCOMPARE(positionsAfterDecisions(table.state, rolls, depth, Moves::All),
                     loadingOf(table.state).fromTurn(depth));
        }
}

} // namespace medici::dice

QTEST_APPLESS_MAIN(medici::dice::DiceCounts)
#include "counts.moc"
