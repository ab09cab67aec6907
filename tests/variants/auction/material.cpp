#include "tests/variants/auction/tabletop.h"

#include <QTest>

#include <algorithm>
#include <numeric>

namespace medici::auction {

using Codes = std::vector<Code>;

// What there is, and how a game begins: A1 to A6.
class AuctionMaterial : public QObject {
    Q_OBJECT

private slots:
    void A1_thirtySixCards();
    void A1_goldIsNoGood();
    void A2_fiveSpacesOrSevenForTwo_data() const { seatCounts(); }
    void A2_fiveSpacesOrSevenForTwo();
    void A3_allCountersStartOnLevelZero();
    void A3_anyNumberOfCountersShareALevel();
    void A4_florinsAtTheStart_data() const;
    void A4_florinsAtTheStart();
    void A4_florinsPassNinetyNine();
    void A4_florinsNeverFallBelowZero_data() const { seatCounts(); }
    void A4_florinsNeverFallBelowZero();
    void A5_cardsOfTheDay_data() const;
    void A5_cardsOfTheDay();
    void A5_whatIsSetAsideMayAsWellBeInTheDeck();
    void A5_everyDayAllCardsAreShuffledAgain();
    void A6_theFirstPlayerIsDrawn_data() const { seatCounts(); }
    void A6_theFirstPlayerIsDrawn();
    void A6_orChosen_data() const { seatCounts(); }
    void A6_orChosen();

private:
    static void seatCounts();
};

void AuctionMaterial::seatCounts()
{
    QTest::addColumn<int>("seats");
    for (int seats = leastSeats; seats <= mostSeats; ++seats)
        QTest::addRow("%d", seats) << seats;
}

void AuctionMaterial::A1_thirtySixCards()
{
    const Unseen all;
    int cards = 0;
    int worth = 0;
    all.forEach([&](Card card, int count) {
        QCOMPARE(count, card.value() == 5 ? 2 : 1);
        cards += count;
        worth += count * card.value();
    });
    QCOMPARE(cards, 36);
    QCOMPARE(worth, 5 * (1 + 2 + 3 + 4 + 5 + 5) + 10);
    for (int good = 0; good < goods; ++good)
        QCOMPARE(all.count(static_cast<Good>(good)), 7);
}

void AuctionMaterial::A1_goldIsNoGood()
{
    QCOMPARE(goldCard.good(), Good::Gold);
    QCOMPARE(goldCard.value(), 10);
    QCOMPARE(Unseen().count(Good::Gold), 1);
    // Gold on the ship moves no counter.
    Tabletop table(3);
    table.sail(adam, {goldCard});
    table.score();
    QCOMPARE(table.state.house(adam).levels, PerGood<std::uint8_t>{});
}

void AuctionMaterial::A2_fiveSpacesOrSevenForTwo()
{
    QFETCH(int, seats);
    Tabletop table(seats);
    const int spaces = seats == 2 ? 7 : 5;
    for (Seat seat = 0; seat < seats; ++seat)
        QCOMPARE(table.state.free(seat), spaces);
    // A space holds one card, and no ship ever more cards than spaces.
    table.playAtRandom(2, [&](const State &before) {
        for (Seat seat = 0; seat < seats; ++seat)
            QVERIFY(before.ship(seat).loaded <= spaces);
    });
}

void AuctionMaterial::A3_allCountersStartOnLevelZero()
{
    const Tabletop table(6);
    for (Seat seat = 0; seat < 6; ++seat)
        QCOMPARE(table.state.house(seat).levels, PerGood<std::uint8_t>{});
    QCOMPARE(topLevel, 7); // eight levels
}

void AuctionMaterial::A3_anyNumberOfCountersShareALevel()
{
    Tabletop table(6);
    for (Seat seat = 0; seat < 6; ++seat)
        table.sail(seat, {fur(1)});
    table.score();
    for (Seat seat = 0; seat < 6; ++seat)
        QCOMPARE(table.level(seat, Good::Fur), 1);
}

void AuctionMaterial::A4_florinsAtTheStart_data() const
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("florins");
    QTest::newRow("2") << 2 << 40;
    QTest::newRow("3") << 3 << 40;
    QTest::newRow("4") << 4 << 40;
    QTest::newRow("5") << 5 << 30;
    QTest::newRow("6") << 6 << 30;
}

void AuctionMaterial::A4_florinsAtTheStart()
{
    QFETCH(int, seats);
    QFETCH(int, florins);
    QCOMPARE(Tabletop(seats).florins(), std::vector<int>(static_cast<std::size_t>(seats), florins));
}

void AuctionMaterial::A4_florinsPassNinetyNine()
{
    // Given 95 florins, when the ship pays 30 and the goods 25,
    Tabletop table(3);
    table.purses({95, 40, 40});
    table.sailWith({20, 10, 5});
    for (int good = 0; good < goods; ++good)
        table.levels(static_cast<Good>(good), {1, 2, 0});
    table.score();
    // then there are 150, and all of them can be bid.
    QCOMPARE(table.florins().front(), 95 + 30 + 5 * 5);
    Tabletop rich(3, jason);
    rich.purses({150, 40, 40});
    QVERIFY(rich.presents({goldCard}));
    QCOMPARE(rich.legal().back(), Code{150});
    QVERIFY(rich.bids(adam, 150));
    QCOMPARE(rich.florins().front(), 0);
}

void AuctionMaterial::A4_florinsNeverFallBelowZero()
{
    QFETCH(int, seats);
    for (Seed seed = 0; seed < 50; ++seed) {
        Tabletop table(seats);
        table.playAtRandom(seed, [&](const State &before) {
            for (Seat seat = 0; seat < seats; ++seat)
                QVERIFY(before.house(seat).florins <= mostFlorins); // no fewer than none
        });
    }
}

void AuctionMaterial::A5_cardsOfTheDay_data() const
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("cards");
    QTest::newRow("2") << 2 << 18;
    QTest::newRow("3") << 3 << 18;
    QTest::newRow("4") << 4 << 24;
    QTest::newRow("5") << 5 << 30;
    QTest::newRow("6") << 6 << 36;
}

void AuctionMaterial::A5_cardsOfTheDay()
{
    QFETCH(int, seats);
    QFETCH(int, cards);
    QCOMPARE(int{Tabletop(seats).state.left}, cards);
}

void AuctionMaterial::A5_whatIsSetAsideMayAsWellBeInTheDeck()
{
    // With three players half of the cards are set aside; any of the 36 may still come first.
    const Tabletop table(3);
    Choices choices;
    Rules::list(table.state, choices);
    QCOMPARE(choices.weight(), 36U);
    QCOMPARE(choices.size(), std::size_t{31});
    for (const Choice &choice : choices)
        QCOMPARE(int{choice.weight}, Card(choice.code).value() == 5 ? 2 : 1);
}

void AuctionMaterial::A5_everyDayAllCardsAreShuffledAgain()
{
    Tabletop table(4);
    int mornings = 0;
    table.playAtRandom(5, [&](const State &before) {
        if (Rules::round(table.state) == Rules::round(before))
            return;
        ++mornings;
        QCOMPARE(table.state.unseen, Unseen());
        QCOMPARE(int{table.state.left}, 24);
        for (Seat seat = 0; seat < 4; ++seat)
            QCOMPARE(table.state.free(seat), 5);
    });
    QCOMPARE(mornings, 2);
}

void AuctionMaterial::A6_theFirstPlayerIsDrawn()
{
    QFETCH(int, seats);
    for (Seat first = 0; first < seats; ++first) {
        Tabletop table(seats, chance);
        Codes all(static_cast<std::size_t>(seats));
        std::iota(all.begin(), all.end(), Code{0});
        QCOMPARE(table.legal(), all);
        QVERIFY(table.begins(first));
        QCOMPARE(table.state, Tabletop(seats, first).state);
    }
}

void AuctionMaterial::A6_orChosen()
{
    QFETCH(int, seats);
    for (Seat first = 0; first < seats; ++first) {
        Tabletop table(seats, first);
        QVERIFY(table.turnUp(goldCard));
        QCOMPARE(table.actor(), first);
    }
}

} // namespace medici::auction

QTEST_APPLESS_MAIN(medici::auction::AuctionMaterial)
#include "material.moc"
