#include "engine/rules/ranges.h"
#include "tests/variants/gemstones/tabletop.h"

#include <QTest>

#include <algorithm>
#include <numeric>

namespace medici::gemstones {

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

// The ways in which this turn can go on until it is over, once the dice are rolled and kept.
std::int64_t waysThroughTurn(const State &state, Seat active, Moves moves)
{
    if (Rules::actor(state) < 0 || state.active != active)
        return 1;
    std::int64_t count = 0;
    for (const Code code : possible(state, moves))
        count += waysThroughTurn(after(state, code), active, moves);
    return count;
}

// A turn without the engine: rows by column and dice as lists, in the words of the rules (G7, G8, G11 to
// G13).
struct Writing {
    std::vector<int> rows; // of one player

    bool full(int colour) const { return rows[static_cast<std::size_t>(colour)] == 10; }
    bool blocked(int colour) const
    {
        return ranges::any_of(rows,
                              [&](int other) { return rows[static_cast<std::size_t>(colour)] >= other + 3; });
    }

    std::vector<int> allowed(std::vector<int> colours) const
    {
        std::vector<int> free;
        ranges::copy_if(colours, std::back_inserter(free),
                        [&](int colour) { return !full(colour) && !blocked(colour); });
        if (!free.empty())
            return free;
        std::erase_if(colours, [&](int colour) { return full(colour); });
        return colours;
    }
};

struct Turn {
    std::vector<Writing> sheets; // of those who write, the active player's first
    std::vector<int> colours;
    std::vector<int> numbers;

    std::vector<int> different(std::vector<int> dice, Moves moves) const
    {
        if (moves == Moves::All)
            return dice;
        ranges::sort(dice);
        dice.erase(std::unique(dice.begin(), dice.end()), dice.end());
        return dice;
    }

    std::int64_t pairs(int left, Moves moves) const
    {
        if (left == 0)
            return others(1, moves);
        std::vector<int> allowed = sheets[0].allowed(colours);
        const bool setAside = allowed.empty();
        if (setAside)
            allowed = colours;
        std::int64_t count = 0;
        for (const int colour : different(allowed, moves))
            for (const int number : different(numbers, moves)) {
                Turn then = *this;
                then.colours.erase(ranges::find(then.colours, colour));
                then.numbers.erase(ranges::find(then.numbers, number));
                if (!setAside)
                    ++then.sheets[0].rows[static_cast<std::size_t>(colour)];
                count += then.pairs(left - 1, moves);
            }
        return count;
    }

    std::int64_t others(std::size_t seat, Moves moves) const
    {
        if (seat == sheets.size())
            return 1;
        const std::vector<int> allowed = sheets[seat].allowed(colours);
        const auto choices =
            static_cast<std::int64_t>(different(allowed, moves).size() * different(numbers, moves).size());
        return (allowed.empty() ? 1 : choices) * others(seat + 1, moves);
    }
};

Writing rowsOf(const Sheet &sheet)
{
    Writing written;
    for (const Column &column : sheet.columns)
        written.rows.push_back(column.filled);
    return written;
}

// A position in the middle of a game in which columns are of very different length.
Tabletop madeUp(int seats, Seed seed)
{
    Tabletop table(seats);
    PlayoutRandom luck(seed);
    for (Seat seat = 0; seat < seats; ++seat) {
        PerGem<int> filled{};
        const std::uint32_t least = luck.below(8);
        for (int &rowsFilled : filled)
            rowsFilled = static_cast<int>(std::min(10U, least + luck.below(6)));
        table.sheet(seat) = sheetOfRows(filled);
    }
    Choices choices;
    while (table.actor() == chance) {
        choices.clear();
        Rules::list(table.state, choices);
        Rules::apply(table.state, luck.pick(choices));
    }
    table.keepRoll(anna); // if it is offered
    return table;
}

Turn turnOf(const State &state)
{
    Turn turn;
    for (Seat seat = 0; seat < state.seats; ++seat)
        turn.sheets.push_back(rowsOf(state.sheet(seat)));
    forEachIn(gemDice, [&](int die) { turn.colours.push_back(static_cast<int>(state.gem(die))); });
    forEachIn(numberDice, [&](int die) { turn.numbers.push_back(state.number(die)); });
    return turn;
}

} // namespace

// How many ways there are: pinned, and counted once more without the rules.
class GemstonesCounts : public QObject {
    Q_OBJECT

private slots:
    void theFirstTurn_data() const { seatCounts(); }
    void theFirstTurn();
    void offersOfAllRolls();
    void turnsOfMadeUpSheets_data() const;
    void turnsOfMadeUpSheets();
    void randomGames_data() const;
    void randomGames();

private:
    static void seatCounts();
};

void GemstonesCounts::seatCounts()
{
    QTest::addColumn<int>("seats");
    for (int seats = 1; seats <= mostSeats; ++seats)
        QTest::addRow("%d", seats) << seats;
}

void GemstonesCounts::theFirstTurn()
{
    QFETCH(int, seats);
    Tabletop table(seats);
    QVERIFY(table.roll({brown, red, green, blue, yellow}, {1, 2, 3, 4, 5}));
    // On an empty sheet nothing is blocked yet: 25 · 16 · 9 pairs in order, then one of four each.
    const std::int64_t all = 25 * 16 * 9 * (std::int64_t{1} << 2 * (seats - 1));
    QCOMPARE(waysThroughTurn(table.state, anna, Moves::All), all);
    QCOMPARE(waysThroughTurn(table.state, anna, Moves::Canonical), all);
}

void GemstonesCounts::offersOfAllRolls()
{
    // Of the five coloured dice, with no three numbers alike.
    std::int64_t moves = 0;
    std::int64_t different = 0;
    int offers = 0;
    for (int roll = 0; roll < 7776; ++roll) {
        Tabletop table(2);
        Gems shown;
        for (int die = 0, rest = roll; die < 5; ++die, rest /= 6)
            shown.push_back(static_cast<Gem>(rest % 6));
        QVERIFY(table.roll(shown, {1, 1, 2, 2, 3}));
        if (table.state.phase != Phase::Offered)
            continue;
        ++offers;
        moves += std::ssize(possible(table.state, Moves::All));
        different += std::ssize(possible(table.state, Moves::Canonical));
    }
    // Three alike: 6 · 10 · 25 rolls, four: 6 · 5 · 5, five: 6.
    QCOMPARE(offers, 1500 + 150 + 6);
    QCOMPARE(moves, std::int64_t{1500 * 8 + 150 * 16 + 6 * 32});
    QCOMPARE(different, std::int64_t{1500 * 4 + 150 * 5 + 6 * 6});
}

void GemstonesCounts::turnsOfMadeUpSheets_data() const
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<qint64>("all");
    QTest::addColumn<qint64>("canonical");
    QTest::addRow("1 seat") << 1 << qint64{16'080} << qint64{13'996};
    QTest::addRow("2 seats") << 2 << qint64{46'800} << qint64{36'496};
    QTest::addRow("3 seats") << 3 << qint64{117'480} << qint64{96'795};
    QTest::addRow("4 seats") << 4 << qint64{485'520} << qint64{270'947};
}

void GemstonesCounts::turnsOfMadeUpSheets()
{
    QFETCH(int, seats);
    QFETCH(qint64, all);
    QFETCH(qint64, canonical);
    std::int64_t countedAll = 0;
    std::int64_t countedCanonical = 0;
    for (Seed seed = 0; seed < 60; ++seed) {
        const Tabletop table = madeUp(seats, seed);
        const Turn turn = turnOf(table.state);
        const std::int64_t canonicalHere = waysThroughTurn(table.state, anna, Moves::Canonical);
        QCOMPARE(canonicalHere, turn.pairs(3, Moves::Canonical));
        countedCanonical += canonicalHere;
        if (seed % 6 != 0)
            continue;
        const std::int64_t allHere = waysThroughTurn(table.state, anna, Moves::All);
        QCOMPARE(allHere, turn.pairs(3, Moves::All));
        countedAll += allHere;
    }
    QCOMPARE(countedAll, all);
    QCOMPARE(countedCanonical, canonical);
}

void GemstonesCounts::randomGames_data() const
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("events");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("sorted");
    QTest::addRow("1 seat") << 1 << 25'904 << 889 << 0;
    QTest::addRow("2 seats") << 2 << 36'344 << 852 << 1;
    QTest::addRow("3 seats") << 3 << 47'618 << 849 << 0;
    QTest::addRow("4 seats") << 4 << 59'052 << 859 << 0;
}

void GemstonesCounts::randomGames()
{
    QFETCH(int, seats);
    QFETCH(int, events);
    QFETCH(int, rounds);
    QFETCH(int, sorted);
    int played = 0;
    int roundsPlayed = 0;
    int sortedRows = 0;
    for (Seed seed = 0; seed < 100; ++seed) {
        Tabletop table(seats, chance);
        table.playAtRandom(seed, [&](const State &) { ++played; });
        roundsPlayed += Rules::round(table.state);
        sortedRows += table.state.winner != nobody;
    }
    QCOMPARE(played, events);
    QCOMPARE(roundsPlayed, rounds);
    QCOMPARE(sortedRows, sorted);
}

} // namespace medici::gemstones

QTEST_APPLESS_MAIN(medici::gemstones::GemstonesCounts)
#include "counts.moc"
