#include "tests/variants/dice/tabletop.h"

#include <QTest>

#include <set>

namespace medici::dice {

using Codes = std::vector<Code>;

// The material and what is entered on a sheet: D1 to D4 and D9 to D11.
class DiceSheet : public QObject {
    Q_OBJECT

private slots:
    void D1_fiveDiceOfFiveGoodsAndGold();
    void D2_everyGoodOnceOnEveryDieAndEveryPairOnce();
    void D3_threeShipsOfFiveToEightSpaces_data() const;
    void D3_threeShipsOfFiveToEightSpaces();
    void D3_noOtherNumberOfSpaces();
    void D4_twelveBoxesForEachGood();
    void D9_diceFillTheSpacesByNumber();
    void D10_crossesByValue();
    void D11_noMoreThanTwelveCrosses_data() const;
    void D11_noMoreThanTwelveCrosses();
    void DX1_theExample();
};

void DiceSheet::D1_fiveDiceOfFiveGoodsAndGold()
{
    QCOMPARE(dice, 5);
    for (int die = 0; die < dice; ++die) {
        for (int value = 0; value < 5; ++value) {
            QCOMPARE(int{faceOf(usualFaces, die, value).value}, value);
            QVERIFY(faceOf(usualFaces, die, value).good != Good::Gold);
        }
        QCOMPARE(faceOf(usualFaces, die, 5), gold);
        QCOMPARE(int{gold.value}, 5);
    }
}

void DiceSheet::D2_everyGoodOnceOnEveryDieAndEveryPairOnce()
{
    std::set<std::pair<Good, int>> pairs;
    for (int die = 0; die < dice; ++die) {
        std::set<Good> onDie;
        for (int value = 0; value < 5; ++value) {
            const Face face = faceOf(usualFaces, die, value);
            QCOMPARE(static_cast<int>(face.good), (value - die + 5) % 5);
            onDie.insert(face.good);
            pairs.insert({face.good, value});
        }
        QCOMPARE(onDie.size(), 5U);
    }
    QCOMPARE(pairs.size(), 25U);
}

void DiceSheet::D3_threeShipsOfFiveToEightSpaces_data() const
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("spaces");
    for (int seats = 1; seats <= mostSeats; ++seats)
        for (int spaces = seats == 1 ? 7 : 5; spaces <= 8; ++spaces)
            QTest::addRow("%d players, %d spaces", seats, spaces) << seats << spaces;
}

void DiceSheet::D3_threeShipsOfFiveToEightSpaces()
{
    QFETCH(int, seats);
    QFETCH(int, spaces);
    Tabletop table(seats, spaces);
    table.playAtRandom(1);
    for (int seat = 0; seat < seats; ++seat)
        for (int round = 1; round <= 3; ++round)
            QCOMPARE(int{table.ship(static_cast<Seat>(seat), round).loaded}, spaces);
}

void DiceSheet::D3_noOtherNumberOfSpaces()
{
    QCOMPARE(int{Rules::terms().usual(4).options[0]}, 7);
    const auto allowed = [](int seats, int spaces) {
        Setup setup = Rules::terms().usual(seats);
        setup.options[0] = static_cast<std::int16_t>(spaces);
        return Rules::terms().allow(setup);
    };
    for (int seats = 2; seats <= 4; ++seats) {
        QVERIFY(!allowed(seats, 4));
        QVERIFY(allowed(seats, 5));
        QVERIFY(allowed(seats, 8));
        QVERIFY(!allowed(seats, 9));
    }
    QVERIFY(!allowed(1, 6));
    QVERIFY(allowed(1, 7));
    QVERIFY(allowed(1, 8));
    QVERIFY(!allowed(1, 9));
    QVERIFY(!allowed(5, 7));
    QVERIFY(!allowed(0, 7));
}

void DiceSheet::D4_twelveBoxesForEachGood()
{
    QCOMPARE(boxes, 12);
    QCOMPARE(Tabletop(4).state.sheet(adam).crosses.size(), 5U);
}

void DiceSheet::D9_diceFillTheSpacesByNumber()
{
    Tabletop table(2);
    QVERIFY(table.roll(exampleRoll));
    QVERIFY(table.take(adam, {4, 1}));
    QVERIFY(table.take(berta, {0}));
    QCOMPARE(table.ship(adam).holds[0], fur(3));
    QCOMPARE(table.ship(adam).holds[1], dye(0));
    QCOMPARE(int{table.ship(adam).value}, 3);

    QVERIFY(table.roll({spice(3), gold, grain(2), gold, gold}));
    QVERIFY(table.take(berta, {1, 3}));
    QVERIFY(table.take(adam, {0}));
    QCOMPARE(table.ship(adam).holds[2], spice(3));
    QCOMPARE(int{table.ship(adam).loaded}, 3);
    QCOMPARE(int{table.ship(adam).value}, 6);
    QCOMPARE(int{table.ship(berta).loaded}, 3);
    QCOMPARE(int{table.ship(berta).value}, 15);
}

void DiceSheet::D10_crossesByValue()
{
    for (int die = 0; die < dice; ++die)
        for (int value = 0; value <= 5; ++value) {
            // Given any face, when it is taken alone,
            Tabletop table(2);
            Roll faces{gold, gold, gold, gold, gold};
            faces[static_cast<std::size_t>(die)] = faceOf(usualFaces, die, value);
            QVERIFY(table.roll(faces));
            QVERIFY(table.take(adam, {die}));
            // then its good's column has two crosses for a 0, one for 1 to 4, and gold crosses nothing.
            for (const Good good : {Good::Grain, Good::Dye, Good::Fur, Good::Spice, Good::Cloth}) {
                const int expected = good != faceOf(usualFaces, die, value).good ? 0 : value == 0 ? 2 : 1;
                QCOMPARE(table.crosses(adam, good), expected);
                QCOMPARE(table.crosses(berta, good), 0);
            }
        }
}

void DiceSheet::D11_noMoreThanTwelveCrosses_data() const
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("value");
    QTest::addColumn<int>("after");
    QTest::addRow("ten and two") << 10 << 0 << 12;
    QTest::addRow("eleven and one") << 11 << 4 << 12;
    QTest::addRow("eleven and two") << 11 << 0 << 12;
    QTest::addRow("twelve and one") << 12 << 4 << 12;
    QTest::addRow("twelve and two") << 12 << 0 << 12;
}

void DiceSheet::D11_noMoreThanTwelveCrosses()
{
    QFETCH(int, before);
    QFETCH(int, value);
    QFETCH(int, after);
    Tabletop table(2);
    table.cross(Good::Dye, {before, 0});
    QVERIFY(table.roll(exampleRoll));
    QVERIFY(table.take(adam, {value == 0 ? 4 : 3}));
    QCOMPARE(table.crosses(adam, Good::Dye), after);
    QCOMPARE(int{table.ship(adam).value}, value);
}

void DiceSheet::DX1_theExample()
{
    // Given an empty ship, when gold 5, dye 4 and dye 0 are taken,
    Tabletop table(4);
    QVERIFY(table.roll({gold, fur(3), grain(2), dye(4), dye(0)}));
    QVERIFY(table.take(adam, {0, 3, 4}));
    // then the running totals are 5, 9, 9,
    const Ship &ship = table.ship(adam);
    int total = 0;
    std::vector<int> totals;
    for (std::size_t space = 0; space < ship.loaded; ++space)
        totals.push_back(total += ship.holds[space].value);
    QCOMPARE(totals, (std::vector{5, 9, 9}));
    QCOMPARE(int{ship.value}, 9);
    // three boxes in dye are crossed and none elsewhere,
    QCOMPARE(table.crosses(adam, Good::Dye), 3);
    for (const Good good : {Good::Grain, Good::Fur, Good::Spice, Good::Cloth})
        QCOMPARE(table.crosses(adam, good), 0);
    // and fur 3 and grain 2 are left for the others.
    QCOMPARE(table.legal(), (Codes{setOf({1}), setOf({2})}));
}

} // namespace medici::dice

QTEST_APPLESS_MAIN(medici::dice::DiceSheet)
#include "sheet.moc"
