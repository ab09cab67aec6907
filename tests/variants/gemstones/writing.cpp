#include "engine/rules/ranges.h"
#include "tests/variants/gemstones/tabletop.h"

#include <QTest>

namespace medici::gemstones {

// What may be written where: G9 to G13, G-X1.
class GemstonesWriting : public QObject {
    Q_OBJECT

private slots:
    void G9_inTheNextFreeRow();
    void G9_theSumSoFarPlusTheNumber();
    void G9_whatIsTakenBackWasNeverThere();
    void G10_tenNumbersAtMost();
    void G11_threeRowsMoreThanSomeOtherColumn_data() const;
    void G11_threeRowsMoreThanSomeOtherColumn();
    void G12_aOneThatIsNeitherFullNorBlocked();
    void G12_bAllBlockedIsAFreeChoice();
    void G12_bFullBesideBlocked();
    void G12_cAllFullIsSetAside();
    void G12_cOthersArePassedOver();
    void G12_cNobodyCanWrite();
    void G13_writingBrownTwiceUnblocksBlue();
    void G13_writingBlocksToo();
    void GX1_whatTheOthersMayWrite();
    void GX1_fourInBlueAndNoneInBrown();
    void GX1_fourInBlueAndTwoInBrown();
};

void GemstonesWriting::G9_inTheNextFreeRow()
{
    Tabletop table(2);
    table.sheet(anna) = exampleSheet();
    QVERIFY(table.roll({red, brown, green, blue, white}, {1, 2, 3, 4, 5}));
    QVERIFY(table.write(anna, red, 4));
    QCOMPARE(table.sheet(anna)[red], columnOf({2, 7, 12, 15, 19, 23}));
}

void GemstonesWriting::G9_theSumSoFarPlusTheNumber()
{
    Tabletop table(2);
    QVERIFY(table.roll({red, brown, green, blue, white}, {1, 2, 3, 4, 5}));
    QVERIFY(table.write(anna, brown, 3));
    QCOMPARE(table.sum(anna, brown), 3); // added to nothing
    QCOMPARE(table.rowsOf(anna, brown), 1);
}

void GemstonesWriting::G9_whatIsTakenBackWasNeverThere()
{
    Column column = columnOf({2, 7});
    column.takeBack();
    QCOMPARE(column, columnOf({2}));
}

void GemstonesWriting::G10_tenNumbersAtMost()
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfRows({9, 8, 8, 8, 8, 8});
    QVERIFY(table.roll({brown, brown, red, green, white}, {1, 2, 3, 4, 5}));
    QVERIFY(table.write(anna, brown, 5));
    QCOMPARE(table.rowsOf(anna, brown), 10);
    QVERIFY(!table.write(anna, brown, 1));
    QVERIFY(table.write(anna, red, 1));
}

void GemstonesWriting::G11_threeRowsMoreThanSomeOtherColumn_data() const
{
    QTest::addColumn<QList<int>>("rows");
    QTest::addColumn<bool>("blocked"); // the blue column, with brown, red, green and yellow beside it
    QTest::addRow("two more") << QList{2, 2, 2, 4, 2, 2} << false;
    QTest::addRow("three more") << QList{1, 2, 2, 4, 2, 2} << true;
    QTest::addRow("four more") << QList{0, 2, 2, 4, 2, 2} << true;
    QTest::addRow("than one that is not on offer") << QList{2, 2, 2, 4, 2, 1} << true;
    QTest::addRow("beside a full one") << QList{10, 7, 8, 9, 8, 8} << false;
    QTest::addRow("beside a full one that is far ahead") << QList{10, 6, 8, 9, 8, 8} << true;
}

void GemstonesWriting::G11_threeRowsMoreThanSomeOtherColumn()
{
    QFETCH(QList<int>, rows);
    QFETCH(bool, blocked);
    Tabletop table(2);
    PerGem<int> filled{};
    ranges::copy(rows, filled.begin());
    table.sheet(anna) = sheetOfRows(filled);
    QVERIFY(table.roll({brown, red, green, blue, yellow}, {1, 2, 3, 4, 5}));
    QCOMPARE(table.sheet(anna).blocked(static_cast<std::size_t>(blue)), blocked);
    QCOMPARE(table.offered().contains({blue, 1}), !blocked);
}

void GemstonesWriting::G12_aOneThatIsNeitherFullNorBlocked()
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfRows({10, 6, 8, 9, 8, 8}); // full, free, free, blocked, free, free
    QVERIFY(table.roll({brown, red, green, blue, blue}, {1, 1, 2, 2, 3}));
    QCOMPARE(table.offered(), (Written{{red, 1}, {red, 2}, {red, 3}, {green, 1}, {green, 2}, {green, 3}}));
}

void GemstonesWriting::G12_bAllBlockedIsAFreeChoice()
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfRows({0, 3, 4, 5, 1, 1});
    QVERIFY(table.roll({red, green, blue, red, green}, {1, 1, 2, 2, 3}));
    QCOMPARE(table.offered().size(), 9U); // three colours, three numbers
    QVERIFY(table.write(anna, blue, 3));  // the one that is farthest ahead
    QCOMPARE(table.rowsOf(anna, blue), 6);
}

void GemstonesWriting::G12_bFullBesideBlocked()
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfRows({5, 10, 8, 6, 6, 6});
    QVERIFY(table.roll({red, red, green, green, red}, {1, 1, 2, 2, 3}));
    QVERIFY(table.keepRoll(anna));
    // Green is blocked, but red is full: the blocked one must be written.
    QCOMPARE(table.offered(), (Written{{green, 1}, {green, 2}, {green, 3}}));
}

void GemstonesWriting::G12_cAllFullIsSetAside()
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfRows({10, 10, 9, 7, 7, 7});
    QVERIFY(table.roll({brown, red, brown, red, green}, {1, 2, 3, 4, 5}));
    QVERIFY(table.write(anna, green, 1));
    // Now any of the dice left, and nothing is written.
    const Sheet before = table.sheet(anna);
    QCOMPARE(table.legal().size(), 4U * 4U);
    QVERIFY(table.pair(anna, 1, 3));
    QCOMPARE(table.legal().size(), 3U * 3U);
    QVERIFY(table.pair(anna, 3, 4));
    QCOMPARE(table.sheet(anna), before);
    // It decides what is left for the others.
    QCOMPARE(table.actor(), bruno);
    QCOMPARE(table.offered(), (Written{{brown, 2}, {brown, 3}}));
}

void GemstonesWriting::G12_cOthersArePassedOver()
{
    Tabletop table(4);
    table.sheet(bruno) = sheetOfRows({7, 7, 7, 10, 10, 7});
    table.sheet(dario) = sheetOfRows({7, 7, 7, 9, 10, 7});
    QVERIFY(table.roll({brown, red, green, blue, yellow}, {1, 2, 3, 4, 5}));
    QVERIFY(table.pair(anna, 0, 0) && table.pair(anna, 1, 1) && table.pair(anna, 2, 2));
    const Sheet before = table.sheet(bruno);
    QCOMPARE(table.actor(), clara);
    QVERIFY(table.write(clara, blue, 4));
    QCOMPARE(table.actor(), dario);
    QCOMPARE(table.offered(), (Written{{blue, 4}, {blue, 5}}));
    QVERIFY(table.write(dario, blue, 4));
    QCOMPARE(table.sheet(bruno), before);
    QCOMPARE(table.state.active, bruno);
}

void GemstonesWriting::G12_cNobodyCanWrite()
{
    Tabletop table(2);
    table.playTurn();
    table.playTurn();
    QVERIFY(!table.state.real(table.state.active));
    for (const Seat seat : {anna, bruno})
        table.sheet(seat) = sheetOfRows({6, 7, 7, 10, 10, 7});
    QVERIFY(table.roll({blue, yellow}, {4, 5}));
    QCOMPARE(table.actor(), chance); // the next fictional turn
    QCOMPARE(table.state.active, static_cast<Seat>(3));
}

void GemstonesWriting::G13_writingBrownTwiceUnblocksBlue()
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfRows({0, 2, 2, 4, 2, 2});
    QVERIFY(table.roll({brown, brown, blue, blue, red}, {1, 2, 3, 4, 5}));
    QVERIFY(!table.write(anna, blue, 5));
    QVERIFY(table.write(anna, brown, 1));
    QVERIFY(!table.write(anna, blue, 5)); // one in brown, four in blue
    QVERIFY(table.write(anna, brown, 2));
    QVERIFY(table.write(anna, blue, 5));
    QCOMPARE(table.rowsOf(anna, blue), 5);
}

void GemstonesWriting::G13_writingBlocksToo()
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfRows({1, 1, 1, 3, 1, 1});
    QVERIFY(table.roll({blue, blue, brown, brown, red}, {1, 2, 3, 4, 5}));
    QVERIFY(table.write(anna, blue, 1));
    QVERIFY(!table.write(anna, blue, 2));
    QVERIFY(table.write(anna, brown, 2));
}

void GemstonesWriting::GX1_whatTheOthersMayWrite()
{
    Tabletop table(3);
    QVERIFY(table.roll({brown, green, yellow, blue, brown}, {3, 4, 6, 4, 5}));
    QVERIFY(table.write(anna, brown, 3) && table.write(anna, green, 4) && table.write(anna, yellow, 6));
    for (const Seat seat : {bruno, clara}) {
        QCOMPARE(table.actor(), seat);
        QCOMPARE(table.offered(), (Written{{blue, 4}, {blue, 5}, {brown, 4}, {brown, 5}}));
        QVERIFY(table.write(seat, brown, 4));
    }
}

void GemstonesWriting::GX1_fourInBlueAndNoneInBrown()
{
    Tabletop table(3);
    table.sheet(bruno) = sheetOfRows({0, 2, 2, 4, 2, 2});
    QVERIFY(table.roll({brown, green, yellow, blue, brown}, {3, 4, 6, 4, 5}));
    QVERIFY(table.write(anna, brown, 3) && table.write(anna, green, 4) && table.write(anna, yellow, 6));
    QCOMPARE(table.offered(), (Written{{brown, 4}, {brown, 5}}));
}

void GemstonesWriting::GX1_fourInBlueAndTwoInBrown()
{
    Tabletop table(3);
    table.sheet(bruno) = sheetOfRows({2, 2, 2, 4, 2, 2});
    QVERIFY(table.roll({brown, green, yellow, blue, brown}, {3, 4, 6, 4, 5}));
    QVERIFY(table.write(anna, brown, 3) && table.write(anna, green, 4) && table.write(anna, yellow, 6));
    QCOMPARE(table.offered(), (Written{{blue, 4}, {blue, 5}, {brown, 4}, {brown, 5}}));
}

} // namespace medici::gemstones

QTEST_APPLESS_MAIN(medici::gemstones::GemstonesWriting)
#include "writing.moc"
