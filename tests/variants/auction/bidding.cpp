#include "tests/variants/auction/tabletop.h"

#include <QTest>

#include <numeric>

namespace medici::auction {

namespace {

std::vector<Code> stretch(int first, int last)
{
    std::vector<Code> codes(static_cast<std::size_t>(last - first + 1));
    std::iota(codes.begin(), codes.end(), static_cast<Code>(first));
    return codes;
}

} // namespace

// Selling a group: A9 to A13, X1.
class AuctionBidding : public QObject {
    Q_OBJECT

private slots:
    void A9_oneRoundFromTheLeftTheSelectorLast_data() const;
    void A9_oneRoundFromTheLeftTheSelectorLast();
    void A10_atLeastOneFlorin();
    void A10_higherThanAnyBidBefore();
    void A10_noMoreThanTheBiddersFlorins();
    void A11_withoutRoomPassedOver();
    void A11_withoutTheFlorinsToOutbidPassedOver();
    void A12_theHighestBidderPaysAndLoadsAll();
    void A12_theTableIsClearedForTheNextGroup();
    void A12_nothingIsReturned();
    void A13_nobodyBids();
    void A13_nobodyCan();
    void X1_room();
};

void AuctionBidding::A9_oneRoundFromTheLeftTheSelectorLast_data() const
{
    QTest::addColumn<int>("seats");
    for (int seats = leastSeats; seats <= mostSeats; ++seats)
        QTest::addRow("%d", seats) << seats;
}

void AuctionBidding::A9_oneRoundFromTheLeftTheSelectorLast()
{
    QFETCH(int, seats);
    for (Seat selector = 0; selector < seats; ++selector) {
        Tabletop table(seats, selector);
        QVERIFY(table.presents({goldCard}));
        for (int turn = 1; turn <= seats; ++turn) {
            const auto seat = static_cast<Seat>((selector + turn) % seats);
            QCOMPARE(table.actor(), seat);
            // Whoever bid is not asked again, though outbid.
            QVERIFY(turn % 2 == 0 ? table.passes(seat) : table.bids(seat, turn));
        }
        QCOMPARE(table.state.phase, Phase::Turning);
        QCOMPARE(table.state.selector, static_cast<Seat>((selector + 1) % seats));
    }
}

void AuctionBidding::A10_atLeastOneFlorin()
{
    Tabletop table(3);
    QVERIFY(table.presents({fur(0)}));
    QCOMPARE(table.legal(), stretch(0, 40)); // 0 is to pass
    QVERIFY(!table.bids(kylie, 0));
    QVERIFY(table.bids(kylie, 1));
}

void AuctionBidding::A10_higherThanAnyBidBefore()
{
    Tabletop table(3);
    QVERIFY(table.presents({fur(0)}) && table.bids(kylie, 7));
    QVERIFY(!table.bids(jason, 7));
    QVERIFY(!table.bids(jason, 6));
    QCOMPARE(table.legal(), stretch(7, 40)); // 7 is to pass
    QVERIFY(table.bids(jason, 8));
    QCOMPARE(table.state.bids, (PerSeat<std::uint16_t>{0, 7, 8}));
}

void AuctionBidding::A10_noMoreThanTheBiddersFlorins()
{
    Tabletop table(3);
    table.purses({40, 9, 12});
    QVERIFY(table.presents({fur(5)}));
    QVERIFY(!table.bids(kylie, 10));
    QVERIFY(table.bids(kylie, 9));
    QCOMPARE(table.legal(), stretch(9, 12));
    QVERIFY(table.bids(jason, 12));
}

void AuctionBidding::A11_withoutRoomPassedOver()
{
    Tabletop table(4);
    table.leaveFree({5, 1, 2, 3});
    QVERIFY(table.presents({fur(1), fur(2)}));
    QCOMPARE(table.actor(), jason);
    Tabletop larger(4);
    larger.leaveFree({5, 1, 2, 3});
    QVERIFY(larger.presents({fur(1), fur(2), fur(3)}));
    QCOMPARE(larger.actor(), diane);
}

void AuctionBidding::A11_withoutTheFlorinsToOutbidPassedOver()
{
    Tabletop table(4);
    table.purses({5, 0, 10, 10});
    QVERIFY(table.presents({fur(1)}));
    QCOMPARE(table.actor(), jason); // Kylie has nothing
    QVERIFY(table.bids(jason, 10)); // which neither Diane nor Adam can outbid
    QCOMPARE(table.state.phase, Phase::Turning);
    QCOMPARE(table.ship(jason).loaded, std::uint8_t{1});
}

void AuctionBidding::A12_theHighestBidderPaysAndLoadsAll()
{
    Tabletop table(4);
    QVERIFY(table.presents({fur(1), goldCard, dye(5)}));
    QVERIFY(table.bids(kylie, 3) && table.bids(jason, 14) && table.passes(diane) && table.passes(adam));
    QCOMPARE(table.florins(), (std::vector{40, 40, 26, 40}));
    const Ship &ship = table.ship(jason);
    QCOMPARE(int{ship.loaded}, 3);
    QCOMPARE(int{ship.value}, 16);
    QCOMPARE((std::array{ship.holds[0], ship.holds[1], ship.holds[2]}),
             (std::array{fur(1), goldCard, dye(5)}));
}

void AuctionBidding::A12_theTableIsClearedForTheNextGroup()
{
    // Whether somebody bought the group or nobody did, neither cards nor bids of it lie there any more.
    Tabletop sold(3);
    QVERIFY(sold.presents({fur(1), dye(5)}) && sold.bids(kylie, 3) && sold.bids(jason, 14)
            && sold.passes(adam));
    Tabletop discarded(3);
    QVERIFY(discarded.presents({fur(1), dye(5)}));
    discarded.allPass();
    for (const Tabletop &table : {sold, discarded}) {
        QCOMPARE(int{table.state.turned}, 0);
        QCOMPARE(table.state.group, decltype(State::group){});
        QCOMPARE(table.state.bids, decltype(State::bids){});
        QCOMPARE(table.state.leader, nobody);
        QCOMPARE(int{table.state.highest}, 0);
    }
}

void AuctionBidding::A12_nothingIsReturned()
{
    // What is on a ship stays there to the day's end.
    for (int seats = leastSeats; seats <= mostSeats; ++seats) {
        Tabletop table(seats);
        table.playAtRandom(12, [&](const State &before) {
            if (before.day != table.state.day)
                return;
            for (Seat seat = 0; seat < seats; ++seat) {
                const Ship &then = before.ship(seat);
                QVERIFY(then.loaded <= table.state.ship(seat).loaded);
                QVERIFY(std::equal(then.holds.begin(), then.holds.begin() + then.loaded,
                                   table.state.ship(seat).holds.begin()));
            }
        });
    }
}

void AuctionBidding::A13_nobodyBids()
{
    Tabletop table(3);
    QVERIFY(table.presents({fur(1), fur(2)}));
    QVERIFY(table.passes(kylie) && table.passes(jason) && table.passes(adam));
    // Nobody paid, nobody loaded, and the cards do not come back today.
    QCOMPARE(table.florins(), (std::vector{40, 40, 40}));
    for (Seat seat = 0; seat < 3; ++seat)
        QCOMPARE(table.state.free(seat), 5);
    QCOMPARE(table.state.unseen.count(fur(1)), 0);
    QCOMPARE(int{table.state.left}, 16);
    QCOMPARE(table.state.selector, kylie);
}

void AuctionBidding::A13_nobodyCan()
{
    Tabletop table(3);
    table.purses({0, 0, 0});
    QVERIFY(table.presents({goldCard}));
    QCOMPARE(table.state.phase, Phase::Turning);
    QCOMPARE(table.state.selector, kylie);
    QCOMPARE(table.state.unseen.count(goldCard), 0);
}

void AuctionBidding::X1_room()
{
    // Adam, who selects, has 2 cards, Kylie 3, Jason 4, Diane 2.
    Tabletop table(4);
    table.leaveFree({3, 2, 1, 3});
    QVERIFY(table.presents({dye(4), spice(1), fur(2)}));
    // Kylie and Jason must pass; Diane bids 7, Adam 8 and wins.
    QVERIFY(table.bids(diane, 7));
    QVERIFY(table.bids(adam, 8));
    QCOMPARE(table.florins(), (std::vector{32, 40, 40, 40}));
    QCOMPARE(table.state.free(adam), 0);
    // Of another group of three Diane alone has room: she may buy it for 1.
    QCOMPARE(table.state.selector, kylie);
    QVERIFY(table.presents({dye(1), dye(2), dye(3)}));
    QCOMPARE(table.actor(), diane);
    QVERIFY(table.bids(diane, 1));
    QCOMPARE(table.florins(), (std::vector{32, 40, 40, 39}));
}

} // namespace medici::auction

QTEST_APPLESS_MAIN(medici::auction::AuctionBidding)
#include "bidding.moc"
