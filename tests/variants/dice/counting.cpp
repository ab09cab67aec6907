#include "tests/variants/dice/tabletop.h"
#include "variants/dice/rules/bill.h"

#include <QTest>

namespace medici::dice {

// Sheets of a real table, counted up: D4, D16, D18, D21.
class DiceCounting : public QObject {
    Q_OBJECT

private slots:
    void aSheetAsksForShipAndColumns();
    void columnsOnlyGrow();
    void aLongerShipHoldsMore();
    void figuresAreCountedUp();
    void whatIsNotKnownIsNothing();
    void whoIsNotThereIsNotCounted();
    void nothingIsCountedAfterTheThirdRound();
};

void DiceCounting::aSheetAsksForShipAndColumns()
{
    const std::vector<Count> counts = Rules::counts(Tabletop(2).state, adam, {});
    QCOMPARE(counts.size(), 1 + std::size_t{goods});
    QCOMPARE(counts[0].what, source::ship);
    QCOMPARE(counts[0].least, 0);
    QCOMPARE(counts[0].most, 7 * 5); // seven of gold
    for (std::size_t column = 0; column < goods; ++column) {
        const Count &crosses = counts[1 + column];
        QCOMPARE(crosses.what, source::award(columnOrder[column]));
        QCOMPARE(crosses.least, 0);
        QCOMPARE(crosses.most, 12); // D4
    }
}

void DiceCounting::columnsOnlyGrow()
{
    Tabletop table(2);
    table.cross(Good::Fur, {3, 5});
    const std::vector<Count> counts = Rules::counts(table.state, berta, {});
    for (std::size_t column = 0; column < goods; ++column)
        QCOMPARE(counts[1 + column].least, columnOrder[column] == Good::Fur ? 5 : 0);
}

void DiceCounting::aLongerShipHoldsMore()
{
    QCOMPARE(Rules::counts(Tabletop(2, 8).state, adam, {})[0].most, 8 * 5);
}

// They are worth what they are worth on a table where they were played.
void DiceCounting::figuresAreCountedUp()
{
    Tabletop played(2);
    played.sailWith({17, 21});
    played.cross(Good::Spice, {9, 2});
    played.cross(Good::Dye, {4, 12});
    played.cross(Good::Grain, {1, 0});
    played.cross(Good::Fur, {5, 6});
    played.cross(Good::Cloth, {7, 3});
    Tabletop counted(2);
    Rules::countUp(counted.state, {{{17, 9, 4, 1, 5, 7}, {21, 2, 12, 0, 6, 3}}});
    QVERIFY(counted.state.round == 1);
    for (Seat seat = adam; seat <= berta; ++seat) {
        QCOMPARE(int(counted.ship(seat).value), int(played.ship(seat).value));
        for (const Good good : columnOrder)
            QCOMPARE(counted.crosses(seat, good), played.crosses(seat, good));
    }
    endRound(played.state, played.state.active);
    QVERIFY(Rules::bill(counted.state) == Rules::bill(played.state));
}

void DiceCounting::whatIsNotKnownIsNothing()
{
    Tabletop counted(2);
    Rules::countUp(counted.state, {{{std::nullopt, std::nullopt, 4}, {}}});
    QCOMPARE(int(counted.ship(adam).value), 0);
    QCOMPARE(counted.crosses(adam, Good::Spice), 0);
    QCOMPARE(counted.crosses(adam, Good::Dye), 4);
    QCOMPARE(counted.crosses(berta, Good::Dye), 0);
}

void DiceCounting::whoIsNotThereIsNotCounted()
{
    Tabletop counted(2);
    Rules::countUp(counted.state, {{{}, {}, {17, 9, 4, 1, 5, 7}}});
    QCOMPARE(int(counted.ship(clara).value), 0);
    QCOMPARE(counted.crosses(clara, Good::Spice), 0);
}

void DiceCounting::nothingIsCountedAfterTheThirdRound()
{
    Tabletop table(2);
    for (int round = 1; round <= 3; ++round) {
        QVERIFY(!Rules::counts(table.state, adam, {}).empty());
        Rules::countUp(table.state, {});
    }
    QVERIFY(table.state.phase == Phase::Over);
    QVERIFY(Rules::counts(table.state, adam, {}).empty());
}

} // namespace medici::dice

QTEST_APPLESS_MAIN(medici::dice::DiceCounting)
#include "counting.moc"
