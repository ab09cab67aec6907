#include "engine/rules/ranges.h"
#include "tests/variants/card/tabletop.h"

#include <QTest>

#include <algorithm>

namespace medici::card {

namespace {

State after(State state, Code code)
{
    Rules::apply(state, code);
    return state;
}

std::vector<Code> possible(const State &state, bool canonical)
{
    Choices choices;
    choices.clear();
    Rules::list(state, choices);
    std::vector<Code> codes;
    for (const Choice &choice : choices) {
        const Code code =
            canonical && Rules::actor(state) >= 0 ? Rules::canonical(state, choice.code) : choice.code;
        if (ranges::find(codes, code) == codes.end())
            codes.push_back(code);
    }
    return codes;
}

// The positions that so many events lead to, chance included.
std::int64_t positions(const State &state, int depth, bool canonical = false)
{
    if (depth == 0)
        return 1;
    std::int64_t count = 0;
    for (const Code code : possible(state, canonical))
        count += positions(after(state, code), depth - 1, canonical);
    return count;
}

// The positions that so many decisions lead to if cards come by this seed.
std::int64_t positionsBySeed(State state, Seed seed, std::uint64_t dealt, int depth)
{
    while (Rules::actor(state) == chance) {
        Choices choices;
        choices.clear();
        Rules::list(state, choices);
        Rules::apply(state, outcome(choices, seed, dealt++));
    }
    if (depth == 0 || Rules::actor(state) == nobody)
        return depth == 0;
    std::int64_t count = 0;
    for (const Code code : possible(state, false))
        count += positionsBySeed(after(state, code), seed, dealt, depth - 1);
    return count;
}

// The game without what cards show beyond their space: counts events by itself, from the words of the
// rules (C5 to C7, C9 to C11), while the deck lasts and within a day.
struct Loading {
    std::vector<int> free;
    std::vector<int> market; // spaces of its cards
    std::size_t active = 0;
    int turned = 0;

    std::int64_t turn(int depth) const
    {
        if (depth == 0)
            return 1;
        return market.empty() ? card(depth) : decide(depth);
    }

    std::int64_t card(int depth) const
    {
        if (depth == 0)
            return 1;
        std::int64_t count = 0;
        for (const int space : {0, 1}) {
            Loading then = *this;
            then.market.push_back(space);
            ++then.turned;
            const std::int64_t ways = space == 0 ? kindsFree : kindsTaking;
            count += ways * (then.turned < 3 ? then.decide(depth - 1) : then.take(depth - 1));
        }
        return count;
    }

    std::int64_t decide(int depth) const { return depth == 0 ? 1 : take(depth - 1) + card(depth - 1); }

    std::int64_t take(int depth) const
    {
        if (depth == 0)
            return 1;
        std::int64_t count = 0;
        const int seconds = market.size() > 1 ? 1 : 0;
        const int thirds = market.size() > 2 ? 1 : 0;
        for (int second = 0; second <= seconds; ++second)
            for (int third = 0; third <= thirds; ++third) {
                Loading then = *this;
                const std::size_t last = market.size() - 1;
                int space = market[last];
                then.market.pop_back();
                if (second == 1) {
                    space += market[last - 1];
                    then.market.erase(then.market.begin() + static_cast<std::ptrdiff_t>(last) - 1);
                }
                if (third == 1) {
                    space += market[last - 2];
                    then.market.erase(then.market.begin() + static_cast<std::ptrdiff_t>(last) - 2);
                }
                then.free[active] -= space;
                if (then.free[active] < 0)
                    continue;
                then.turned = 0;
                do
                    then.active = (then.active + 1) % free.size();
                while (then.free[then.active] == 0);
                count += then.turn(depth - 1);
            }
        return count;
    }

    static constexpr std::int64_t kindsFree = goods + 1;       // a flagged card a good, the green two
    static constexpr std::int64_t kindsTaking = goods * 5 + 1; // the other cards of a good, the black seven
};

} // namespace

// How many positions there are: pinned, and counted once more without the rules.
class CardCounts : public QObject {
    Q_OBJECT

private slots:
    void fromTheStart_data() const;
    void fromTheStart();
    void equalCardsCountOnce();
    void bySeed_data() const;
    void bySeed();
};

void CardCounts::fromTheStart_data() const
{
    QTest::addColumn<int>("depth");
    QTest::addColumn<qint64>("expected");
    // A card; then stop or go on; then take it, or another card and so on.
    QTest::addRow("a card") << 1 << qint64{32};
    QTest::addRow("the first decision") << 2 << qint64{32 * 2};
    QTest::addRow("taken, or a second card") << 3 << qint64{32 + 32 * 32};
    QTest::addRow("the next turn's card") << 4 << qint64{32 * 32 + 32 * 32 * 2};
    // Of the ten kinds of which there are two, none is left for a third card.
    QTest::addRow("five events") << 5 << qint64{32 * 32 * 2 + 32 * 32 * 2 + 32 * 32 * 32 - 10};
}

void CardCounts::fromTheStart()
{
    QFETCH(int, depth);
    QFETCH(qint64, expected);
    for (int seats = 2; seats <= mostSeats; ++seats) {
        QCOMPARE(positions(Tabletop(seats).state, depth), expected);
        if (depth < 5) { // while no kind runs out
            Loading loading;
            loading.free.assign(static_cast<std::size_t>(seats), shipSpaces[static_cast<std::size_t>(seats)]);
            QCOMPARE(loading.turn(depth), expected);
        }
        if (depth < 5)
            QCOMPARE(positions(Tabletop(seats, chance).state, depth + 1), expected * seats);
    }
}

void CardCounts::equalCardsCountOnce()
{
    Tabletop table(3);
    table.layMarket({fur(4), fur(4), dye(5)});
    QVERIFY(table.stop());
    QCOMPARE(positions(table.state, 1), 4);
    QCOMPARE(positions(table.state, 1, true), 3);
}

void CardCounts::bySeed_data() const
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<Seed>("seed");
    QTest::addColumn<int>("decisions");
    QTest::addColumn<qint64>("expected");
    const auto row = [](int seats, Seed seed, int decisions, qint64 expected) {
        QTest::addRow("%d seats, seed %d", seats, static_cast<int>(seed))
            << seats << seed << decisions << expected;
    };
    row(2, 1, 14, 21'196);
    row(3, 2, 14, 21'252);
    row(4, 3, 14, 21'282);
    row(6, 4, 14, 21'282);
}

void CardCounts::bySeed()
{
    QFETCH(int, seats);
    QFETCH(Seed, seed);
    QFETCH(int, decisions);
    QFETCH(qint64, expected);
    QCOMPARE(positionsBySeed(Tabletop(seats).state, seed, 0, decisions), expected);
}

} // namespace medici::card

QTEST_APPLESS_MAIN(medici::card::CardCounts)
#include "counts.moc"
