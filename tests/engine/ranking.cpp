#include "engine/rules/bill.h"

#include <QTest>

#include <functional>

using namespace medici;

// Who is ahead, what shared places are paid, and what a bill adds up to.
class RankingTest : public QObject {
    Q_OBJECT

private slots:
    void equalsShareTheBestOfTheirPlaces();
    void anotherOrderIsAnotherRanking();
    void onlySoManyFiguresCount();
    void sharedPlacesArePaidTogether();
    void billsAddUpBySeatAndRound();
};

void RankingTest::equalsShareTheBestOfTheirPlaces()
{
    const std::array figures{7, 9, 9, 3};
    QCOMPARE(placesOf(figures, 4), (PerSeat<int>{3, 1, 1, 4}));
    const Standing second = standingOf(figures, 4, 2);
    QCOMPARE(second.place(), 1);
    QCOMPARE(second.last(), 2);
    QVERIFY(second.shared() && !standingOf(figures, 4, 0).shared());
    static_assert(standingOf(std::array{1, 2}, 2, 0).place() == 2);
}

void RankingTest::anotherOrderIsAnotherRanking()
{
    QCOMPARE(placesOf(std::array{7, 9, 9, 3}, 4, std::less()), (PerSeat<int>{2, 3, 3, 1}));
}

void RankingTest::onlySoManyFiguresCount()
{
    const std::array figures{0, 5, 0, 99};
    QCOMPARE(placesOf(figures, 3), (PerSeat<int>{2, 1, 2}));
    QCOMPARE(standingOf(figures, 3, 0), (Standing{1, 2}));
}

void RankingTest::sharedPlacesArePaidTogether()
{
    const std::array prizes{30, 20, 10};
    QCOMPARE(prizesTogether(prizes, {0, 1}), 30);
    QCOMPARE(prizesTogether(prizes, {1, 2}), 20 + 10);
    QCOMPARE(prizesTogether(prizes, {2, 3}), 10); // there are no more prizes
    QCOMPARE(prizesTogether(prizes, {3, 1}), 0);
}

void RankingTest::billsAddUpBySeatAndRound()
{
    Bill bill;
    bill.add({.seat = 1, .points = 40});
    bill.add({.source = 2, .round = 1, .seat = 1, .points = -6});
    bill.add({.source = 3, .round = 1, .seat = 1, .points = 15});
    bill.add({.source = 3, .round = 1, .seat = 0, .points = 30});
    QCOMPARE(bill.total(1), 49);
    QCOMPARE(bill.total(1, 1), 9);
    QCOMPARE(bill.line(1, 1, 3).points, 15);
    QCOMPARE(bill.line(0, 2, 3), (BillLine{.source = 3, .round = 2})); // nothing, but no error
    QCOMPARE(bill.sum([](const BillLine &line) { return line.source == 3; }), 45);
}

QTEST_APPLESS_MAIN(RankingTest)
#include "ranking.moc"
