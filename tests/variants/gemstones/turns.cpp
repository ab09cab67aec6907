#include "tests/variants/gemstones/tabletop.h"

#include <QTest>

#include <algorithm>

namespace medici::gemstones {

using Order = std::vector<Seat>;

// The table and a turn: G1 to G8, G14.
class GemstonesTurns : public QObject {
    Q_OBJECT

private slots:
    void G1_fiveColouredAndFiveNumberedDice();
    void G2_sixColumnsOfTenRows();
    void G3_aRoundHasFourTurns_data() const { seatCounts(); }
    void G3_aRoundHasFourTurns();
    void G3_theMissingSeatsComeAfterTheRealOnes();
    void G4_theFirstPlayerIsChosen();
    void G4_theFirstPlayerIsDrawnFromTheRealOnes();
    void G4_aloneThereIsNothingToDraw();
    void G4_clockwiseThroughAllSeats_data() const;
    void G4_clockwiseThroughAllSeats();
    void G5_theActivePlayerRollsAllTenDice();
    void G5_aTurnBeginsWithNothingOnTheTable();
    void G6_nothingIsOfferedForPairsAlone();
    void G6_threeOfAColour();
    void G6_threeOfANumber();
    void G6_allOrSomeOfTheSet();
    void G6_bothSetsAtOnce();
    void G6_offeredAgainWhileASetShows();
    void G6_anUntouchedSetIsOfferedAgain();
    void G6_thePlayerMayAlwaysStop();
    void G6_equalDiceAreOneMove();
    void G7_threePairsOneAfterAnother();
    void G7_theSameColourSeveralTimes();
    void G8_everyOtherRealPlayerMakesOnePair();
    void G8_severalMayUseTheSameDice();
    void G8_clockwiseFromTheLeftOfTheActivePlayer();
    void G14_fourDiceAndNoReRoll();
    void G14_clockwiseFromTheFictionalSeat();

private:
    static void seatCounts();
};

void GemstonesTurns::seatCounts()
{
    QTest::addColumn<int>("seats");
    for (int seats = 1; seats <= mostSeats; ++seats)
        QTest::addRow("%d", seats) << seats;
}

void GemstonesTurns::G1_fiveColouredAndFiveNumberedDice()
{
    Tabletop table(2);
    QCOMPARE(std::popcount(table.state.rolling), 10);
    const std::vector<Code> faces{0, 1, 2, 3, 4, 5};
    for (int die = 0; die < 10; ++die) {
        QCOMPARE(table.legal(), faces);
        QVERIFY(table.apply(chance, static_cast<Code>((2 * die + die / 5) % 6)));
    }
    // Colours on the first five, numbers from 1 to 6 on the others.
    QCOMPARE(table.state.gem(1), green);
    QCOMPARE(table.state.gem(2), yellow);
    QCOMPARE(table.state.number(5), 6);
    QCOMPARE(table.state.number(6), 2);
}

void GemstonesTurns::G2_sixColumnsOfTenRows()
{
    QCOMPARE(static_cast<int>(Gem::Brown), 0);
    QCOMPARE(static_cast<int>(Gem::Red), 1);
    QCOMPARE(static_cast<int>(Gem::Green), 2);
    QCOMPARE(static_cast<int>(Gem::Blue), 3);
    QCOMPARE(static_cast<int>(Gem::Yellow), 4);
    QCOMPARE(static_cast<int>(Gem::White), 5);
    QCOMPARE(Sheet().columns.size(), 6U);
    QCOMPARE(int{Column().rows}, 10);
    QCOMPARE(rowsSorted, 4);
    QCOMPARE(rowsEnough, 7);
}

void GemstonesTurns::G3_aRoundHasFourTurns()
{
    QFETCH(int, seats);
    Tabletop table(seats);
    for (int round = 1; round <= 2; ++round)
        for (int turn = 0; turn < 4; ++turn) {
            QCOMPARE(Rules::round(table.state), round);
            QCOMPARE(table.state.active, static_cast<Seat>(turn));
            // A real turn is ten dice, a fictional one four.
            QCOMPARE(std::popcount(table.state.rolling), turn < seats ? 10 : 4);
            table.playTurn();
        }
}

void GemstonesTurns::G3_theMissingSeatsComeAfterTheRealOnes()
{
    const Tabletop table(2);
    QVERIFY(table.state.real(anna) && table.state.real(bruno));
    QVERIFY(!table.state.real(2) && !table.state.real(3));
    QCOMPARE(Rules::seats(table.state), 2);
}

void GemstonesTurns::G4_theFirstPlayerIsChosen()
{
    Tabletop table(4, clara);
    QCOMPARE(table.state.active, clara);
    QCOMPARE(table.actor(), chance);
}

void GemstonesTurns::G4_theFirstPlayerIsDrawnFromTheRealOnes()
{
    for (int seats = 2; seats <= mostSeats; ++seats)
        for (Seat first = 0; first < seats; ++first) {
            Tabletop table(seats, chance);
            QCOMPARE(table.legal().size(), static_cast<std::size_t>(seats));
            QVERIFY(table.apply(chance, static_cast<Code>(first)));
            QCOMPARE(table.state, Tabletop(seats, first).state);
        }
}

void GemstonesTurns::G4_aloneThereIsNothingToDraw()
{
    QCOMPARE(Tabletop(1, chance).state, Tabletop(1, anna).state);
    for (int seats = 1; seats <= mostSeats; ++seats)
        QCOMPARE(Tabletop(seats).state.solo(), seats == 1);
}

void GemstonesTurns::G4_clockwiseThroughAllSeats_data() const
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("first");
    QTest::addColumn<Order>("order");
    QTest::addRow("two, the first begins") << 2 << 0 << Order{0, 1, 2, 3, 0};
    QTest::addRow("two, fictional turns between") << 2 << 1 << Order{1, 2, 3, 0, 1};
    QTest::addRow("three") << 3 << 2 << Order{2, 3, 0, 1, 2};
    QTest::addRow("four") << 4 << 3 << Order{3, 0, 1, 2, 3};
}

void GemstonesTurns::G4_clockwiseThroughAllSeats()
{
    QFETCH(int, seats);
    QFETCH(int, first);
    QFETCH(Order, order);
    Tabletop table(seats, static_cast<Seat>(first));
    for (std::size_t turn = 0; turn < order.size(); ++turn) {
        QCOMPARE(table.state.active, order[turn]);
        QCOMPARE(Rules::round(table.state), turn < 4 ? 1 : 2);
        QCOMPARE(Rules::place(table.state).turn, static_cast<int>(turn) % 4 + 1);
        table.playTurn();
    }
}

void GemstonesTurns::G5_theActivePlayerRollsAllTenDice()
{
    Tabletop table(2);
    QVERIFY(!table.roll({brown, red, green, blue}, {1, 2, 3, 4}));
    table = Tabletop(2);
    QVERIFY(table.roll({brown, red, green, blue, yellow}, {1, 2, 3, 4, 5}));
    QCOMPARE(table.actor(), anna);
    QCOMPARE(table.legal().size(), 25U);
}

void GemstonesTurns::G5_aTurnBeginsWithNothingOnTheTable()
{
    Tabletop table(2);
    for (int turn = 0; turn < 2 * tableSeats; ++turn) {
        QCOMPARE(table.state.phase, Phase::Rolling);
        QCOMPARE(int{table.state.left}, 0);
        QCOMPARE(int{table.state.paired}, 0);
        QCOMPARE(table.state.pairs, decltype(State::pairs){});
        QCOMPARE(table.state.shown, decltype(State::shown){});
        table.playTurn();
    }
}

void GemstonesTurns::G6_nothingIsOfferedForPairsAlone()
{
    Tabletop table(2);
    QVERIFY(table.roll({brown, brown, green, green, yellow}, {6, 6, 1, 1, 2}));
    QCOMPARE(table.state.phase, Phase::Pairing);
    QVERIFY(!table.keepRoll(anna));
}

void GemstonesTurns::G6_threeOfAColour()
{
    Tabletop table(2);
    QVERIFY(table.roll({brown, red, brown, green, brown}, {1, 2, 3, 4, 5}));
    QVERIFY(!table.pair(anna, 0, 0));
    QVERIFY(!table.reroll(anna, {1}, {})); // not of that set
    QVERIFY(!table.reroll(anna, {}, {0}));
    QVERIFY(!table.reroll(bruno, {0}, {}));
    QVERIFY(table.reroll(anna, {0, 2, 4}, {}));
    QVERIFY(table.roll({blue, white, yellow}, {}));
    QCOMPARE(table.state.gem(0), blue);
    QCOMPARE(table.state.gem(1), red);
    QCOMPARE(table.state.gem(4), yellow);
    QCOMPARE(table.state.phase, Phase::Pairing);
}

void GemstonesTurns::G6_threeOfANumber()
{
    Tabletop table(2);
    QVERIFY(table.roll({brown, red, green, blue, yellow}, {4, 4, 1, 4, 4}));
    QVERIFY(!table.reroll(anna, {}, {2}));
    QVERIFY(!table.reroll(anna, {0}, {0}));
    QVERIFY(table.reroll(anna, {}, {1, 3}));
    QVERIFY(table.roll({}, {6, 5}));
    QCOMPARE(table.state.number(5 + 1), 6);
    QCOMPARE(table.state.number(5 + 3), 5);
    QCOMPARE(table.state.phase, Phase::Pairing);
}

void GemstonesTurns::G6_allOrSomeOfTheSet()
{
    Tabletop table(2);
    QVERIFY(table.roll({brown, red, brown, green, brown}, {1, 2, 3, 4, 5}));
    // Every set of one, two or three of the three dice, and to keep them.
    QCOMPARE(table.legal(), (std::vector<Code>{0, 0b1, 0b100, 0b101, 0b10000, 0b10001, 0b10100, 0b10101}));
}

void GemstonesTurns::G6_bothSetsAtOnce()
{
    Tabletop table(2);
    QVERIFY(table.roll({brown, red, brown, green, brown}, {3, 3, 3, 3, 1}));
    QCOMPARE(table.legal().size(), 128U); // of seven dice
    QVERIFY(table.reroll(anna, {0}, {1, 2}));
    QCOMPARE(std::popcount(table.state.rolling), 3);
    QVERIFY(table.roll({white}, {5, 6}));
    QCOMPARE(table.state.phase, Phase::Pairing);
    // All ten alike: every set of dice.
    table = Tabletop(2);
    QVERIFY(table.roll({red, red, red, red, red}, {6, 6, 6, 6, 6}));
    QCOMPARE(table.legal().size(), 1024U);
}

void GemstonesTurns::G6_offeredAgainWhileASetShows()
{
    Tabletop table(2);
    QVERIFY(table.roll({brown, red, brown, green, brown}, {1, 2, 3, 4, 5}));
    for (int again = 0; again < 5; ++again) {
        QVERIFY(table.reroll(anna, {2}, {}));
        QVERIFY(table.roll({brown}, {}));
        QCOMPARE(table.state.phase, Phase::Offered);
    }
    // Another set may come of it, and is then what may be re-rolled.
    QVERIFY(table.reroll(anna, {0, 2, 4}, {}));
    QVERIFY(table.roll({red, red, blue}, {}));
    QVERIFY(!table.reroll(anna, {4}, {}));
    QVERIFY(table.reroll(anna, {1}, {}));
}

void GemstonesTurns::G6_anUntouchedSetIsOfferedAgain()
{
    Tabletop table(2);
    QVERIFY(table.roll({brown, red, brown, green, brown}, {2, 2, 2, 4, 5}));
    QVERIFY(table.reroll(anna, {0, 2}, {}));
    QVERIFY(table.roll({blue, white}, {}));
    QCOMPARE(table.state.phase, Phase::Offered);
    QVERIFY(!table.reroll(anna, {4}, {}));
    QVERIFY(table.reroll(anna, {}, {0, 1, 2}));
    QVERIFY(table.roll({}, {1, 3, 6}));
    QCOMPARE(table.state.phase, Phase::Pairing);
}

void GemstonesTurns::G6_thePlayerMayAlwaysStop()
{
    Tabletop table(2);
    QVERIFY(table.roll({brown, brown, brown, green, white}, {2, 2, 2, 4, 5}));
    QVERIFY(table.reroll(anna, {0}, {}));
    QVERIFY(table.roll({brown}, {}));
    QVERIFY(table.keepRoll(anna));
    QCOMPARE(table.state.phase, Phase::Pairing);
    QVERIFY(!table.reroll(anna, {0}, {}));
}

void GemstonesTurns::G6_equalDiceAreOneMove()
{
    Tabletop table(2);
    QVERIFY(table.roll({brown, red, brown, green, brown}, {3, 3, 3, 3, 1}));
    std::set<Code> different;
    for (const Code code : table.legal())
        different.insert(Rules::canonical(table.state, code));
    QCOMPARE(different.size(), 4U * 5U); // none to three of three, none to four of four
    QCOMPARE(Rules::canonical(table.state, 0b10100), Code{0b101});
}

void GemstonesTurns::G7_threePairsOneAfterAnother()
{
    Tabletop table(2);
    QVERIFY(table.roll({brown, red, green, blue, yellow}, {1, 2, 3, 4, 5}));
    QVERIFY(!table.pair(bruno, 0, 0));
    QVERIFY(table.pair(anna, 0, 1));
    QCOMPARE(table.sum(anna, brown), 2); // written before the next is chosen
    QCOMPARE(table.legal().size(), 16U);
    QVERIFY(!table.pair(anna, 0, 0)); // each die once
    QVERIFY(!table.pair(anna, 1, 1));
    QVERIFY(table.pair(anna, 4, 4));
    QCOMPARE(table.sum(anna, yellow), 5);
    QCOMPARE(table.legal().size(), 9U);
    QVERIFY(table.pair(anna, 2, 0));
    QCOMPARE(table.sum(anna, green), 1);
    QCOMPARE(table.actor(), bruno);
}

void GemstonesTurns::G7_theSameColourSeveralTimes()
{
    Tabletop table(2);
    QVERIFY(table.roll({red, red, red, blue, yellow}, {1, 2, 3, 4, 5}));
    QVERIFY(table.keepRoll(anna));
    QVERIFY(table.pair(anna, 0, 0));
    QVERIFY(table.pair(anna, 1, 1));
    QVERIFY(table.pair(anna, 2, 4));
    QCOMPARE(table.rowsOf(anna, red), 3);
    QCOMPARE(table.sheet(anna)[red], columnOf({1, 3, 8}));
}

void GemstonesTurns::G8_everyOtherRealPlayerMakesOnePair()
{
    Tabletop table(3);
    QVERIFY(table.roll({brown, red, green, blue, yellow}, {1, 2, 3, 4, 5}));
    QVERIFY(table.pair(anna, 0, 0) && table.pair(anna, 1, 1) && table.pair(anna, 2, 2));
    for (const Seat seat : {bruno, clara}) {
        QCOMPARE(table.actor(), seat);
        QCOMPARE(table.offered(), (Written{{blue, 4}, {blue, 5}, {yellow, 4}, {yellow, 5}}));
        QVERIFY(!table.keepRoll(seat)); // must
        QVERIFY(!table.pair(seat, 0, 3));
        QVERIFY(table.pair(seat, 3, 4));
    }
    QCOMPARE(table.actor(), chance);
    QCOMPARE(table.state.active, bruno);
    QCOMPARE(table.rowsOf(bruno, blue), 1);
    QCOMPARE(table.rowsOf(clara, blue), 1);
}

void GemstonesTurns::G8_severalMayUseTheSameDice()
{
    Tabletop table(4);
    QVERIFY(table.roll({brown, red, green, blue, yellow}, {1, 2, 3, 4, 5}));
    QVERIFY(table.pair(anna, 0, 0) && table.pair(anna, 1, 1) && table.pair(anna, 2, 2));
    for (const Seat seat : {bruno, clara, dario}) {
        QVERIFY(table.write(seat, yellow, 5));
        QCOMPARE(table.sum(seat, yellow), 5);
    }
}

void GemstonesTurns::G8_clockwiseFromTheLeftOfTheActivePlayer()
{
    Tabletop table(4, clara);
    QVERIFY(table.roll({brown, red, green, blue, yellow}, {1, 2, 3, 4, 5}));
    QVERIFY(table.pair(clara, 0, 0) && table.pair(clara, 1, 1) && table.pair(clara, 2, 2));
    for (const Seat seat : {dario, anna, bruno})
        QVERIFY(table.pair(seat, 3, 3));
    QCOMPARE(table.state.active, dario);
}

void GemstonesTurns::G14_fourDiceAndNoReRoll()
{
    Tabletop table(1);
    table.playTurn();
    QCOMPARE(table.state.active, static_cast<Seat>(1));
    QCOMPARE(std::popcount(table.state.rolling), 4);
    QVERIFY(table.roll({red, red}, {3, 3}));
    QCOMPARE(table.actor(), anna);
    QCOMPARE(table.offered(), (Written{{red, 3}}));
    QVERIFY(!table.keepRoll(anna));
    const int before = table.sum(anna, red);
    QVERIFY(table.pair(anna, 1, 1));
    QCOMPARE(table.sum(anna, red), before + 3);
    QCOMPARE(table.state.active, static_cast<Seat>(2));
}

void GemstonesTurns::G14_clockwiseFromTheFictionalSeat()
{
    Tabletop table(3, clara); // seat 3 is fictional
    table.playTurn();
    QVERIFY(table.roll({red, white}, {3, 6}));
    for (const Seat seat : {anna, bruno, clara}) {
        QCOMPARE(table.actor(), seat);
        QCOMPARE(table.offered(), (Written{{red, 3}, {red, 6}, {white, 3}, {white, 6}}));
        QVERIFY(table.write(seat, white, 6));
    }
    QCOMPARE(table.state.active, anna);
}

} // namespace medici::gemstones

QTEST_APPLESS_MAIN(medici::gemstones::GemstonesTurns)
#include "turns.moc"
