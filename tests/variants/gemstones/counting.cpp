#include "tests/variants/gemstones/tabletop.h"
#include "variants/gemstones/rules/bill.h"

#include <QTest>

namespace medici::gemstones {

namespace {

constexpr std::size_t wonAt = 2 * gems; // where a sheet says that it was sorted twice in a row

using Sums = std::vector<std::pair<int, int>>; // how many numbers are in a column, and their sum

// As people type them, from left to right; who was sorted twice in a row says so.
std::vector<std::optional<int>> typed(const Sums &columns, std::optional<int> won = std::nullopt)
{
    std::vector<std::optional<int>> figures;
    for (const auto &[numbers, sum] : columns) {
        figures.emplace_back(numbers);
        figures.emplace_back(sum);
    }
    figures.push_back(won);
    return figures;
}

const Sums inOrder{{4, 5}, {4, 10}, {5, 15}, {6, 20}, {6, 25}, {7, 30}};
const Sums disordered{{4, 9}, {4, 8}, {5, 15}, {6, 20}, {6, 25}, {7, 30}};
const Sums backwards{{4, 20}, {4, 19}, {4, 18}, {4, 17}, {4, 16}, {4, 15}};

State countedUp(int seats, const Figures &figures)
{
    State state = Tabletop(seats).state;
    Rules::countUp(state, figures);
    return state;
}

int mostOf(const std::vector<Count> &counts, int what)
{
    return ranges::find(counts, what, &Count::what)->most;
}

} // namespace

// Sheets of a real table, counted up: G9, G15, G16, G18.
class GemstonesCounting : public QObject {
    Q_OBJECT

private slots:
    void aSheetAsksForNumbersAndSums();
    void aSumFitsItsNumbers();
    void sortedTwiceInARow();
    void onlyOneWasSortedTwiceInARow();
    void columnsAreCountedUp();
    void whatCannotBeIsNearWhatCan();
    void whoeverWasSortedTwiceInARowHasWon();
    void sheetsAreComparedOtherwise();
    void whoIsNotThereIsNotCounted();
    void nothingIsCountedAfterwards();
};

void GemstonesCounting::aSheetAsksForNumbersAndSums()
{
    const std::vector<Count> counts = Rules::counts(Tabletop(2).state, anna, {});
    QCOMPARE(counts.size(), wonAt + 1);
    std::set<int> different;
    for (std::size_t gem = 0; gem < gems; ++gem) {
        const Count &numbers = counts[2 * gem];
        QCOMPARE(numbers.what, source::numbers(gem));
        QCOMPARE(numbers.least, 0);
        QCOMPARE(numbers.most, mostRows);
        const Count &sum = counts[2 * gem + 1];
        QCOMPARE(sum.what, source::column(gem));
        QCOMPARE(sum.least, 0);
        QCOMPARE(sum.most, mostRows * sides);
    }
    QCOMPARE(counts[wonAt].what, source::won);
    for (const Count &count : counts)
        different.insert(count.what);
    QCOMPARE(different.size(), counts.size());
}

// G9: so many numbers come to as much at least, and to their sides at most.
void GemstonesCounting::aSumFitsItsNumbers()
{
    for (std::size_t gem = 0; gem < gems; ++gem) {
        Figures figures;
        figures[anna].resize(2 * gem + 1);
        figures[anna][2 * gem] = 3;
        const std::vector<Count> counts = Rules::counts(Tabletop(2).state, anna, figures);
        for (std::size_t other = 0; other < gems; ++other) {
            QCOMPARE(counts[2 * other + 1].least, other == gem ? 3 : 0);
            QCOMPARE(counts[2 * other + 1].most, other == gem ? 3 * sides : mostRows * sides);
        }
        // Nothing is in an empty column.
        figures[anna][2 * gem] = 0;
        QCOMPARE(Rules::counts(Tabletop(2).state, anna, figures)[2 * gem + 1].most, 0);
    }
}

// G15, G16
void GemstonesCounting::sortedTwiceInARow()
{
    const State state = Tabletop(2).state;
    QCOMPARE(mostOf(Rules::counts(state, anna, {typed(inOrder)}), source::won), 1);
    QCOMPARE(mostOf(Rules::counts(state, anna, {typed(disordered)}), source::won), 0);
    Sums few = inOrder;
    few[0].first = 3;
    QCOMPARE(mostOf(Rules::counts(state, anna, {typed(few)}), source::won), 0);
}

void GemstonesCounting::onlyOneWasSortedTwiceInARow()
{
    const State state = Tabletop(3).state;
    const auto mostOfBruno = [&](std::optional<int> ofAnna, std::optional<int> ofClara) {
        return mostOf(
            Rules::counts(state, bruno, {typed(inOrder, ofAnna), typed(inOrder, 1), typed(inOrder, ofClara)}),
            source::won);
    };
    QCOMPARE(mostOfBruno({}, {}), 1);
    QCOMPARE(mostOfBruno(0, 0), 1);
    QCOMPARE(mostOfBruno(1, {}), 0);
    QCOMPARE(mostOfBruno({}, 1), 0);
}

void GemstonesCounting::columnsAreCountedUp()
{
    const State state = countedUp(2, {typed(disordered), typed(inOrder)});
    for (std::size_t gem = 0; gem < gems; ++gem) {
        const Column &column = state.sheets[anna].columns[gem];
        QCOMPARE(int(column.filled), disordered[gem].first);
        QCOMPARE(column.sum(), disordered[gem].second);
        QCOMPARE(state.sheets[bruno].columns[gem].sum(), inOrder[gem].second);
    }
    QVERIFY(state.sheets[bruno].sorted());
    // What is not known yet is nothing.
    const State empty = countedUp(2, {});
    for (const Column &column : empty.sheets[anna].columns)
        QVERIFY(column == Column{});
}

void GemstonesCounting::whatCannotBeIsNearWhatCan()
{
    const Sums wild{{mostRows + 1, 200}, {-1, 4}, {1, -3}, {0, 7}, {1, 6}, {2, 7}};
    const State state = countedUp(1, {typed(wild)});
    const auto &columns = state.sheets[anna].columns;
    QCOMPARE(int(columns[0].filled), mostRows);
    QCOMPARE(columns[0].sum(), mostRows * sides);
    QVERIFY(columns[1] == Column{});
    QCOMPARE(int(columns[2].filled), 1);
    QCOMPARE(columns[2].sum(), 0);
    QVERIFY(columns[3] == Column{});
    QCOMPARE(columns[4].sum(), 6);
    QCOMPARE(columns[5].sum(), 7);
}

// G16: whatever the others' sheets say.
void GemstonesCounting::whoeverWasSortedTwiceInARowHasWon()
{
    const State state = countedUp(3, {typed(inOrder), typed(inOrder, 1), typed(inOrder, 0)});
    QCOMPARE(state.winner, bruno);
    QCOMPARE(Rules::actor(state), nobody);
    QVERIFY(state.phase == Phase::Over);
}

// G18
void GemstonesCounting::sheetsAreComparedOtherwise()
{
    const State state = countedUp(3, {typed(backwards), typed(disordered, 0), typed(backwards, 0)});
    QCOMPARE(state.winner, nobody);
    QVERIFY(state.phase == Phase::Over);
    QCOMPARE(Rules::actor(state), nobody);
    const PerSeat<int> places = Rules::places(state);
    QCOMPARE(places[anna], 2);
    QCOMPARE(places[bruno], 1);
    QCOMPARE(places[clara], 2);
}

void GemstonesCounting::whoIsNotThereIsNotCounted()
{
    const Figures figures{typed(inOrder), typed(inOrder), typed(inOrder, 1)};
    QCOMPARE(mostOf(Rules::counts(Tabletop(2).state, anna, figures), source::won), 1);
    const State state = countedUp(2, figures);
    QVERIFY(state.sheets[clara] == Sheet{});
    QCOMPARE(state.winner, nobody);
}

void GemstonesCounting::nothingIsCountedAfterwards()
{
    QVERIFY(Rules::counts(countedUp(2, {typed(inOrder)}), anna, {}).empty());
}

} // namespace medici::gemstones

QTEST_APPLESS_MAIN(medici::gemstones::GemstonesCounting)
#include "counting.moc"
