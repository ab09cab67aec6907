#include "tests/variants/auction/tabletop.h"
#include "tests/variants/billlines.h"
#include "variants/auction/rules/bill.h"

#include <QTest>

namespace medici::auction {

using namespace Qt::StringLiterals;

// What a bill says of a day: A4, A12, A19, A20, A22 to A24.
class AuctionBills : public QObject {
    Q_OBJECT

private slots:
    void theBillOfADay();
    void aDayThatIsNotOver();
};

namespace {

constexpr auto dyeIndex = static_cast<std::size_t>(Good::Dye);
constexpr auto furIndex = static_cast<std::size_t>(Good::Fur);

// Kylie has bought gold and dye for 7, and dye has levels 4, 7 and 0 then.
Tabletop sold()
{
    Tabletop table(3);
    table.levels(Good::Dye, {4, 6, 0});
    table.cardsLeft(2);
    table.presents({goldCard, dye(3)});
    table.bids(kylie, 7);
    return table;
}

const QStringList dyePays{
    u"seat 0, source 2 of round 1: 4 against 0, place 2 of 1, statement 22, 5"_s,
    u"seat 1, source 2 of round 1: 7 against 0, place 1 of 1, statement 22, 10"_s,
    u"seat 1, source 7 of round 1: 7 against 0, place 1 of 1, statement 24, 20"_s,
    u"seat 2, source 2 of round 1: 0 against 0, place 3 of 1, statement 22, 0"_s,
};

} // namespace

void AuctionBills::theBillOfADay()
{
    Tabletop table = sold();
    table.allPass();
    QCOMPARE(table.state.day, std::uint8_t{1});
    const Bill bill = Rules::bill(table.state);
    QCOMPARE(linesFor(bill, {source::start, source::spent}),
             (QStringList{u"seat 0, source 11 of round 0: 0 against 0, place 1 of 1, statement 4, 40"_s,
                          u"seat 1, source 11 of round 0: 0 against 0, place 1 of 1, statement 4, 40"_s,
                          u"seat 1, source 12 of round 1: 0 against 0, place 1 of 1, statement 12, -7"_s,
                          u"seat 2, source 11 of round 0: 0 against 0, place 1 of 1, statement 4, 40"_s}));
    QCOMPARE(linesFor(bill, {source::ship}),
             (QStringList{u"seat 0, source 0 of round 1: 0 against 0, place 2 of 2, statement 20, 7"_s,
                          u"seat 1, source 0 of round 1: 13 against 0, place 1 of 1, statement 19, 30"_s,
                          u"seat 2, source 0 of round 1: 0 against 0, place 2 of 2, statement 20, 7"_s}));
    QCOMPARE(linesFor(bill, {source::award(dyeIndex), source::bonus(dyeIndex)}), dyePays);
    QCOMPARE(linesFor(bill, {source::award(furIndex), source::bonus(furIndex)}),
             (QStringList{u"seat 0, source 4 of round 1: 0 against 0, place 1 of 3, statement 23, 5"_s,
                          u"seat 1, source 4 of round 1: 0 against 0, place 1 of 3, statement 23, 5"_s,
                          u"seat 2, source 4 of round 1: 0 against 0, place 1 of 3, statement 23, 5"_s}));
    QCOMPARE(income(bill, kylie, 1), 30 + 30 + 4 * 5);
    // A bonus is for what is reached, whoever is higher.
    QVERIFY(bill.line(kylie, 1, source::award(dyeIndex)).ranked);
    QVERIFY(!bill.line(kylie, 1, source::bonus(dyeIndex)).ranked);
    QVERIFY(!bill.line(kylie, 1, source::bonus(dyeIndex)).placed);
    QCOMPARE(goodPoints(bill, kylie, 1, dyeIndex), 30);
    QCOMPARE(goodPoints(bill, adam, 1, dyeIndex), 5);
    for (Seat seat = 0; seat < 3; ++seat)
        QCOMPARE(bill.total(seat), int{table.state.house(seat).florins});
}

void AuctionBills::aDayThatIsNotOver()
{
    // Nobody has paid yet: the highest bid is no purchase, and the bill has no day.
    const Tabletop before = sold();
    QCOMPARE(linesFor(Rules::bill(before.state), {source::spent, source::ship}), QStringList());
    // If the day ended, it would be paid for as it stands; the counters are where they were.
    const Bill now = Rules::billNow(before.state);
    QCOMPARE(now.line(kylie, 1, source::award(dyeIndex)).figure, 6);
    QCOMPARE(now.line(kylie, 1, source::bonus(dyeIndex)).points, 10);
    QCOMPARE(now.line(adam, 1, source::bonus(dyeIndex)).points, 0);
    // Level 0 among places that are paid nothing is no matter of A23.
    QCOMPARE(now.line(jason, 1, source::award(dyeIndex)).rule, 22);
    QVERIFY(!now.line(jason, 1, source::award(dyeIndex)).placed);
    QVERIFY(now.line(adam, 1, source::award(dyeIndex)).placed);
    // The first place is one, whatever it is paid by house rules, and others that are paid anything.
    Tabletop otherwise = sold();
    otherwise.state.edition.goodPrizes = {0, 1};
    const Bill meagre = Rules::billNow(otherwise.state);
    QVERIFY(meagre.line(kylie, 1, source::award(dyeIndex)).placed);
    QVERIFY(meagre.line(adam, 1, source::award(dyeIndex)).placed);
    // When the game is over, it has no further day.
    Tabletop over(3);
    over.playAtRandom(4);
    QCOMPARE(Rules::billNow(over.state), Rules::bill(over.state));
}

} // namespace medici::auction

QTEST_APPLESS_MAIN(medici::auction::AuctionBills)
#include "bills.moc"
