#include "tests/variants/card/tabletop.h"

#include <QTest>

#include <numeric>

namespace medici::card {

using Codes = std::vector<Code>;

// The next day and the end: C20 and C21.
class CardDays : public QObject {
    Q_OBJECT

private slots:
    void C20_theMarketGoesBackIntoTheDeck();
    void C20_warehousesAndNeutralCardsDoNot();
    void C20_theFewestFlorinsBegin();
    void C20_tiesAreDecidedAtRandom();
    void C20_alsoWhenTheFirstPlayerWasChosen();
    void C21_threeDays();
    void C21_mostFlorinsWin();
    void C21_aTieIsASharedVictory();
};

// Two players, the day's last turn: Beata takes the last card, and these stay in the market.
Tabletop lastTurn(const Kinds &left)
{
    Tabletop table(2);
    table.leaveFree({0, 3});
    table.layMarket(left);
    table.turnTo(beata);
    table.state.lastTurn = true;
    return table;
}

void CardDays::C20_theMarketGoesBackIntoTheDeck()
{
    Tabletop table = lastTurn({black, fur(3), dye(4)});
    QCOMPARE(int{table.state.deckLeft}, 107);
    QVERIFY(table.turn(beata, {}, {0}));
    QVERIFY(table.market().empty());
    QCOMPARE(table.state.market, decltype(State::market){});
    QCOMPARE(int{table.state.deckLeft}, 109);
    QCOMPARE(int{table.state.deck[black]}, 5);
    QCOMPARE(int{table.state.deck[fur(3)]}, 4);
    QCOMPARE(int{table.state.deck[dye(4)]}, 3);
}

void CardDays::C20_warehousesAndNeutralCardsDoNot()
{
    for (Seed seed = 0; seed < 50; ++seed) {
        Tabletop table(4);
        table.playAtRandom(seed);
        // Cards in the deck and the market, and symbols in the warehouses: none comes twice.
        std::array<int, goods> symbols{};
        for (std::size_t kind = 0; kind < kinds; ++kind)
            if (const Card &card = cards[kind]; !card.neutral())
                symbols[indexOf(card.good)] += card.symbols * table.state.deck[kind];
        for (const Kind kind : table.market())
            if (const Card &card = cardOf(kind); !card.neutral())
                symbols[indexOf(card.good)] += card.symbols;
        for (const House &house : table.state.houses)
            for (std::size_t good = 0; good < goods; ++good)
                symbols[good] += house.warehouse[good];
        for (const int sum : symbols)
            QCOMPARE(sum, 4 * 4 + 2 * 2 + 2);
    }
}

void CardDays::C20_theFewestFlorinsBegin()
{
    Tabletop table = lastTurn({fur(3)});
    table.state.house(ania).florins = 5;
    QVERIFY(table.turn(beata, {}, {0})); // Beata: 20 for the ship and 10 for fur
    QCOMPARE(table.florins(beata), 30);
    QCOMPARE(table.florins(ania), 5);
    QCOMPARE(Rules::round(table.state), 2);
    QCOMPARE(table.state.active, ania);
    QCOMPARE(table.actor(), chance);
    QCOMPARE(table.state.phase, Phase::TurningUp);
    QVERIFY(!table.state.lastTurn);
}

void CardDays::C20_tiesAreDecidedAtRandom()
{
    Tabletop table(4);
    table.leaveFree({0, 2, 0, 0});
    table.turnTo(beata);
    table.state.lastTurn = true;
    table.sailWith({7, 0, 7, 20});
    table.state.house(beata).florins = 15;
    QVERIFY(table.turn(beata, {green}, {0})); // nothing for ship or goods; Ania and Czesio share 30
    QCOMPARE(table.florins(ania), 15);
    QCOMPARE(table.florins(czesio), 15);
    QCOMPARE(table.state.phase, Phase::DrawingFirst);
    QCOMPARE(table.actor(), chance);
    QCOMPARE(table.legal(), (Codes{0, 1, 2}));
    Rules::apply(table.state, 2);
    QCOMPARE(table.state.active, czesio);
    QCOMPARE(table.state.phase, Phase::TurningUp);
}

void CardDays::C20_alsoWhenTheFirstPlayerWasChosen()
{
    // The choice is for the first day only.
    Tabletop table(2, beata);
    table.leaveFree({3, 0});
    table.turnTo(ania);
    table.state.lastTurn = true;
    QVERIFY(table.turn(ania, {fur(3)}, {0}));
    QCOMPARE(table.state.active, beata);
}

void CardDays::C21_threeDays()
{
    for (int seats = 2; seats <= mostSeats; ++seats) {
        Tabletop table(seats);
        std::array<int, days> scored{};
        table.playAtRandom(7, [&](const State &before) {
            if (before.day != table.state.day || table.actor() == nobody)
                ++scored[before.day];
        });
        QCOMPARE(scored, (std::array<int, days>{1, 1, 1}));
        QCOMPARE(Rules::round(table.state), 3);
        for (Seat seat = 0; seat < seats; ++seat)
            QCOMPARE(table.florins(seat),
                     table.bill(seat, 1).total() + table.bill(seat, 2).total() + table.bill(seat, 3).total());
    }
}

void CardDays::C21_mostFlorinsWin()
{
    Tabletop table(4);
    for (Seat seat = 0; seat < 4; ++seat)
        table.state.house(seat).florins =
            static_cast<std::uint16_t>(std::array{70, 125, 30, 110}[static_cast<std::size_t>(seat)]);
    const PerSeat<int> places = Rules::places(table.state);
    QCOMPARE((Numbers{places.begin(), places.begin() + 4}), (Numbers{3, 1, 4, 2}));
    QVERIFY(!Rules::lowestScoreWins);
    QCOMPARE(Rules::scores(table.state), (PerSeat<int>{70, 125, 30, 110}));
}

void CardDays::C21_aTieIsASharedVictory()
{
    Tabletop table(3);
    table.state.house(ania).florins = 80;
    table.state.house(czesio).florins = 80;
    const PerSeat<int> places = Rules::places(table.state);
    QCOMPARE((Numbers{places.begin(), places.begin() + 3}), (Numbers{1, 3, 1}));
}

} // namespace medici::card

QTEST_APPLESS_MAIN(medici::card::CardDays)
#include "days.moc"
