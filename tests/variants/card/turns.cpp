#include "tests/variants/card/tabletop.h"

#include <QTest>

namespace medici::card {

using Codes = std::vector<Code>;

// A turn: C5 to C12.
class CardTurns : public QObject {
    Q_OBJECT

private slots:
    void C5_oneTwoOrThreeCardsOneAtATime();
    void C5_newCardsGoToTheEnd();
    void C5_theLastCardOfTheDeckToo();
    void C6_withAnEmptyMarketOneMustBeTurnedUp();
    void C6_withCardsInTheMarketNoneNeedBe();
    void C7_theLastAndAnyOfTheTwoBeforeIt();
    void C7_theLastAndTheThirdLast();
    void C7_gapsCloseUp();
    void C7_fewerCardsThanThree();
    void C7_equalCardsAreOneChoice();
    void C8_theShipsValue();
    void C9_capacity();
    void C9_whatWouldExceedIt();
    void C9_cardsWithoutSpaceAlwaysFit();
    void C9_theLastCardAlwaysFits();
    void C10_aFullShipTakesNoMoreTurns();
    void C10_notEvenForCardsWithoutSpace();
    void C11_oneMoreTurn();
    void C11_theTurnIsNotOptional();
    void C11_whoeverFillsTheLastButOneShip();
    void C12_anEmptyDeckTurnsUpNothing();
    void C12_theDeckEndsDuringATurn();
    void C12_aDeckThatEndsOnTheThirdDayOfSix();
    void C12_bothEmptyEndsTheDay();
    void CX1_theExample();
};

void CardTurns::C5_oneTwoOrThreeCardsOneAtATime()
{
    // Given an empty market, when a card has been turned up, then Ania decides whether to go on,
    Tabletop table(3);
    QVERIFY(table.turnUp(cloth(2)));
    QCOMPARE(table.actor(), ania);
    QCOMPARE(table.state.phase, Phase::Deciding);
    QCOMPARE(table.legal(), (Codes{stop, turnUp}));
    // and again after the second; after the third she takes.
    QVERIFY(table.turnUp(fur(4)));
    QCOMPARE(table.state.phase, Phase::Deciding);
    QVERIFY(table.turnUp(green));
    QCOMPARE(table.state.phase, Phase::Taking);
    QVERIFY(!table.turnUp(black));

    Tabletop stopping(3);
    QVERIFY(stopping.turnUp(cloth(2)));
    QVERIFY(stopping.stop());
    QCOMPARE(stopping.state.phase, Phase::Taking);
    QVERIFY(stopping.take({0}));
}

void CardTurns::C5_newCardsGoToTheEnd()
{
    Tabletop table(3);
    table.layMarket({grain(2), dye(3)});
    QVERIFY(table.turnUp(cloth(2)));
    QVERIFY(table.turnUp(fur(4)));
    QCOMPARE(table.market(), (Kinds{grain(2), dye(3), cloth(2), fur(4)}));
}

void CardTurns::C5_theLastCardOfTheDeckToo()
{
    Tabletop table(3);
    table.leaveDeck({cloth(2), fur(4)});
    table.turnTo(ania);
    QVERIFY(table.turnUp(cloth(2)));
    QCOMPARE(table.legal(), (Codes{stop, turnUp})); // one card is left
    QVERIFY(table.turnUp(fur(4)));
    QCOMPARE(table.state.phase, Phase::Taking);
}

void CardTurns::C6_withAnEmptyMarketOneMustBeTurnedUp()
{
    Tabletop table(3);
    QCOMPARE(table.actor(), chance);
    QVERIFY(!table.stop());
    // Also in the middle of a day.
    QVERIFY(table.turn(ania, {fur(4)}, {0}));
    QCOMPARE(table.state.active, beata);
    QCOMPARE(table.actor(), chance);
}

void CardTurns::C6_withCardsInTheMarketNoneNeedBe()
{
    Tabletop table(3);
    table.layMarket({grain(3)});
    QCOMPARE(table.actor(), ania);
    QCOMPARE(table.legal(), (Codes{stop, turnUp}));
    QVERIFY(table.turn(ania, {}, {0}));
    QCOMPARE(table.cargo(ania), Kinds{grain(3)});
}

void CardTurns::C7_theLastAndAnyOfTheTwoBeforeIt()
{
    Tabletop table(3);
    table.layMarket({dye(2), dye(3), dye(4), dye(5)});
    QVERIFY(table.stop());
    QCOMPARE(table.legal(), (Codes{setOf({0}), setOf({0, 1}), setOf({0, 2}), setOf({0, 1, 2})}));
    QVERIFY(!table.take({}));
    QVERIFY(!table.take({1}));
    QVERIFY(!table.take({1, 2}));
    QVERIFY(!table.take({0, 3}));
    QVERIFY(table.take({0, 1, 2}));
    QCOMPARE(table.cargo(ania), (Kinds{dye(3), dye(4), dye(5)}));
    QCOMPARE(table.market(), Kinds{dye(2)});
}

void CardTurns::C7_theLastAndTheThirdLast()
{
    Tabletop table(3);
    table.layMarket({dye(2), dye(3), dye(4), dye(5)});
    QVERIFY(table.turn(ania, {}, {0, 2}));
    QCOMPARE(table.cargo(ania), (Kinds{dye(3), dye(5)}));
}

void CardTurns::C7_gapsCloseUp()
{
    // Given that Ania took the last and the third last, then Beata reaches one card further.
    Tabletop table(3);
    table.layMarket({spice(2), dye(2), dye(3), dye(4), dye(5)});
    QVERIFY(table.turn(ania, {}, {0, 2}));
    QCOMPARE(table.market(), (Kinds{spice(2), dye(2), dye(4)}));
    QCOMPARE(table.state.market, (decltype(State::market){spice(2), dye(2), dye(4)})); // and nothing behind
    QVERIFY(table.turn(beata, {}, {0, 2}));
    QCOMPARE(table.market(), Kinds{dye(2)});
    QCOMPARE(table.cargo(beata), (Kinds{spice(2), dye(4)}));
}

void CardTurns::C7_fewerCardsThanThree()
{
    Tabletop one(3);
    QVERIFY(one.turnUp(fur(2)) && one.stop());
    QCOMPARE(one.legal(), Codes{setOf({0})});
    Tabletop two(3);
    QVERIFY(two.turnUp(fur(2)) && two.turnUp(fur(3)) && two.stop());
    QCOMPARE(two.legal(), (Codes{setOf({0}), setOf({0, 1})}));
}

void CardTurns::C7_equalCardsAreOneChoice()
{
    Tabletop table(3);
    table.layMarket({dye(2), fur(4), fur(4), dye(5)});
    QVERIFY(table.stop());
    QCOMPARE(Rules::canonical(table.state, setOf({0, 2})), setOf({0, 1}));
    QCOMPARE(Rules::canonical(table.state, setOf({0, 1, 2})), setOf({0, 1, 2}));
    Tabletop other = table;
    QVERIFY(table.take({0, 1}));
    QVERIFY(other.take({0, 2}));
    QCOMPARE(table.state, other.state);

    Tabletop different(3);
    different.layMarket({fur(4), fur(3), fur(3)});
    QVERIFY(different.stop());
    QCOMPARE(Rules::canonical(different.state, setOf({0, 2})), setOf({0, 2}));
}

void CardTurns::C8_theShipsValue()
{
    Tabletop table(3);
    QVERIFY(table.turn(ania, {black, fur(4), green}, {0, 1, 2}));
    QCOMPARE(table.value(ania), 13);
    QVERIFY(table.turn(beata, {twice(Good::Dye), flagged(Good::Dye), dye(5)}, {0, 1, 2}));
    QCOMPARE(table.value(beata), 5);
}

void CardTurns::C9_capacity()
{
    for (int seats = 2; seats <= mostSeats; ++seats)
        QCOMPARE(Tabletop(seats).state.free(ania), seats == 2 ? 7 : 5);
}

void CardTurns::C9_whatWouldExceedIt()
{
    // Given one free space, then of three cards that take space only the last can be taken,
    Tabletop table(3);
    table.leaveFree({1, 5, 5});
    table.layMarket({dye(3), dye(4), dye(5)});
    QVERIFY(table.stop());
    QCOMPARE(table.legal(), Codes{setOf({0})});
    // with two free spaces any two.
    table.leaveFree({2, 5, 5});
    QCOMPARE(table.legal(), (Codes{setOf({0}), setOf({0, 1}), setOf({0, 2})}));
}

void CardTurns::C9_cardsWithoutSpaceAlwaysFit()
{
    // A green-flagged card, a green two: with one free space and a card that takes it, both come along.
    Tabletop table(3);
    table.leaveFree({1, 5, 5});
    table.layMarket({flagged(Good::Grain), dye(4), green});
    QVERIFY(table.stop());
    QCOMPARE(table.legal(), (Codes{setOf({0}), setOf({0, 1}), setOf({0, 2}), setOf({0, 1, 2})}));
    QVERIFY(table.take({0, 2}));
    QCOMPARE(table.state.free(ania), 1);
    // A black seven takes space like any other card.
    Tabletop sevens(3);
    sevens.leaveFree({1, 5, 5});
    sevens.layMarket({green, black, fur(2)});
    QVERIFY(sevens.stop());
    QCOMPARE(sevens.legal(), (Codes{setOf({0}), setOf({0, 2})}));
}

void CardTurns::C9_theLastCardAlwaysFits()
{
    for (int seats = 2; seats <= mostSeats; ++seats)
        for (Seed seed = 0; seed < 50; ++seed) {
            Tabletop table(seats);
            table.playAtRandom(seed, [&](const State &before) {
                if (before.phase == Phase::Taking) {
                    Choices choices;
                    Rules::list(before, choices);
                    QVERIFY(choices.contains(setOf({0})));
                    QVERIFY(before.free(before.active) > 0);
                }
            });
        }
}

void CardTurns::C10_aFullShipTakesNoMoreTurns()
{
    Tabletop table(3);
    table.leaveFree({1, 5, 5});
    QVERIFY(table.turn(ania, {fur(2)}, {0}));
    QVERIFY(table.turn(beata, {fur(3)}, {0}));
    QVERIFY(table.turn(czesio, {fur(4)}, {0}));
    QCOMPARE(table.state.active, beata);
}

void CardTurns::C10_notEvenForCardsWithoutSpace()
{
    Tabletop table(3);
    table.leaveFree({0, 5, 5});
    table.layMarket({green});
    table.turnTo(czesio);
    QVERIFY(table.turn(czesio, {fur(4)}, {0}));
    QCOMPARE(table.state.active, beata);
}

void CardTurns::C11_oneMoreTurn()
{
    // Given that only Ania has space once Beata and Czesio are done,
    Tabletop table(3);
    table.leaveFree({5, 1, 0});
    table.turnTo(beata);
    QVERIFY(table.turn(beata, {fur(2)}, {0}));
    QCOMPARE(table.state.active, ania);
    QVERIFY(table.state.lastTurn);
    // then she has one turn, and the day ends although her ship is not full.
    QVERIFY(table.turn(ania, {fur(3)}, {0}));
    QCOMPARE(Rules::round(table.state), 2);
    QCOMPARE(int{table.bill(ania).ship}, 3);
}

void CardTurns::C11_theTurnIsNotOptional()
{
    Tabletop table(2);
    table.leaveFree({4, 1});
    table.turnTo(beata);
    QVERIFY(table.turn(beata, {fur(2), dye(2)}, {0}));
    QCOMPARE(table.state.active, ania);
    QCOMPARE(table.legal(), (Codes{stop, turnUp}));
    QVERIFY(table.stop());
    QCOMPARE(table.legal(), Codes{setOf({0})}); // no choice that takes nothing
}

void CardTurns::C11_whoeverFillsTheLastButOneShip()
{
    // The last player's ship becomes full in that turn: the day ends just so.
    Tabletop table(2);
    table.leaveFree({1, 1});
    QVERIFY(table.turn(ania, {fur(2)}, {0}));
    QVERIFY(table.turn(beata, {dye(2)}, {0}));
    QCOMPARE(Rules::round(table.state), 2);
    // While two ships have space nobody's turn is the last.
    Tabletop open(2);
    QVERIFY(open.turn(ania, {fur(2)}, {0}));
    QVERIFY(!open.state.lastTurn);
}

void CardTurns::C12_anEmptyDeckTurnsUpNothing()
{
    Tabletop table(3);
    table.layMarket({grain(3), dye(5)});
    table.leaveDeck({});
    QCOMPARE(table.state.phase, Phase::Taking);
    QVERIFY(!table.turnUp(fur(2)));
    QVERIFY(table.take({0}));
    QCOMPARE(table.state.phase, Phase::Taking);
    QCOMPARE(table.state.active, beata);
}

void CardTurns::C12_theDeckEndsDuringATurn()
{
    Tabletop table(3);
    table.layMarket({grain(3)});
    table.leaveDeck({dye(5)});
    QVERIFY(table.turnUp(dye(5)));
    QCOMPARE(table.state.phase, Phase::Taking); // no decision where nothing is left to turn up
    QVERIFY(table.take({0, 1}));
    QCOMPARE(Rules::round(table.state), 2);
}

void CardTurns::C12_aDeckThatEndsOnTheThirdDayOfSix()
{
    // Everybody always turns up three cards and takes one: the deck ends, and the market lasts.
    Tabletop table(6);
    Choices choices;
    PlayoutRandom luck(1);
    bool ended = false;
    while (table.actor() != nobody) {
        choices.clear();
        Rules::list(table.state, choices);
        const bool decides = table.state.phase == Phase::Deciding;
        const bool takes = table.state.phase == Phase::Taking;
        if (table.state.day == 2 && table.state.deckLeft == 0 && takes) {
            ended = true;
            QVERIFY(table.state.marketSize > 0);
        }
        Rules::apply(table.state, decides ? turnUp : takes ? setOf({0}) : luck.pick(choices));
    }
    QVERIFY(ended);
    for (Seat seat = 0; seat < 6; ++seat)
        QVERIFY(table.bill(seat, 3).ship > 0);
}

void CardTurns::C12_bothEmptyEndsTheDay()
{
    Tabletop table(3);
    table.leaveDeck({dye(5)});
    QVERIFY(table.turn(ania, {dye(5)}, {0}));
    // Beata and Czesio, who have nothing, draw for the first turn of the second day;
    QCOMPARE(Rules::round(table.state), 2);
    QCOMPARE(table.legal(), (Codes{1, 2}));
    Rules::apply(table.state, 1);
    // nothing is left for it either, and so it ends with 15 for every empty ship.
    QCOMPARE(Rules::round(table.state), 3);
    QCOMPARE(table.florins(ania), 30 + 10 + 15 + 10);
    QCOMPARE(table.florins(beata), 5 + 15);
}

void CardTurns::CX1_theExample()
{
    // Ania takes the neutral two and the fur,
    Tabletop table(3);
    QVERIFY(table.turn(ania, {cloth(2), fur(4), green}, {0, 1}));
    QCOMPARE(table.cargo(ania), (Kinds{fur(4), green}));
    QCOMPARE(table.used(ania), 1);
    QCOMPARE(table.value(ania), 6);
    QCOMPARE(table.market(), Kinds{cloth(2)});
    // Beata both cloth cards, without the grain between them,
    QVERIFY(table.turn(beata, {grain(3), cloth(5)}, {0, 2}));
    QCOMPARE(table.cargo(beata), (Kinds{cloth(2), cloth(5)}));
    QCOMPARE(table.value(beata), 7);
    // Czesio turns up none and takes the grain.
    QVERIFY(table.turn(czesio, {}, {0}));
    QCOMPARE(table.cargo(czesio), Kinds{grain(3)});
    QVERIFY(table.market().empty());
    QCOMPARE(table.state.active, ania);
}

} // namespace medici::card

QTEST_APPLESS_MAIN(medici::card::CardTurns)
#include "turns.moc"
