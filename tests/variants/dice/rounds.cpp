#include "engine/rules/ranges.h"
#include "tests/variants/dice/tabletop.h"

#include <QTest>

#include <set>

namespace medici::dice {

using Codes = std::vector<Code>;
using Sizes = std::vector<int>;

// From turn to turn and to the end of a round: D12 to D15.
class DiceRounds : public QObject {
    Q_OBJECT

private slots:
    void D12_thePlayerToTheLeftBecomesActive();
    void D12_fullShipsAreSkipped();
    void D13_theLastPlayerMustFillTheShip_data() const;
    void D13_theLastPlayerMustFillTheShip();
    void D13_thatEndsTheRound();
    void D13_withMoreThanFiveSpacesAllDice();
    void D13_aTurnBegunBeforeIsUsual();
    void D13_neverMoreThanFourSpacesAreLeft_data() const;
    void D13_neverMoreThanFourSpacesAreLeft();
    void D14_theRoundEndsAsSoonAsAllShipsAreFull();
    void D15_leftOfTheLastRollerBegins();
    void D15_alsoAfterTheLastTurn();
};

void DiceRounds::D12_thePlayerToTheLeftBecomesActive()
{
    Tabletop table(2, 7, berta);
    QVERIFY(table.roll(exampleRoll));
    QVERIFY(table.take(berta, {0}));
    QVERIFY(table.take(adam, {1}));
    QVERIFY(table.roll(exampleRoll));
    QCOMPARE(table.actor(), adam);
}

void DiceRounds::D12_fullShipsAreSkipped()
{
    // Given that Berta's and Clara's ships are full, when Adam's turn is over,
    Tabletop table(4);
    table.leaveFree({4, 0, 0, 4});
    QVERIFY(table.roll(exampleRoll));
    QVERIFY(table.take(adam, {0}));
    QVERIFY(table.take(dora, {1}));
    // then Dora rolls, and Adam is the only one to follow her.
    QVERIFY(table.roll(exampleRoll));
    QCOMPARE(table.actor(), dora);
    QVERIFY(table.take(dora, {0}));
    QCOMPARE(table.actor(), adam);
    QVERIFY(table.take(adam, {1}));
    QVERIFY(table.roll(exampleRoll));
    QCOMPARE(table.actor(), adam);
}

void DiceRounds::D13_theLastPlayerMustFillTheShip_data() const
{
    QTest::addColumn<int>("free");
    QTest::addColumn<int>("sets");
    QTest::addRow("one space") << 1 << 5;
    QTest::addRow("two spaces") << 2 << 10;
    QTest::addRow("three spaces") << 3 << 10;
    QTest::addRow("four spaces") << 4 << 5;
    QTest::addRow("five spaces") << 5 << 1;
}

// A table at which everybody but Berta has just filled up, and her turn begins.
Tabletop lastTurnOfBerta(int seats, int free)
{
    Tabletop table(seats, 8);
    table.leaveFree({1, free + 1, 0, 0});
    table.roll(exampleRoll);
    table.take(adam, {0});
    table.take(berta, {1});
    return table;
}

void DiceRounds::D13_theLastPlayerMustFillTheShip()
{
    QFETCH(int, free);
    QFETCH(int, sets);
    for (int seats = 2; seats <= 4; ++seats) {
        Tabletop table = lastTurnOfBerta(seats, free);
        QVERIFY(table.roll(exampleRoll));
        QCOMPARE(table.actor(), berta);
        QCOMPARE(table.sizes(), Sizes{free});
        QCOMPARE(table.legal().size(), static_cast<std::size_t>(sets));
    }
}

void DiceRounds::D13_thatEndsTheRound()
{
    Tabletop table = lastTurnOfBerta(3, 4);
    QVERIFY(table.roll(exampleRoll));
    QCOMPARE(Rules::round(table.state), 1);
    QVERIFY(table.take(berta, {0, 1, 2, 3}));
    QCOMPARE(Rules::round(table.state), 2);
    QCOMPARE(int{table.ship(berta).loaded}, 8);
    QVERIFY(table.ship(berta).total() > 0);
}

void DiceRounds::D13_withMoreThanFiveSpacesAllDice()
{
    // Given a position that play can't reach, with six spaces left for the last turn,
    Tabletop table = lastTurnOfBerta(2, 6);
    QVERIFY(table.roll(exampleRoll));
    // then all five dice are taken, and the round is over though the ship isn't full.
    QCOMPARE(table.legal(), Codes{setOf({0, 1, 2, 3, 4})});
    QVERIFY(table.take(berta, {0, 1, 2, 3, 4}));
    QCOMPARE(int{table.ship(berta).loaded}, 7);
    QCOMPARE(Rules::round(table.state), 2);
}

void DiceRounds::D13_aTurnBegunBeforeIsUsual()
{
    // Given that the last rival fills up during Adam's turn,
    Tabletop table(2);
    table.leaveFree({4, 1});
    QVERIFY(table.roll(exampleRoll));
    QCOMPARE(table.sizes(), (Sizes{1, 2, 3}));
    QVERIFY(table.take(adam, {0}));
    QVERIFY(table.take(berta, {1}));
    // then that turn was a usual one, and his next is the last.
    QCOMPARE(Rules::round(table.state), 1);
    QVERIFY(table.roll(exampleRoll));
    QCOMPARE(table.actor(), adam);
    QCOMPARE(table.sizes(), Sizes{3});
}

void DiceRounds::D13_neverMoreThanFourSpacesAreLeft_data() const
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("spaces");
    for (int seats = 2; seats <= mostSeats; ++seats)
        for (int spaces = 5; spaces <= 8; ++spaces)
            QTest::addRow("%d players, %d spaces", seats, spaces) << seats << spaces;
}

// The most spaces with which a last turn begins from here in this round, whatever the players take.
int mostLeft(const State &state, std::set<std::vector<int>> &seen)
{
    std::vector<int> key{state.active};
    for (Seat seat = 0; seat < state.seats; ++seat)
        key.push_back(state.free(seat));
    if (!seen.insert(key).second)
        return 0;

    Tabletop rolled(2);
    rolled.state = state;
    if (!rolled.roll({gold, gold, gold, gold, gold}))
        return 0;
    if (rolled.state.lastTurn)
        return state.free(state.active);
    int most = 0;
    for (const Code taken : {setOf({0}), setOf({0, 1}), setOf({0, 1, 2})}) {
        Tabletop turn = rolled;
        if (!ranges::binary_search(turn.legal(), taken))
            continue;
        Rules::apply(turn.state, taken);
        while (turn.actor() >= 0)
            Rules::apply(turn.state, turn.legal().front());
        if (turn.state.round == state.round)
            most = std::max(most, mostLeft(turn.state, seen));
    }
    return most;
}

void DiceRounds::D13_neverMoreThanFourSpacesAreLeft()
{
    QFETCH(int, seats);
    QFETCH(int, spaces);
    std::set<std::vector<int>> seen;
    const int most = mostLeft(Tabletop(seats, spaces).state, seen);
    QVERIFY(most > 0);
    QVERIFY2(most <= 4, qPrintable(QString::number(most)));
}

void DiceRounds::D14_theRoundEndsAsSoonAsAllShipsAreFull()
{
    // Given that everybody has as many spaces as dice they will take in this turn,
    Tabletop table(3);
    table.leaveFree({2, 1, 1});
    QVERIFY(table.roll(exampleRoll));
    QVERIFY(table.take(adam, {0, 1}));
    QVERIFY(table.take(berta, {2}));
    QCOMPARE(Rules::round(table.state), 1);
    // when the last of them is taken, then the round is scored.
    QVERIFY(table.take(clara, {2}));
    QCOMPARE(Rules::round(table.state), 2);
    for (const Seat seat : {adam, berta, clara})
        QVERIFY(table.ship(seat).points > 0 || seat != adam);
    QCOMPARE(int{table.state.ship(adam).loaded}, 0);
}

void DiceRounds::D15_leftOfTheLastRollerBegins()
{
    Tabletop table(3, 7, clara);
    table.leaveFree({1, 1, 1});
    QVERIFY(table.roll(exampleRoll));
    QVERIFY(table.take(clara, {0}));
    QVERIFY(table.take(adam, {1}));
    QVERIFY(table.take(berta, {1}));
    QCOMPARE(Rules::round(table.state), 2);
    QVERIFY(table.roll(exampleRoll));
    QCOMPARE(table.actor(), adam);
}

void DiceRounds::D15_alsoAfterTheLastTurn()
{
    // Given that Berta rolled last, then Clara begins, though Berta would have been next but for that.
    Tabletop table = lastTurnOfBerta(3, 2);
    QVERIFY(table.roll(exampleRoll));
    QVERIFY(table.take(berta, {0, 1}));
    QCOMPARE(Rules::round(table.state), 2);
    QVERIFY(table.roll(exampleRoll));
    QCOMPARE(table.actor(), clara);
}

} // namespace medici::dice

QTEST_APPLESS_MAIN(medici::dice::DiceRounds)
#include "rounds.moc"
