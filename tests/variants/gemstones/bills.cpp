#include "tests/variants/billlines.h"
#include "tests/variants/gemstones/tabletop.h"
#include "variants/gemstones/rules/bill.h"

#include <QTest>

namespace medici::gemstones {

using namespace Qt::StringLiterals;

// What a bill says of sheets: G18.
class GemstonesBills : public QObject {
    Q_OBJECT

private slots:
    void G18_everyColumnsDistance();
};

void GemstonesBills::G18_everyColumnsDistance()
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfSums({20, 12, 14, 14, 30, 10}, 4);
    const Bill bill = Rules::bill(table.state);
    QCOMPARE(linesFor(bill, {0, 1, 2, 3, 4, 5}).first(6),
             (QStringList{u"seat 0, source 0 of round 1: 5 against 1, place 1 of 1, statement 18, 4"_s,
                          u"seat 0, source 1 of round 1: 2 against 2, place 1 of 1, statement 18, 0"_s,
                          u"seat 0, source 2 of round 1: 3 against 3, place 1 of 1, statement 18, 0"_s,
                          u"seat 0, source 3 of round 1: 4 against 4, place 1 of 1, statement 18, 0"_s,
                          u"seat 0, source 4 of round 1: 6 against 5, place 1 of 1, statement 18, 1"_s,
                          u"seat 0, source 5 of round 1: 1 against 6, place 1 of 1, statement 18, 5"_s}));
    QCOMPARE(bill.lines().size(), std::size_t{2 * gems});
    QCOMPARE(bill.total(anna), 10);
    QCOMPARE(bill.total(bruno), 0);
    QCOMPARE(Rules::scores(table.state), (PerSeat<int>{10}));
}

} // namespace medici::gemstones

QTEST_APPLESS_MAIN(medici::gemstones::GemstonesBills)
#include "bills.moc"
