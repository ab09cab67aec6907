#include "tests/variants/card/tabletop.h"

#include <QTest>

namespace medici::card {

// Material and set-up: C1 to C4.
class CardDeck : public QObject {
    Q_OBJECT

private slots:
    void C1_aHundredAndTenCards();
    void C1_whatCardsShow();
    void C2_whatTakesNoSpace();
    void C3_howManyOfEach();
    void C3_enoughForSixPlayers();
    void twoToSixPlay();
    void C4_everybodyStartsWithNothing();
    void C4_theFirstPlayerIsDrawn();
    void C4_orChosen();
    void C4_turnsGoClockwise();
    void C4_everyCardIsAsLikelyAsItIsOften();
};

void CardDeck::C1_aHundredAndTenCards()
{
    QCOMPARE(deckSize, 110);
    const State state = Tabletop(4).state;
    QCOMPARE(state.deck.size(), 110U);
    QCOMPARE(int{state.deckLeft}, 110);
}

void CardDeck::C1_whatCardsShow()
{
    for (const Card &card : cards) {
        if (card.neutral()) {
            QCOMPARE(int{card.symbols}, 0);
            QCOMPARE(int{card.value}, card.flag() ? 2 : 7);
            continue;
        }
        QVERIFY(card.symbols == 1 || card.symbols == 2);
        QVERIFY(card.value == 0 || (card.value >= 2 && card.value <= 5));
    }
}

void CardDeck::C2_whatTakesNoSpace()
{
    for (const Good good : allGoods) {
        QCOMPARE(int{cardOf(flagged(good)).space}, 0);
        QCOMPARE(int{cardOf(twice(good)).space}, 1);
        QCOMPARE(int{cardOf(once(good, 5)).space}, 1);
    }
    QCOMPARE(int{cardOf(green).space}, 0);
    QCOMPARE(int{cardOf(black).space}, 1);

    // Given one free space, a black seven and two cards without space may all be taken.
    Tabletop table(3);
    table.leaveFree({1, 5, 5});
    QVERIFY(table.turn(ania, {green, flagged(Good::Fur), black}, {0, 1, 2}));
    QCOMPARE(table.state.free(ania), 0);
}

void CardDeck::C3_howManyOfEach()
{
    for (const Good good : allGoods) {
        for (const int value : {2, 3, 4, 5})
            QCOMPARE(int{fullDeck[once(good, value)]}, 4);
        QCOMPARE(int{fullDeck[twice(good)]}, 2);
        QCOMPARE(int{fullDeck[flagged(good)]}, 2);
    }
    QCOMPARE(int{fullDeck[green]}, 5);
    QCOMPARE(int{fullDeck[black]}, 5);
}

void CardDeck::C3_enoughForSixPlayers()
{
    const int taking = deckSize - freeCards;
    QCOMPARE(taking, 95);
    QVERIFY(taking >= 6 * shipSpaces[6] * days);
}

void CardDeck::twoToSixPlay()
{
    for (int seats = 0; seats <= 7; ++seats)
        QCOMPARE(Rules::terms().allow(Rules::terms().usual(seats)), seats >= 2 && seats <= 6);
}

void CardDeck::C4_everybodyStartsWithNothing()
{
    for (int seats = 2; seats <= mostSeats; ++seats) {
        const State state = Tabletop(seats).state;
        for (const House &house : state.houses)
            QCOMPARE(house, House{});
        QCOMPARE(int{state.marketSize}, 0);
    }
}

void CardDeck::C4_theFirstPlayerIsDrawn()
{
    for (int seats = 2; seats <= mostSeats; ++seats) {
        Tabletop table(seats, chance);
        QCOMPARE(table.actor(), chance);
        QCOMPARE(table.legal().size(), static_cast<std::size_t>(seats));
        Rules::apply(table.state, 1);
        QCOMPARE(table.state, Tabletop(seats, beata).state);
    }
}

void CardDeck::C4_orChosen()
{
    for (Seat first = 0; first < 6; ++first) {
        const Tabletop table(6, first);
        QCOMPARE(table.state.active, first);
        QCOMPARE(table.state.phase, Phase::TurningUp);
    }
}

void CardDeck::C4_turnsGoClockwise()
{
    // Given that Beata's ship is full, then Czesio follows Ania, and Ania follows Daniel.
    Tabletop table(4);
    table.leaveFree({5, 0, 5, 5});
    QVERIFY(table.turn(ania, {fur(2)}, {0}));
    QVERIFY(table.turn(czesio, {fur(3)}, {0}));
    QVERIFY(table.turn(daniel, {fur(4)}, {0}));
    QCOMPARE(table.state.active, ania);
}

void CardDeck::C4_everyCardIsAsLikelyAsItIsOften()
{
    Tabletop table(2);
    QVERIFY(table.turnUp(black));
    QVERIFY(table.turnUp(fur(4)));
    Rules::apply(table.state, turnUp);
    Choices choices;
    Rules::list(table.state, choices);
    QCOMPARE(choices.size(), kinds);
    QCOMPARE(choices.weight(), 108U);
    for (const Choice &choice : choices)
        QCOMPARE(int{choice.weight}, int{table.state.deck[choice.code]});
    QCOMPARE(int{table.state.deck[black]}, 4);
    QCOMPARE(int{table.state.deck[fur(4)]}, 3);
}

} // namespace medici::card

QTEST_APPLESS_MAIN(medici::card::CardDeck)
#include "deck.moc"
