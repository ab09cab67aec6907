#include "tests/variants/auction/tabletop.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace medici::auction {

// The end of a day and of the game: A16, A17, A25 to A27.
class AuctionDays : public QObject {
    Q_OBJECT

private slots:
    void A16_theLastShipIsFilledForNothing_data() const;
    void A16_theLastShipIsFilledForNothing();
    void A16_withTooFewCardsItSailsWithEmptyHolds();
    void A16_theLastGroupTookTheLastCards();
    void A16_alsoAfterAGroupNobodyWanted();
    void A17_theDeckIsEmpty();
    void A17_aDiscardEndsItToo();
    void A17_nothingElseEndsADay_data() const;
    void A17_nothingElseEndsADay();
    void A25_countersStayWhereTheyAre();
    void A26_thePoorestBegins();
    void A26_oneFlorinMoreIsNotPoorest();
    void A26_aTieIsDrawnAmongThoseTied();
    void A27_threeDays();
    void A27_mostFlorinsWin();
    void A27_aTieIsASharedVictory();
};

void AuctionDays::A16_theLastShipIsFilledForNothing_data() const
{
    QTest::addColumn<int>("seats");
    for (int seats = leastSeats; seats <= mostSeats; ++seats)
        QTest::addRow("%d", seats) << seats;
}

void AuctionDays::A16_theLastShipIsFilledForNothing()
{
    QFETCH(int, seats);
    // Given Kylie with three free spaces and Adam, who selects, with one, all others full,
    Tabletop table(seats);
    table.leaveFree({1, 3});
    for (Seat seat = 2; seat < seats; ++seat)
        table.state.ship(seat).loaded = table.state.spaces;
    QVERIFY(table.presents({grain(1)}));
    QVERIFY(table.passes(kylie));
    const int before = table.florins()[kylie];
    // when Adam's ship is full,
    QVERIFY(table.bids(adam, 1));
    // then three cards come to Kylie, as they come, and the day is over.
    const Ship &ship = table.ship(kylie);
    for (const Card card : {fur(0), goldCard, dye(2)}) {
        QCOMPARE(table.actor(), chance);
        QVERIFY(table.turnUp(card));
    }
    QCOMPARE(ship.loaded, table.state.spaces);
    QCOMPARE(int{ship.value}, 12);
    QCOMPARE(table.state.day, std::uint8_t{1});
    QCOMPARE(table.florins()[kylie], before + ship.income());
}

void AuctionDays::A16_withTooFewCardsItSailsWithEmptyHolds()
{
    Tabletop table(3);
    table.leaveFree({1, 4, 0});
    table.cardsLeft(3);
    QVERIFY(table.presents({grain(1)}) && table.passes(kylie) && table.bids(adam, 1));
    QVERIFY(table.turnUp(fur(1)) && table.turnUp(fur(2)));
    QCOMPARE(table.state.day, std::uint8_t{1});
    QCOMPARE(int{table.ship(kylie).loaded}, 3);
}

void AuctionDays::A16_theLastGroupTookTheLastCards()
{
    Tabletop table(3);
    table.leaveFree({1, 4, 0});
    table.cardsLeft(1);
    QVERIFY(table.presents({grain(1)}) && table.passes(kylie) && table.bids(adam, 1));
    QCOMPARE(table.state.day, std::uint8_t{1});
    QCOMPARE(int{table.ship(kylie).loaded}, 1);
}

void AuctionDays::A16_alsoAfterAGroupNobodyWanted()
{
    // Two ships are open: a discard leaves both, and the day goes on.
    Tabletop table(3);
    table.leaveFree({1, 4, 0});
    QVERIFY(table.presents({grain(1)}));
    table.allPass();
    QCOMPARE(table.state.phase, Phase::Turning);
    QCOMPARE(table.state.selector, kylie);
    QCOMPARE(table.state.day, std::uint8_t{0});
}

void AuctionDays::A17_theDeckIsEmpty()
{
    Tabletop table(4);
    table.leaveFree({5, 4, 3, 2});
    table.cardsLeft(2);
    QVERIFY(table.presents({spice(1), spice(2)}));
    QVERIFY(table.bids(kylie, 2));
    table.allPass();
    QCOMPARE(table.state.day, std::uint8_t{1});
    QCOMPARE(int{table.ship(adam).loaded}, 0);
    QCOMPARE(int{table.ship(kylie).loaded}, 3);
}

void AuctionDays::A17_aDiscardEndsItToo()
{
    Tabletop table(4);
    table.cardsLeft(1);
    QVERIFY(table.presents({spice(1)}));
    table.allPass();
    QCOMPARE(table.state.day, std::uint8_t{1});
}

void AuctionDays::A17_nothingElseEndsADay_data() const
{
    A16_theLastShipIsFilledForNothing_data();
}

void AuctionDays::A17_nothingElseEndsADay()
{
    QFETCH(int, seats);
    for (Seed seed = 0; seed < 200; ++seed) {
        Tabletop table(seats);
        table.playAtRandom(seed, [&](const State &before) {
            if (before.day == table.state.day && table.state.phase != Phase::Over)
                return;
            // After the day's last event either at most one ship was left open, or no card in the deck.
            int open = 0;
            for (Seat seat = 0; seat < seats; ++seat)
                open += table.ship(seat, before.day + 1).loaded < table.state.spaces;
            const int left = before.left - (before.phase == Phase::Bidding ? 0 : 1);
            QVERIFY(open == 0 || left == 0);
        });
    }
}

void AuctionDays::A25_countersStayWhereTheyAre()
{
    Tabletop table(3);
    table.levels(Good::Dye, {2, 0, 6});
    table.leaveFree({5, 5, 5});
    table.cardsLeft(1);
    QVERIFY(table.presents({dye(3)}) && table.bids(kylie, 1));
    table.allPass();
    QCOMPARE(table.state.day, std::uint8_t{1});
    QCOMPARE(table.level(adam, Good::Dye), 2);
    QCOMPARE(table.level(kylie, Good::Dye), 1);
    QCOMPARE(table.level(jason, Good::Dye), 6);
}

void AuctionDays::A26_thePoorestBegins()
{
    // Before the scoring Kylie has fewest, after it Jason: her ship brings her past him.
    Tabletop table(3);
    table.purses({40, 30, 36});
    table.cardsLeft(1);
    QVERIFY(table.presents({goldCard}) && table.bids(kylie, 10));
    table.allPass();
    QCOMPARE(table.state.day, std::uint8_t{1});
    QCOMPARE(table.state.phase, Phase::Turning);
    QCOMPARE(table.florins(), (std::vector{72, 75, 68}));
    QCOMPARE(table.state.selector, jason);
}

void AuctionDays::A26_oneFlorinMoreIsNotPoorest()
{
    Tabletop table(3);
    table.purses({37, 30, 36});
    table.cardsLeft(1);
    QVERIFY(table.presents({goldCard}) && table.bids(kylie, 10));
    table.allPass();
    QCOMPARE(table.florins(), (std::vector{69, 75, 68}));
    QCOMPARE(table.state.phase, Phase::Turning);
    QCOMPARE(table.state.selector, jason);
}

void AuctionDays::A26_aTieIsDrawnAmongThoseTied()
{
    Tabletop table(4);
    table.purses({30, 50, 30, 50});
    table.cardsLeft(1);
    QVERIFY(table.presents({goldCard}));
    table.allPass();
    QCOMPARE(table.actor(), chance);
    QCOMPARE(table.state.selector, nobody);
    QCOMPARE(table.legal(), (std::vector<Code>{adam, jason}));
    QVERIFY(!table.begins(kylie));
    QVERIFY(table.begins(jason));
    QVERIFY(table.turnUp(fur(1)));
    QCOMPARE(table.actor(), jason);
}

void AuctionDays::A27_threeDays()
{
    Tabletop table(5);
    std::set<int> played;
    table.playAtRandom(27, [&](const State &before) { played.insert(Rules::round(before)); });
    QCOMPARE(played, (std::set{1, 2, 3}));
    QCOMPARE(table.state.phase, Phase::Over);
    QCOMPARE(table.actor(), nobody);
    QVERIFY(table.legal().empty());
}

void AuctionDays::A27_mostFlorinsWin()
{
    Tabletop table(4);
    table.purses({70, 120, 69, 3});
    QVERIFY(!Rules::lowestScoreWins);
    QCOMPARE(Rules::places(table.state), (PerSeat<int>{2, 1, 3, 4}));
    QCOMPARE(Rules::scores(table.state), (PerSeat<int>{70, 120, 69, 3}));
}

void AuctionDays::A27_aTieIsASharedVictory()
{
    Tabletop table(4);
    table.purses({70, 120, 120, 3});
    QCOMPARE(Rules::places(table.state), (PerSeat<int>{3, 1, 1, 4}));
}

} // namespace medici::auction

QTEST_APPLESS_MAIN(medici::auction::AuctionDays)
#include "days.moc"
