#include "tests/variants/auction/tabletop.h"

#include <QTest>

#include <algorithm>
#include <numeric>

namespace medici::auction {

// Turning up a group: A7, A8, A14, A15, A18.
class AuctionTurns : public QObject {
    Q_OBJECT

private slots:
    void A7_oneTwoOrThreeCardsEachSeenBeforeTheNext();
    void A7_aFourthIsNeverTurnedUp();
    void A8_noLargerThanTheLargestFreeSpace_data() const;
    void A8_noLargerThanTheLargestFreeSpace();
    void A8_theSelectorCounts();
    void A8_largerThanTheSelectorsOwnSpace();
    void A8_florinsDoNotCount();
    void A8_onlyTheSelectorHasRoom();
    void A14_theNextSelectorIsToTheLeft();
    void A14_fullShipsNeitherSelectNorBid();
    void A15_theDeckRunsOutWithinAGroup();
    void A18_theNumberOfCardsLeftIsKnownNotWhich();
};

void AuctionTurns::A7_oneTwoOrThreeCardsEachSeenBeforeTheNext()
{
    // When Adam turns up the first card, then he may stop or turn up another,
    Tabletop table(4);
    QCOMPARE(table.actor(), chance);
    QVERIFY(table.turnUp(fur(3)));
    QCOMPARE(table.actor(), adam);
    QCOMPARE(table.legal(), (std::vector<Code>{stop, draw}));
    Tabletop one = table;
    QVERIFY(one.stops(adam));
    QCOMPARE(one.actor(), kylie);
    QCOMPARE(int{one.state.turned}, 1);
    // and again after the second.
    QVERIFY(table.draws(adam));
    QCOMPARE(table.actor(), chance);
    QVERIFY(table.turnUp(dye(0)));
    QCOMPARE(table.legal(), (std::vector<Code>{stop, draw}));
    QVERIFY(table.draws(adam) && table.turnUp(goldCard));
    // All belongs to the group.
    QCOMPARE(table.state.group, (std::array{fur(3), dye(0), goldCard}));
}

void AuctionTurns::A7_aFourthIsNeverTurnedUp()
{
    Tabletop table(4);
    QVERIFY(table.turnUp(fur(3)) && table.draws(adam) && table.turnUp(fur(4)) && table.draws(adam)
            && table.turnUp(fur(5)));
    QCOMPARE(table.actor(), kylie); // the bidding has begun
    QCOMPARE(table.state.phase, Phase::Bidding);
}

void AuctionTurns::A8_noLargerThanTheLargestFreeSpace_data() const
{
    QTest::addColumn<int>("own");
    QTest::addColumn<int>("others");
    QTest::addColumn<int>("most");
    for (int own = 1; own <= 5; ++own)
        for (int others = 1; others <= 5; ++others)
            QTest::addRow("%d, others %d", own, others)
                << own << others << std::min(3, std::max(own, others));
}

void AuctionTurns::A8_noLargerThanTheLargestFreeSpace()
{
    QFETCH(int, own);
    QFETCH(int, others);
    QFETCH(int, most);
    Tabletop table(3);
    table.leaveFree({own, others, others});
    int turned = 1;
    QVERIFY(table.turnUp(fur(0)));
    for (; table.state.phase == Phase::Selecting; ++turned)
        QVERIFY(table.draws(adam) && table.turnUp(fur(turned)));
    QCOMPARE(turned, most);
}

void AuctionTurns::A8_theSelectorCounts()
{
    // Only Adam, who selects, has room for three.
    Tabletop table(3);
    table.leaveFree({3, 1, 2});
    QVERIFY(table.turnUp(fur(1)) && table.draws(adam) && table.turnUp(fur(2)));
    QVERIFY(table.draws(adam) && table.turnUp(fur(3)));
    QCOMPARE(int{table.state.turned}, 3);
}

void AuctionTurns::A8_largerThanTheSelectorsOwnSpace()
{
    Tabletop table(3);
    table.leaveFree({1, 3, 2});
    QVERIFY(table.turnUp(fur(1)) && table.draws(adam) && table.turnUp(fur(2)) && table.draws(adam));
    QVERIFY(table.turnUp(fur(3)));
    QCOMPARE(table.actor(), kylie);
}

void AuctionTurns::A8_florinsDoNotCount()
{
    // Kylie alone has room for three, and no florin.
    Tabletop table(3);
    table.leaveFree({1, 3, 1});
    table.purses({20, 0, 20});
    QVERIFY(table.turnUp(fur(1)) && table.draws(adam) && table.turnUp(fur(2)) && table.draws(adam));
    QVERIFY(table.turnUp(fur(3)));
    // Nobody can bid: the group is discarded.
    QCOMPARE(table.state.phase, Phase::Turning);
    QCOMPARE(table.state.selector, kylie);
}

void AuctionTurns::A8_onlyTheSelectorHasRoom()
{
    Tabletop table(3);
    table.leaveFree({3, 1, 2});
    QVERIFY(table.presents({fur(1), fur(2), fur(3)}));
    QCOMPARE(table.actor(), adam); // nobody else is asked
    QVERIFY(table.bids(adam, 1));
    QCOMPARE(table.state.free(adam), 0);
}

void AuctionTurns::A14_theNextSelectorIsToTheLeft()
{
    Tabletop table(4);
    for (const Seat selector : {adam, kylie, jason, diane, adam}) {
        QCOMPARE(table.state.selector, selector);
        QVERIFY(table.presents({Card(10 + table.state.left % 5)}));
        table.allPass();
    }
}

void AuctionTurns::A14_fullShipsNeitherSelectNorBid()
{
    Tabletop table(4);
    table.leaveFree({2, 0, 2, 0});
    QVERIFY(table.presents({fur(1)}));
    QVERIFY(table.passes(jason));          // Kylie is passed over
    QVERIFY(table.passes(adam));           // as is Diane
    QCOMPARE(table.state.selector, jason); // and Kylie does not select
}

void AuctionTurns::A15_theDeckRunsOutWithinAGroup()
{
    Tabletop table(3);
    table.cardsLeft(2);
    QVERIFY(table.turnUp(fur(1)) && table.draws(adam) && table.turnUp(fur(2)));
    QCOMPARE(table.state.phase, Phase::Bidding);
    QCOMPARE(int{table.state.turned}, 2);

    Tabletop last(3);
    last.cardsLeft(1);
    QVERIFY(last.turnUp(goldCard));
    QCOMPARE(last.state.phase, Phase::Bidding);
}

void AuctionTurns::A18_theNumberOfCardsLeftIsKnownNotWhich()
{
    Tabletop table(3);
    QVERIFY(table.turnUp(fur(5)) && table.draws(adam) && table.turnUp(goldCard));
    QCOMPARE(int{table.state.left}, 16);
    // Known is what may come: all that has not been seen today, the set aside among it.
    Choices choices;
    QVERIFY(table.draws(adam));
    Rules::list(table.state, choices);
    QCOMPARE(choices.weight(), 34U);
    QCOMPARE(table.state.unseen.count(fur(5)), 1);
    QCOMPARE(table.state.unseen.count(goldCard), 0);
    // By goods: one fur card less, no gold, and all of the others.
    for (const Good good : {Good::Spice, Good::Dye, Good::Grain, Good::Fur, Good::Cloth, Good::Gold})
        QCOMPARE(table.state.unseen.count(good), good == Good::Fur ? 6 : good == Good::Gold ? 0 : 7);
}

} // namespace medici::auction

QTEST_APPLESS_MAIN(medici::auction::AuctionTurns)
#include "turns.moc"
