#include "tests/variants/billlines.h"
#include "tests/variants/dice/tabletop.h"
#include "variants/dice/rules/bill.h"

#include <QTest>

namespace medici::dice {

using namespace Qt::StringLiterals;

// What a bill says of a round: D16 to D21, alone D27 to D29.
class DiceBills : public QObject {
    Q_OBJECT

private slots:
    void theBillOfARound();
    void D18_aTieForNothingIsNoTie();
    void D27_whatAShipHasReachedAlone_data() const;
    void D27_whatAShipHasReachedAlone();
    void D28_crossesAgainstCircles();
    void D29_nothingAfterABreakthrough();
    void onlyRoundsThatAreOver();
};

void DiceBills::theBillOfARound()
{
    Tabletop table(3);
    table.sailWith({20, 20, 5});
    table.cross(Good::Fur, {12, 9, 0});
    table.cross(Good::Dye, {2, 2, 2});
    table.cross(Good::Spice, {3, 1, 1});
    table.cross(Good::Cloth, {1, 2, 3});
    const Bill bill = Rules::billNow(table.state);
    QCOMPARE(linesFor(bill, {source::ship}),
             (QStringList{u"seat 0, source 0 of round 1: 20 against 0, place 1 of 2, statement 17, 30"_s,
                          u"seat 1, source 0 of round 1: 20 against 0, place 1 of 2, statement 17, 30"_s,
                          u"seat 2, source 0 of round 1: 5 against 0, place 3 of 1, statement 16, 0"_s}));
    QCOMPARE(linesFor(bill, {source::award(Good::Fur), source::bonus(Good::Fur)}),
             (QStringList{u"seat 0, source 3 of round 1: 12 against 0, place 1 of 1, statement 18, 10"_s,
                          u"seat 0, source 8 of round 1: 12 against 12, place 1 of 1, statement 21, 20"_s,
                          u"seat 1, source 3 of round 1: 9 against 0, place 2 of 1, statement 18, 5"_s,
                          u"seat 1, source 8 of round 1: 9 against 9, place 2 of 1, statement 21, 10"_s,
                          u"seat 2, source 3 of round 1: 0 against 0, place 3 of 1, statement 20, 0"_s}));
    QCOMPARE(linesFor(bill, {source::award(Good::Dye)}),
             (QStringList{u"seat 0, source 2 of round 1: 2 against 0, place 1 of 3, statement 19, 10"_s,
                          u"seat 1, source 2 of round 1: 2 against 0, place 1 of 3, statement 19, 10"_s,
                          u"seat 2, source 2 of round 1: 2 against 0, place 1 of 3, statement 19, 10"_s}));
    QCOMPARE(bill.line(clara, 1, source::award(Good::Spice)).rule, 19);
    QCOMPARE(bill.line(adam, 1, source::award(Good::Cloth)).rule, 18);
    QVERIFY(bill.line(adam, 1, source::award(Good::Fur)).ranked);
    QVERIFY(!bill.line(adam, 1, source::bonus(Good::Fur)).ranked); // it is for reaching something
    QCOMPARE(goodPoints(bill, adam, 1, Good::Fur), 30);
    QCOMPARE(goodPoints(bill, berta, 1, Good::Fur), 15);
    QCOMPARE(goodPoints(bill, berta, 1, Good::Dye), 10);
}

void DiceBills::D18_aTieForNothingIsNoTie()
{
    Tabletop table(4);
    table.cross(Good::Fur, {5, 4, 1, 1});
    const BillLine third = Rules::billNow(table.state).line(clara, 1, source::award(Good::Fur));
    QCOMPARE(third.points, 0);
    QCOMPARE(third.rule, 18);
}

void DiceBills::D27_whatAShipHasReachedAlone_data() const
{
    QTest::addColumn<int>("value");
    QTest::addColumn<int>("reached");
    QTest::addColumn<int>("points");
    QTest::newRow("19") << 19 << 0 << 0;
    QTest::newRow("20") << 20 << 20 << 20;
    QTest::newRow("29") << 29 << 20 << 29;
    QTest::newRow("30") << 30 << 30 << 40;
}

void DiceBills::D27_whatAShipHasReachedAlone()
{
    QFETCH(int, value);
    QFETCH(int, reached);
    QFETCH(int, points);
    Tabletop table(1);
    table.sailWith({value});
    const BillLine line = Rules::billNow(table.state).line(adam, 1, source::ship);
    QCOMPARE(line.rule, 27);
    QCOMPARE(line.figure, value);
    QCOMPARE(line.against, reached);
    QCOMPARE(line.points, points);
}

void DiceBills::D28_crossesAgainstCircles()
{
    Tabletop table(1);
    table.cross(Good::Fur, {9});
    table.circle(Good::Fur, 8);
    table.cross(Good::Dye, {2});
    table.circle(Good::Dye, 3);
    table.circle(Good::Cloth, 4);
    const Bill bill = Rules::billNow(table.state);
    QCOMPARE(linesFor(bill,
                      {source::award(Good::Fur), source::bonus(Good::Fur), source::award(Good::Dye),
                       source::award(Good::Cloth)}),
             (QStringList{u"seat 0, source 2 of round 1: 2 against 3, place 1 of 1, statement 28, 0"_s,
                          u"seat 0, source 3 of round 1: 9 against 8, place 1 of 1, statement 28, 10"_s,
                          u"seat 0, source 8 of round 1: 9 against 9, place 1 of 1, statement 21, 10"_s,
                          u"seat 0, source 5 of round 1: 0 against 4, place 1 of 1, statement 20, 0"_s}));
}

void DiceBills::D29_nothingAfterABreakthrough()
{
    Tabletop table(1);
    table.cross(Good::Fur, {12});
    table.circle(Good::Dye, 9);
    const Bill bill = Rules::billNow(table.state);
    QCOMPARE(linesFor(bill, {source::award(Good::Fur), source::bonus(Good::Fur), source::award(Good::Dye)}),
             (QStringList{u"seat 0, source 2 of round 1: 0 against 9, place 1 of 1, statement 29, 0"_s,
                          u"seat 0, source 3 of round 1: 12 against 0, place 1 of 1, statement 29, 0"_s}));
}

void DiceBills::onlyRoundsThatAreOver()
{
    const Tabletop begun(3);
    QVERIFY(Rules::bill(begun.state).lines().empty());
    QVERIFY(!Rules::billNow(begun.state).lines().empty());
    for (const int seats : {1, 3}) {
        Tabletop over(seats);
        over.playAtRandom(4);
        const Bill bill = Rules::bill(over.state);
        QCOMPARE(Rules::billNow(over.state), bill);
        for (Seat seat = 0; seat < seats; ++seat)
            QCOMPARE(bill.total(seat), Rules::scores(over.state)[static_cast<std::size_t>(seat)]);
    }
}

} // namespace medici::dice

QTEST_APPLESS_MAIN(medici::dice::DiceBills)
#include "bills.moc"
