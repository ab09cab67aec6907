#include "tests/variants/dice/tabletop.h"

#include <QTest>

#include <set>

namespace medici::dice {

using Codes = std::vector<Code>;
using Sizes = std::vector<int>;

// A turn: D5 to D8.
class DiceTurns : public QObject {
    Q_OBJECT

private slots:
    void D5_roundNLoadsShipN_data() const { seatCounts(); }
    void D5_roundNLoadsShipN();
    void D6_theFirstPlayerIsChosen();
    void D6_theFirstPlayerIsDrawn();
    void D6_aloneThereIsNothingToDraw();
    void D7_aTurnBeginsWithNothingOnTheTable();
    void D7_oneToThreeDice();
    void D7_equalDiceAreOneMove();
    void D7_neverMoreThanFitIn_data() const;
    void D7_neverMoreThanFitIn();
    void D8_theOthersTakeOneDieOfWhatIsLeft();
    void D8_severalMayTakeTheSameDie();
    void D8_clockwiseFromTheLeftOfTheActivePlayer();
    void D8_notIfTheShipIsFull();

private:
    static void seatCounts();
};

void DiceTurns::seatCounts()
{
    QTest::addColumn<int>("seats");
    for (int seats = 1; seats <= mostSeats; ++seats)
        QTest::addRow("%d", seats) << seats;
}

void DiceTurns::D5_roundNLoadsShipN()
{
    QFETCH(int, seats);
    Tabletop table(seats);
    std::set<int> loadedIn;
    table.playAtRandom(5, [&](const State &before) {
        for (std::size_t seat = 0; seat < before.seats; ++seat)
            for (int ship = 1; ship <= 3; ++ship) {
                const auto index = static_cast<std::size_t>(ship) - 1;
                if (before.sheets[seat].ships[index].loaded != table.state.sheets[seat].ships[index].loaded) {
                    QCOMPARE(ship, Rules::round(before));
                    loadedIn.insert(ship);
                }
            }
    });
    QCOMPARE(loadedIn, (std::set{1, 2, 3}));
    QCOMPARE(Rules::round(table.state), 3);
}

void DiceTurns::D6_theFirstPlayerIsChosen()
{
    Tabletop table(4, 7, clara);
    QVERIFY(table.roll(exampleRoll));
    QCOMPARE(table.actor(), clara);
}

void DiceTurns::D6_theFirstPlayerIsDrawn()
{
    for (int seats = 2; seats <= 4; ++seats)
        for (Seat first = 0; first < seats; ++first) {
            Tabletop table(seats, 7, chance);
            QCOMPARE(table.actor(), chance);
            QCOMPARE(table.legal().size(), static_cast<std::size_t>(seats));
            Rules::apply(table.state, static_cast<Code>(first));
            QCOMPARE(table.state, Tabletop(seats, 7, first).state);
        }
}

void DiceTurns::D6_aloneThereIsNothingToDraw()
{
    QCOMPARE(Tabletop(1, 7, chance).state, Tabletop(1, 7, adam).state);
}

void DiceTurns::D7_aTurnBeginsWithNothingOnTheTable()
{
    Tabletop table(2);
    QVERIFY(table.roll(exampleRoll) && table.take(adam, {0, 1}) && table.take(berta, {2}));
    QCOMPARE(table.state.phase, Phase::Rolling);
    QCOMPARE(int{table.state.rolled}, 0);
    QCOMPARE(int{table.state.left}, 0);
    QCOMPARE(table.state.values, decltype(State::values){});
}

void DiceTurns::D7_oneToThreeDice()
{
    // Given an empty ship, when all five dice are rolled,
    Tabletop table(2);
    QVERIFY(table.roll(exampleRoll));
    // then one, two or three of them may be taken: 5 + 10 + 10 sets.
    QCOMPARE(table.actor(), adam);
    QCOMPARE(table.sizes(), (Sizes{1, 2, 3}));
    QCOMPARE(table.legal().size(), 25U);
    QVERIFY(!table.take(adam, {}));
    QVERIFY(!table.take(adam, {0, 1, 2, 3}));
    QVERIFY(!table.take(berta, {0}));
    QVERIFY(table.take(adam, {1, 2, 4}));
}

void DiceTurns::D7_equalDiceAreOneMove()
{
    // Only gold is ever shown twice: of several, those with the lowest numbers are meant.
    Tabletop table(2);
    QVERIFY(table.roll({gold, fur(3), gold, dye(4), gold}));
    const auto same = [&](std::initializer_list<int> one, std::initializer_list<int> other) {
        QCOMPARE(Rules::canonical(table.state, setOf(one)), setOf(other));
    };
    same({0}, {0});
    same({2}, {0});
    same({4}, {0});
    same({2, 4}, {0, 2});
    same({0, 4}, {0, 2});
    same({0, 2, 4}, {0, 2, 4});
    same({1, 3, 4}, {0, 1, 3});
    same({1, 3}, {1, 3});
    // Of what is left once one of them is taken, the next.
    QVERIFY(table.take(adam, {0}));
    same({4}, {2});
    same({1}, {1});
}

void DiceTurns::D7_neverMoreThanFitIn_data() const
{
    QTest::addColumn<int>("free");
    QTest::addColumn<int>("sets");
    QTest::addRow("one space") << 1 << 5;
    QTest::addRow("two spaces") << 2 << 15;
    QTest::addRow("three spaces") << 3 << 25;
    QTest::addRow("four spaces") << 4 << 25;
}

void DiceTurns::D7_neverMoreThanFitIn()
{
    QFETCH(int, free);
    QFETCH(int, sets);
    Tabletop table(2);
    table.leaveFree({free, 7});
    QVERIFY(table.roll(exampleRoll));
    QCOMPARE(table.legal().size(), static_cast<std::size_t>(sets));
    QCOMPARE(table.sizes().back(), std::min(free, 3));
}

void DiceTurns::D8_theOthersTakeOneDieOfWhatIsLeft()
{
    // Given that Adam has taken three dice, then Berta takes one of the two that are left.
    Tabletop table(2);
    QVERIFY(table.roll(exampleRoll));
    QVERIFY(table.take(adam, {0, 3, 4}));
    QCOMPARE(table.actor(), berta);
    QCOMPARE(table.legal(), (Codes{setOf({1}), setOf({2})}));
    QVERIFY(!table.take(berta, {1, 2}));
    QVERIFY(!table.take(berta, {0}));
    QVERIFY(!table.take(berta, {}));
    QVERIFY(table.take(berta, {2}));
    QCOMPARE(int{table.ship(berta).loaded}, 1);
    QCOMPARE(table.ship(berta).holds[0], grain(2));
}

void DiceTurns::D8_severalMayTakeTheSameDie()
{
    Tabletop table(4);
    QVERIFY(table.roll(exampleRoll));
    QVERIFY(table.take(adam, {0}));
    for (const Seat seat : {berta, clara, dora}) {
        QCOMPARE(table.legal(), (Codes{setOf({1}), setOf({2}), setOf({3}), setOf({4})}));
        QVERIFY(table.take(seat, {4}));
        QCOMPARE(table.crosses(seat, Good::Dye), 2);
    }
}

void DiceTurns::D8_clockwiseFromTheLeftOfTheActivePlayer()
{
    Tabletop table(4, 7, clara);
    QVERIFY(table.roll(exampleRoll));
    QVERIFY(table.take(clara, {0, 1}));
    for (const Seat seat : {dora, adam, berta}) {
        QCOMPARE(table.actor(), seat);
        QVERIFY(table.take(seat, {2}));
    }
    QCOMPARE(table.actor(), chance);
}

void DiceTurns::D8_notIfTheShipIsFull()
{
    Tabletop table(4);
    table.leaveFree({7, 0, 1, 0});
    QVERIFY(table.roll(exampleRoll));
    QVERIFY(table.take(adam, {0, 1}));
    QCOMPARE(table.actor(), clara);
    QVERIFY(table.take(clara, {2}));
    QCOMPARE(table.actor(), chance);
}

} // namespace medici::dice

QTEST_APPLESS_MAIN(medici::dice::DiceTurns)
#include "turns.moc"
