#include "tests/variants/auction/tabletop.h"

#include <QTest>

#include <algorithm>

namespace medici::auction {

namespace {

State after(State state, Code code)
{
    Rules::apply(state, code);
    return state;
}

// The positions that so many events lead to, chance included.
std::int64_t positionsAfterEvents(const State &state, int depth)
{
    if (depth == 0)
        return 1;
    Choices choices;
    Rules::list(state, choices);
    std::int64_t count = 0;
    for (const Choice &choice : choices)
        count += positionsAfterEvents(after(state, choice.code), depth - 1);
    return count;
}

// The ways in which the group on the table can be sold or not.
std::int64_t waysToSell(const State &state)
{
    if (state.phase != Phase::Bidding)
        return 1;
    Choices choices;
    Rules::list(state, choices);
    std::int64_t count = 0;
    for (const Choice &choice : choices)
        count += waysToSell(after(state, choice.code));
    return count;
}

std::int64_t binomial(int n, int k)
{
    std::int64_t ways = 1;
    for (int i = 1; i <= k; ++i)
        ways = ways * (n - k + i) / i;
    return ways;
}

// The positions that so many decisions lead to if chance falls as it does in a game with this seed.
std::int64_t positionsAfterDecisions(State state, Seed seed, std::uint64_t dealt, int depth)
{
    while (Rules::actor(state) == chance) {
        Choices choices;
        Rules::list(state, choices);
        Rules::apply(state, outcome(choices, seed, dealt++));
    }
    if (depth == 0)
        return 1;
    Choices choices;
    Rules::list(state, choices);
    std::int64_t count = 0;
    for (const Choice &choice : choices)
        count += positionsAfterDecisions(after(state, choice.code), seed, dealt, depth - 1);
    return count;
}

} // namespace

// How many positions there are: pinned, and where possible counted without the rules.
class AuctionCounts : public QObject {
    Q_OBJECT

private slots:
    void fromTheStart_data() const;
    void fromTheStart();
    void waysToSellAGroup_data() const;
    void waysToSellAGroup();
    void bySeed_data() const;
    void bySeed();
};

void AuctionCounts::fromTheStart_data() const
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("depth");
    QTest::addColumn<qint64>("positions");
    // A second card is one of 30 kinds, or of 31 if the first was a five.
    constexpr qint64 second = 26 * 30 + 5 * 31;
    for (int seats = leastSeats; seats <= mostSeats; ++seats) {
        const int bids = seats < 5 ? 41 : 31;
        QTest::addRow("%d seats, a card", seats) << seats << 1 << qint64{31};
        QTest::addRow("%d seats, the selector", seats) << seats << 2 << qint64{31 * 2};
        QTest::addRow("%d seats, one bid or another card", seats) << seats << 3 << 31 * bids + second;
        // Either a bid and what the next may say to it, or the selector after the second card.
        qint64 two = 0;
        for (int bid = 0; bid < bids; ++bid)
            two += bid == bids - 1 ? 0 : bids - bid;
        // After all florins were bid nobody else is asked: a card of 30 or 31 kinds comes next.
        QTest::addRow("%d seats, two bids or the selector", seats)
            << seats << 4 << 31 * two + second + 2 * second;
    }
}

void AuctionCounts::fromTheStart()
{
    QFETCH(int, seats);
    QFETCH(int, depth);
    QFETCH(qint64, positions);
    QCOMPARE(positionsAfterEvents(Tabletop(seats).state, depth), positions);
}

void AuctionCounts::waysToSellAGroup_data() const
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("florins");
    for (int seats = leastSeats; seats <= 4; ++seats)
        for (const int florins : {0, 1, 2, 17, 40})
            QTest::addRow("%d seats with %d", seats, florins) << seats << florins;
    QTest::addRow("6 seats with 10") << 6 << 10;
}

void AuctionCounts::waysToSellAGroup()
{
    QFETCH(int, seats);
    QFETCH(int, florins);
    Tabletop table(seats);
    for (Seat seat = 0; seat < seats; ++seat)
        table.state.house(seat).florins = static_cast<std::uint16_t>(florins);
    QVERIFY(table.presents({fur(3)}));
    // Any seats bid, each more than the one before: of seats and florins together as many as there are seats.
    QCOMPARE(waysToSell(table.state), binomial(seats + florins, seats));
}

void AuctionCounts::bySeed_data() const
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<Seed>("seed");
    QTest::addColumn<int>("decisions");
    QTest::addColumn<qint64>("positions");
    const auto row = [](int seats, Seed seed, int decisions, qint64 positions) {
        QTest::addRow("%d seats, seed %d", seats, static_cast<int>(seed))
            << seats << seed << decisions << positions;
    };
    row(2, 1, 5, 20'130);
    row(3, 2, 5, 52'110);
    row(4, 3, 5, 164'040);
    row(5, 4, 5, 59'395);
    row(6, 5, 5, 59'395);
}

void AuctionCounts::bySeed()
{
    QFETCH(int, seats);
    QFETCH(Seed, seed);
    QFETCH(int, decisions);
    QFETCH(qint64, positions);
    QCOMPARE(positionsAfterDecisions(Tabletop(seats).state, seed, 0, decisions), positions);
}

} // namespace medici::auction

QTEST_APPLESS_MAIN(medici::auction::AuctionCounts)
#include "counts.moc"
