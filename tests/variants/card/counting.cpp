#include "tests/variants/card/tabletop.h"
#include "variants/card/rules/bill.h"

#include <QTest>

namespace medici::card {

// Houses of a real table, counted up: C3, C9, C13, C16, C17.
class CardCounting : public QObject {
    Q_OBJECT

private slots:
    void aHouseAsksForShipAndGoods();
    void theBestShip_data() const;
    void theBestShip();
    void warehousesOnlyGrow();
    void figuresAreCountedUp();
    void whatIsNotKnownIsNothing();
    void whoIsNotThereIsNotCounted();
    void nothingIsCountedAfterTheThirdDay();
};

void CardCounting::aHouseAsksForShipAndGoods()
{
    const std::vector<Count> counts = Rules::counts(Tabletop(3).state, ania, {});
    QCOMPARE(counts.size(), 1 + allGoods.size());
    QCOMPARE(counts[0].what, source::ship);
    QCOMPARE(counts[0].least, 0);
    for (const Good good : allGoods) {
        const Count &symbols = counts[1 + indexOf(good)];
        QCOMPARE(symbols.what, source::award(good));
        QCOMPARE(symbols.least, 0);
        QCOMPARE(symbols.most, 4 * 4 + 2 * 2 + 2); // C3
    }
}

void CardCounting::theBestShip_data() const
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("value");
    // C3: five sevens, two of the fives beside them where there is room, and five twos that need none.
    QTest::newRow("seven spaces") << 2 << 5 * 7 + 2 * 5 + 5 * 2;
    QTest::newRow("five spaces") << 3 << 5 * 7 + 5 * 2;
    QTest::newRow("with six, too") << 6 << 5 * 7 + 5 * 2;
}

void CardCounting::theBestShip()
{
    QFETCH(int, seats);
    QFETCH(int, value);
    QCOMPARE(Rules::counts(Tabletop(seats).state, ania, {})[0].most, value);
}

void CardCounting::warehousesOnlyGrow()
{
    Tabletop table(3);
    table.store(Good::Fur, {1, 6, 0});
    const std::vector<Count> counts = Rules::counts(table.state, beata, {});
    for (const Good good : allGoods)
        QCOMPARE(counts[1 + indexOf(good)].least, good == Good::Fur ? 6 : 0);
}

// They pay what they pay on a table where they were played.
void CardCounting::figuresAreCountedUp()
{
    Tabletop played(3);
    played.sailWith({16, 9, 21});
    PerSeat<std::vector<std::optional<int>>> figures{{{16}, {9}, {21}}};
    int symbols = 0;
    for (const Good good : allGoods) {
        const Numbers stored{symbols % 4, symbols, 9 - symbols};
        played.store(good, stored);
        for (std::size_t seat = 0; seat < stored.size(); ++seat)
            figures[seat].emplace_back(stored[seat]);
        ++symbols;
    }
    Tabletop counted(3);
    Rules::countUp(counted.state, figures);
    QVERIFY(counted.state.day == 1);
    for (Seat seat = ania; seat <= czesio; ++seat)
        for (const Good good : allGoods)
            QCOMPARE(counted.symbols(seat, good), played.symbols(seat, good));
    endDay(played.state);
    for (Seat seat = ania; seat <= czesio; ++seat)
        QCOMPARE(counted.bill(seat).payment, played.bill(seat).payment);
    QVERIFY(Rules::bill(counted.state) == Rules::bill(played.state));
}

void CardCounting::whatIsNotKnownIsNothing()
{
    Tabletop counted(3);
    Rules::countUp(counted.state, {{{std::nullopt, std::nullopt, 4}, {}}});
    QCOMPARE(counted.bill(ania).payment, 15); // all ships are worth as little
    QCOMPARE(counted.symbols(ania, allGoods[0]), 0);
    QCOMPARE(counted.symbols(ania, allGoods[1]), 4);
    QCOMPARE(counted.symbols(beata, allGoods[1]), 0);
}

void CardCounting::whoIsNotThereIsNotCounted()
{
    Tabletop counted(3);
    Rules::countUp(counted.state, {{{}, {}, {}, {17, 9, 4, 1, 5, 7}}});
    for (const Good good : allGoods)
        QCOMPARE(counted.symbols(daniel, good), 0);
}

void CardCounting::nothingIsCountedAfterTheThirdDay()
{
    Tabletop table(3);
    for (int day = 1; day <= 3; ++day) {
        QVERIFY(!Rules::counts(table.state, ania, {}).empty());
        Rules::countUp(table.state, {});
    }
    QVERIFY(table.state.phase == Phase::Over);
    QVERIFY(Rules::counts(table.state, ania, {}).empty());
}

} // namespace medici::card

QTEST_APPLESS_MAIN(medici::card::CardCounting)
#include "counting.moc"
