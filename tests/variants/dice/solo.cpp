#include "tests/variants/dice/tabletop.h"

#include <QTest>

namespace medici::dice {

// The game for one player: D25 to D30.
class DiceSolo : public QObject {
    Q_OBJECT

private slots:
    void D25_oneToThreeDiceEveryTurn();
    void D25_theLastTurnIsAsAnyOther();
    void D26_theDiceLeftAreTheEnemys();
    void D26_circlesStopAtTwelve();
    void D26_alsoOnTheTurnThatFillsTheShip();
    void D27_shipPointsByValue_data() const;
    void D27_shipPointsByValue();
    void D28_asManyCrossesAsCircles();
    void D28_everyColumn();
    void D28_theBonusGoesByTheCrossesAlone();
    void D28_noCrossNoPoints();
    void D29_breakthrough();
    void D29_atEveryLaterRoundToo();
    void D29_theShipScoresAllTheSame();
    void D30_ranks_data() const;
    void D30_ranks();
    void DX3_theExample();
};

// A game for one whose first round is scored with these crosses and circles of dye.
Tabletop scored(int crosses, int circles)
{
    Tabletop table(1);
    table.cross(Good::Dye, {crosses});
    table.circle(Good::Dye, circles);
    table.score();
    return table;
}

void DiceSolo::D25_oneToThreeDiceEveryTurn()
{
    Tabletop table(1);
    QVERIFY(table.roll(exampleRoll));
    QCOMPARE(table.sizes(), (std::vector{1, 2, 3}));
    QVERIFY(table.take(adam, {0, 3, 4}));
    QCOMPARE(table.crosses(adam, Good::Dye), 3);
    QCOMPARE(int{table.ship(adam).value}, 9);
    QCOMPARE(table.actor(), chance);
    QVERIFY(table.roll(exampleRoll));
    QCOMPARE(table.actor(), adam);
}

void DiceSolo::D25_theLastTurnIsAsAnyOther()
{
    // Given two free spaces, then one or two dice may be taken: nobody must fill the ship alone.
    Tabletop table(1);
    table.leaveFree({2});
    QVERIFY(table.roll(exampleRoll));
    QCOMPARE(table.sizes(), (std::vector{1, 2}));
}

void DiceSolo::D26_theDiceLeftAreTheEnemys()
{
    Tabletop table(1);
    QVERIFY(table.roll(exampleRoll));
    QVERIFY(table.take(adam, {2}));
    QCOMPARE(table.circles(Good::Dye), 3);
    QCOMPARE(table.circles(Good::Fur), 1);
    QCOMPARE(table.circles(Good::Grain), 0);
    QCOMPARE(table.circles(Good::Spice), 0);
    QCOMPARE(table.circles(Good::Cloth), 0);
    QCOMPARE(table.crosses(adam, Good::Dye), 0);
}

void DiceSolo::D26_circlesStopAtTwelve()
{
    Tabletop table(1);
    table.circle(Good::Dye, 11);
    QVERIFY(table.roll(exampleRoll));
    QVERIFY(table.take(adam, {0, 1}));
    QCOMPARE(table.circles(Good::Dye), 12);
}

void DiceSolo::D26_alsoOnTheTurnThatFillsTheShip()
{
    Tabletop table(1);
    table.leaveFree({1});
    QVERIFY(table.roll(exampleRoll));
    QVERIFY(table.take(adam, {1}));
    QCOMPARE(Rules::round(table.state), 2);
    QCOMPARE(table.circles(Good::Dye), 3);
    QCOMPARE(table.circles(Good::Grain), 1);
    // They count in this round's scoring: fur alone is won.
    QCOMPARE(table.monopolies(adam), 10);
}

void DiceSolo::D27_shipPointsByValue_data() const
{
    QTest::addColumn<int>("value");
    QTest::addColumn<int>("points");
    for (const auto &[value, points] :
         {std::pair{0, 0}, {19, 0}, {20, 20}, {29, 29}, {30, 40}, {35, 45}, {40, 50}})
        QTest::addRow("%d", value) << value << points;
}

void DiceSolo::D27_shipPointsByValue()
{
    QFETCH(int, value);
    QFETCH(int, points);
    Tabletop table(1, 8);
    table.sailWith({value});
    table.score();
    QCOMPARE(int{table.ship(adam).points}, points);
}

void DiceSolo::D28_asManyCrossesAsCircles()
{
    QCOMPARE(scored(3, 2).monopoly(adam, Good::Dye), 10);
    QCOMPARE(scored(3, 3).monopoly(adam, Good::Dye), 10);
    QCOMPARE(scored(3, 4).monopoly(adam, Good::Dye), 0);
    QCOMPARE(scored(1, 0).monopoly(adam, Good::Dye), 10);
}

void DiceSolo::D28_everyColumn()
{
    for (const Good good : {Good::Grain, Good::Dye, Good::Fur, Good::Spice, Good::Cloth}) {
        Tabletop table(1);
        table.cross(good, {1});
        table.score();
        QCOMPARE(table.monopoly(adam, good), 10);
        QCOMPARE(table.monopolies(adam), 10);
    }
}

void DiceSolo::D28_theBonusGoesByTheCrossesAlone()
{
    QCOMPARE(scored(8, 0).monopoly(adam, Good::Dye), 10);
    QCOMPARE(scored(9, 8).monopoly(adam, Good::Dye), 10 + 10);
    QCOMPARE(scored(11, 0).monopoly(adam, Good::Dye), 10 + 10);
    QCOMPARE(scored(12, 0).monopoly(adam, Good::Dye), 10 + 20);
}

void DiceSolo::D28_noCrossNoPoints()
{
    QCOMPARE(scored(0, 0).monopoly(adam, Good::Dye), 0);
}

void DiceSolo::D29_breakthrough()
{
    // Given nine circles in one column, then no column scores, nor does a bonus.
    for (const int circles : {8, 9, 12}) {
        Tabletop table(1);
        table.cross(Good::Dye, {12});
        table.cross(Good::Fur, {3});
        table.circle(Good::Spice, circles);
        table.score();
        QCOMPARE(table.monopolies(adam), circles == 8 ? 40 : 0);
    }
}

void DiceSolo::D29_atEveryLaterRoundToo()
{
    Tabletop table(1);
    table.cross(Good::Dye, {12});
    table.circle(Good::Spice, 9);
    for (int round = 1; round <= rounds; ++round) {
        table.state.round = static_cast<std::uint8_t>(round - 1);
        table.score();
        QCOMPARE(table.monopolies(adam, round), 0);
        QVERIFY(table.state.breakthrough);
    }
}

void DiceSolo::D29_theShipScoresAllTheSame()
{
    Tabletop table(1);
    table.sailWith({25});
    table.circle(Good::Spice, 9);
    table.score();
    QCOMPARE(table.ship(adam).total(), 25);
}

void DiceSolo::D30_ranks_data() const
{
    QTest::addColumn<int>("total");
    QTest::addColumn<int>("rank");
    const auto row = [](const char *name, int from, int to, int rank) {
        QTest::addRow("%s from", name) << from << rank;
        QTest::addRow("%s to", name) << to << rank;
    };
    row("Deck Scrubber", 0, 79, 0);
    row("Dish Washer", 80, 99, 1);
    row("Cook", 100, 109, 2);
    row("Cadet", 110, 119, 3);
    row("Lookout", 120, 129, 4);
    row("Seaman", 130, 139, 5);
    row("Quartermaster", 140, 149, 6);
    row("Engineer", 150, 159, 7);
    row("Navigator", 160, 169, 8);
    row("Officer", 170, 179, 9);
    row("Merchant", 180, 189, 10);
    row("Captain", 190, 199, 11);
    row("Medici", 200, 450, 12);
}

void DiceSolo::D30_ranks()
{
    QFETCH(int, total);
    QFETCH(int, rank);
    QCOMPARE(soloRank(total), rank);
}

void DiceSolo::DX3_theExample()
{
    // Given a first ship below 20, and at least as many crosses as circles in spice, fur and cloth only,
    Tabletop table(1);
    table.sailWith({17});
    table.cross(Good::Spice, {3});
    table.circle(Good::Spice, 2);
    table.cross(Good::Fur, {2});
    table.circle(Good::Fur, 2);
    table.cross(Good::Cloth, {1});
    table.cross(Good::Dye, {1});
    table.circle(Good::Dye, 4);
    table.circle(Good::Grain, 2);
    // when the round is scored, then the ship is worth nothing and the monopolies 30.
    table.score();
    QCOMPARE(int{table.ship(adam).points}, 0);
    QCOMPARE(table.monopolies(adam), 30);
    QCOMPARE(table.ship(adam).total(), 30);
}

} // namespace medici::dice

QTEST_APPLESS_MAIN(medici::dice::DiceSolo)
#include "solo.moc"
