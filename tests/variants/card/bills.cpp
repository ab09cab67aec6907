#include "tests/variants/billlines.h"
#include "tests/variants/card/tabletop.h"
#include "variants/card/rules/bill.h"

#include <QTest>

namespace medici::card {

using namespace Qt::StringLiterals;

// What a bill says of a day: C13, C14, C16 to C18.
class CardBills : public QObject {
    Q_OBJECT

private slots:
    void theBillOfADay();
    void C16_whoHasNothingSharesNothing();
    void onlyDaysThatAreOver();
};

void CardBills::theBillOfADay()
{
    Tabletop table(3, ania, true);
    table.sailWith({20, 20, 5});
    table.store(Good::Fur, {8, 5, 0});
    table.store(Good::Dye, {2, 2, 2});
    const Bill bill = Rules::billNow(table.state);
    QCOMPARE(linesFor(bill, {source::ship}),
             (QStringList{u"seat 0, source 0 of round 1: 20 against 0, place 1 of 2, statement 14, 20"_s,
                          u"seat 1, source 0 of round 1: 20 against 0, place 1 of 2, statement 14, 20"_s,
                          u"seat 2, source 0 of round 1: 5 against 0, place 3 of 1, statement 13, 0"_s}));
    QCOMPARE(linesFor(bill, {source::award(Good::Fur), source::bonus(Good::Fur)}),
             (QStringList{u"seat 0, source 4 of round 1: 8 against 0, place 1 of 1, statement 16, 10"_s,
                          u"seat 0, source 9 of round 1: 8 against 8, place 1 of 1, statement 18, 20"_s,
                          u"seat 1, source 4 of round 1: 5 against 0, place 2 of 1, statement 16, 5"_s,
                          u"seat 1, source 9 of round 1: 5 against 5, place 2 of 1, statement 17, 10"_s,
                          u"seat 2, source 4 of round 1: 0 against 0, place 3 of 1, statement 16, 0"_s}));
    QCOMPARE(linesFor(bill, {source::award(Good::Dye), source::bonus(Good::Dye)}),
             (QStringList{u"seat 0, source 2 of round 1: 2 against 0, place 1 of 3, statement 14, 5"_s,
                          u"seat 1, source 2 of round 1: 2 against 0, place 1 of 3, statement 14, 5"_s,
                          u"seat 2, source 2 of round 1: 2 against 0, place 1 of 3, statement 14, 5"_s}));
    // A bonus is for what is reached, whoever has more.
    QVERIFY(bill.line(beata, 1, source::award(Good::Fur)).ranked);
    QVERIFY(!bill.line(beata, 1, source::bonus(Good::Fur)).ranked);
    QVERIFY(!bill.line(beata, 1, source::bonus(Good::Fur)).placed);
    QCOMPARE(goodPoints(bill, ania, 1, Good::Fur), 30);
    QCOMPARE(goodPoints(bill, beata, 1, Good::Fur), 15);
    QCOMPARE(goodPoints(bill, beata, 1, Good::Dye), 5);
}

void CardBills::C16_whoHasNothingSharesNothing()
{
    Tabletop table(4);
    table.store(Good::Fur, {3, 2, 1, 1});
    const Bill bill = Rules::billNow(table.state);
    // Two share the third place, which is paid nothing, and nobody the goods that nobody has.
    QCOMPARE(bill.line(czesio, 1, source::award(Good::Fur)).rule, 16);
    QCOMPARE(bill.line(beata, 1, source::award(Good::Fur)).points, 5);
    QVERIFY(bill.line(beata, 1, source::award(Good::Fur)).placed);
    QVERIFY(!bill.line(czesio, 1, source::award(Good::Fur)).placed);
    QCOMPARE(bill.line(ania, 1, source::award(Good::Dye)).rule, 16);
    QCOMPARE(bill.line(ania, 1, source::award(Good::Dye)).points, 0);
    // One shares the second place.
    table.store(Good::Spice, {3, 2, 2, 1});
    const BillLine shared = Rules::billNow(table.state).line(czesio, 1, source::award(Good::Spice));
    QCOMPARE(shared.rule, 14);
    QCOMPARE(shared.standing, (Standing{1, 2}));
}

void CardBills::onlyDaysThatAreOver()
{
    const Tabletop begun(3);
    QVERIFY(Rules::bill(begun.state).lines().empty());
    QVERIFY(!Rules::billNow(begun.state).lines().empty());
    Tabletop over(3);
    over.playAtRandom(4);
    const Bill bill = Rules::bill(over.state);
    QCOMPARE(Rules::billNow(over.state), bill);
    for (Seat seat = 0; seat < 3; ++seat) {
        QCOMPARE(bill.total(seat), over.florins(seat));
        for (int day = 1; day <= days; ++day)
            QCOMPARE(bill.line(seat, day, source::ship).round, day);
    }
}

} // namespace medici::card

QTEST_APPLESS_MAIN(medici::card::CardBills)
#include "bills.moc"
