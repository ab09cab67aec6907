#include "tests/variants/dice/tabletop.h"

#include <QTest>

namespace medici::dice {

// Scoring and the end with two or more players: D16 to D24.
class DiceScoring : public QObject {
    Q_OBJECT

private slots:
    void D16_shipsScoreByRank();
    void D16_onlyTheShipsJustLoadedCount();
    void D17_equalShips_data() const;
    void D17_equalShips();
    void D18_mostAndSecondMostCrosses();
    void D18_withTwoPlayersNoSecond();
    void D18_atEveryRoundWithTheCrossesOfAll();
    void D19_equalCrosses_data() const;
    void D19_equalCrosses();
    void D20_noCrossNoPoints();
    void D20_noSecondPlaceWithoutACross();
    void D21_bonusFromNineAndAtTwelve_data() const;
    void D21_bonusFromNineAndAtTwelve();
    void D21_forEverybodyWhoQualifies();
    void D21_atEveryRound();
    void D22_aRoundsTotal();
    void D23_theHighestGrandTotalWinsAfterTheThirdRound();
    void D24_tiesAreBrokenByTheFullestColumns_data() const;
    void D24_tiesAreBrokenByTheFullestColumns();
    void D24_atAnyPlace();
    void D24_onlyAmongThoseWithEqualTotals();
    void D24_aTotalIsNoColumn();
    void D24_thePlaceIsSharedIfAllColumnsAreEqual();
    void DX2_theExample();
};

using Points = std::vector<int>;

Points shipPoints(const Tabletop &table, int round = 1)
{
    Points points;
    for (Seat seat = 0; seat < table.state.seats; ++seat)
        points.push_back(table.ship(seat, round).points);
    return points;
}

Points monopolies(const Tabletop &table, Good good, int round = 1)
{
    Points points;
    for (Seat seat = 0; seat < table.state.seats; ++seat)
        points.push_back(table.monopoly(seat, good, round));
    return points;
}

// What ships of these values score.
Points pointsOfShips(std::initializer_list<int> values)
{
    Tabletop table(static_cast<int>(values.size()));
    table.sailWith(values);
    table.score();
    return shipPoints(table);
}

// What a column with these crosses scores.
Points pointsOfColumn(std::initializer_list<int> crosses)
{
    Tabletop table(static_cast<int>(crosses.size()));
    table.cross(Good::Spice, crosses);
    table.score();
    return monopolies(table, Good::Spice);
}

Points firstOf(const PerSeat<int> &all, int seats)
{
    return {all.begin(), all.begin() + seats};
}

// Gives a seat exactly this grand total and these crosses.
void finish(Tabletop &table, Seat seat, int total, const PerGood<std::uint8_t> &crosses)
{
    Sheet &sheet = table.state.sheet(seat);
    sheet.ships = {};
    sheet.ships[2].points = static_cast<std::uint8_t>(total);
    sheet.crosses = crosses;
}

Points places(const Tabletop &table)
{
    return firstOf(Rules::places(table.state), table.state.seats);
}

void DiceScoring::D16_shipsScoreByRank()
{
    QCOMPARE(pointsOfShips({9, 31}), (Points{0, 20}));
    QCOMPARE(pointsOfShips({20, 9, 31}), (Points{15, 0, 30}));
    QCOMPARE(pointsOfShips({20, 9, 31, 19}), (Points{20, 0, 30, 10}));
}

void DiceScoring::D16_onlyTheShipsJustLoadedCount()
{
    // Given that Adam's first ship was the better one, when the second round is scored,
    Tabletop table(2);
    table.sailWith({30, 10});
    table.state.round = 1;
    table.sailWith({10, 11});
    table.score();
    // then only the second ships are compared.
    QCOMPARE(shipPoints(table, 2), (Points{0, 20}));
}

void DiceScoring::D17_equalShips_data() const
{
    QTest::addColumn<Points>("points");
    QTest::addColumn<Points>("expected");
    QTest::addRow("two first of two") << pointsOfShips({15, 15}) << Points{20, 20};
    QTest::addRow("two first of three") << pointsOfShips({15, 15, 9}) << Points{30, 30, 0};
    QTest::addRow("two second of three") << pointsOfShips({9, 15, 9}) << Points{15, 30, 15};
    QTest::addRow("three first of three") << pointsOfShips({9, 9, 9}) << Points{30, 30, 30};
    QTest::addRow("two first of four") << pointsOfShips({15, 20, 20, 9}) << Points{10, 30, 30, 0};
    QTest::addRow("two second of four") << pointsOfShips({15, 20, 15, 9}) << Points{20, 30, 20, 0};
    QTest::addRow("two third of four") << pointsOfShips({15, 20, 9, 9}) << Points{20, 30, 10, 10};
    QTest::addRow("two and two of four") << pointsOfShips({15, 20, 15, 20}) << Points{10, 30, 10, 30};
    QTest::addRow("three first of four") << pointsOfShips({20, 20, 9, 20}) << Points{30, 30, 0, 30};
    QTest::addRow("three second of four") << pointsOfShips({9, 9, 20, 9}) << Points{20, 20, 30, 20};
    QTest::addRow("four first") << pointsOfShips({9, 9, 9, 9}) << Points{30, 30, 30, 30};
}

void DiceScoring::D17_equalShips()
{
    QFETCH(Points, points);
    QFETCH(Points, expected);
    QCOMPARE(points, expected);
}

void DiceScoring::D18_mostAndSecondMostCrosses()
{
    QCOMPARE(pointsOfColumn({3, 1, 5}), (Points{5, 0, 10}));
    QCOMPARE(pointsOfColumn({3, 1, 5, 2}), (Points{5, 0, 10, 0}));
}

void DiceScoring::D18_withTwoPlayersNoSecond()
{
    QCOMPARE(pointsOfColumn({3, 5}), (Points{0, 10}));
}

void DiceScoring::D18_atEveryRoundWithTheCrossesOfAll()
{
    // Given a column of earlier rounds to which nothing was added, then it pays again at every round.
    Tabletop table(3);
    table.cross(Good::Fur, {2, 4, 1});
    for (int round = 1; round <= rounds; ++round) {
        table.state.round = static_cast<std::uint8_t>(round - 1);
        table.score();
        QCOMPARE(monopolies(table, Good::Fur, round), (Points{5, 10, 0}));
    }
}

void DiceScoring::D19_equalCrosses_data() const
{
    QTest::addColumn<Points>("points");
    QTest::addColumn<Points>("expected");
    QTest::addRow("two first of two") << pointsOfColumn({4, 4}) << Points{10, 10};
    QTest::addRow("two first of three") << pointsOfColumn({4, 1, 4}) << Points{10, 0, 10};
    QTest::addRow("two second of three") << pointsOfColumn({1, 4, 1}) << Points{5, 10, 5};
    QTest::addRow("two first of four") << pointsOfColumn({4, 2, 4, 1}) << Points{10, 0, 10, 0};
    QTest::addRow("two second of four") << pointsOfColumn({2, 4, 1, 2}) << Points{5, 10, 0, 5};
    QTest::addRow("three second of four") << pointsOfColumn({2, 4, 2, 2}) << Points{5, 10, 5, 5};
    QTest::addRow("three first of four") << pointsOfColumn({4, 4, 4, 2}) << Points{10, 10, 10, 0};
    QTest::addRow("four first") << pointsOfColumn({1, 1, 1, 1}) << Points{10, 10, 10, 10};
}

void DiceScoring::D19_equalCrosses()
{
    QFETCH(Points, points);
    QFETCH(Points, expected);
    QCOMPARE(points, expected);
}

void DiceScoring::D20_noCrossNoPoints()
{
    for (Seat seats = 2; seats <= 4; ++seats) {
        Tabletop table(seats);
        table.score();
        for (Seat seat = 0; seat < seats; ++seat)
            QCOMPARE(table.monopolies(seat), 0);
    }
}

void DiceScoring::D20_noSecondPlaceWithoutACross()
{
    QCOMPARE(pointsOfColumn({0, 3, 0}), (Points{0, 10, 0}));
    QCOMPARE(pointsOfColumn({0, 3, 0, 0}), (Points{0, 10, 0, 0}));
    QCOMPARE(pointsOfColumn({0, 3}), (Points{0, 10}));
}

void DiceScoring::D21_bonusFromNineAndAtTwelve_data() const
{
    QTest::addColumn<int>("crosses");
    QTest::addColumn<int>("points");
    QTest::addRow("8") << 8 << 10;
    QTest::addRow("9") << 9 << 20;
    QTest::addRow("10") << 10 << 20;
    QTest::addRow("11") << 11 << 20;
    QTest::addRow("12") << 12 << 30;
}

void DiceScoring::D21_bonusFromNineAndAtTwelve()
{
    QFETCH(int, crosses);
    QFETCH(int, points);
    QCOMPARE(pointsOfColumn({crosses, 1}).front(), points);
    QCOMPARE(pointsOfColumn({crosses, 1, 0}).front(), points);
    QCOMPARE(pointsOfColumn({crosses, 1, 0, 0}).front(), points);
}

void DiceScoring::D21_forEverybodyWhoQualifies()
{
    // Also for those who get no award.
    QCOMPARE(pointsOfColumn({12, 11, 10, 9}), (Points{30, 15, 10, 10}));
    QCOMPARE(pointsOfColumn({12, 12, 9}), (Points{30, 30, 10}));
    QCOMPARE(pointsOfColumn({12, 9}), (Points{30, 10}));
}

void DiceScoring::D21_atEveryRound()
{
    Tabletop table(2);
    table.cross(Good::Cloth, {9, 12});
    for (int round = 1; round <= rounds; ++round) {
        table.state.round = static_cast<std::uint8_t>(round - 1);
        table.score();
        QCOMPARE(monopolies(table, Good::Cloth, round), (Points{10, 30}));
    }
}

void DiceScoring::D22_aRoundsTotal()
{
    Tabletop table(2);
    table.sailWith({9, 8});
    table.cross(Good::Dye, {1, 0});
    table.cross(Good::Fur, {0, 9});
    table.score();
    QCOMPARE(table.ship(adam).total(), 20 + 10);
    QCOMPARE(table.ship(berta).total(), 0 + 20);
}

void DiceScoring::D23_theHighestGrandTotalWinsAfterTheThirdRound()
{
    // Given the third round's last die, and totals so far of 40 and 60,
    Tabletop table(2);
    finish(table, adam, 0, {3, 3, 3, 3, 0});
    finish(table, berta, 0, {});
    table.state.sheet(adam).ships[0].points = 40;
    table.state.sheet(berta).ships[0].points = 60;
    table.state.round = 2;
    table.leaveFree({1, 0});
    QVERIFY(table.roll({gold, gold, gold, gold, gold}));
    QCOMPARE(table.actor(), adam);
    // when it is taken, then the game is over: equal ships and four monopolies make it 100 to 80.
    QVERIFY(table.take(adam, {0}));
    QCOMPARE(table.actor(), nobody);
    QCOMPARE(table.state.phase, Phase::Over);
    QVERIFY(table.legal().empty());
    QCOMPARE(Rules::round(table.state), 3);
    QCOMPARE(firstOf(Rules::scores(table.state), 2), (Points{100, 80}));
    QCOMPARE(places(table), (Points{1, 2}));
    QVERIFY(!Rules::lowestScoreWins);
}

void DiceScoring::D24_tiesAreBrokenByTheFullestColumns_data() const
{
    using Columns = PerGood<std::uint8_t>;
    QTest::addColumn<Columns>("ahead");
    QTest::addColumn<Columns>("behind");
    QTest::addRow("fullest") << Columns{0, 0, 8, 0, 0} << Columns{7, 7, 7, 7, 7};
    QTest::addRow("second") << Columns{1, 8, 5, 0, 0} << Columns{4, 4, 4, 4, 8};
    QTest::addRow("third") << Columns{3, 0, 8, 0, 5} << Columns{8, 5, 2, 2, 2};
    QTest::addRow("fourth") << Columns{8, 5, 3, 2, 0} << Columns{1, 1, 3, 5, 8};
    QTest::addRow("fifth") << Columns{8, 5, 3, 2, 1} << Columns{0, 2, 3, 5, 8};
}

void DiceScoring::D24_tiesAreBrokenByTheFullestColumns()
{
    QFETCH(PerGood<std::uint8_t>, ahead);
    QFETCH(PerGood<std::uint8_t>, behind);
    Tabletop table(2);
    finish(table, adam, 100, behind);
    finish(table, berta, 100, ahead);
    QCOMPARE(places(table), (Points{2, 1}));
}

void DiceScoring::D24_atAnyPlace()
{
    // Given a clear winner, and two equal totals behind,
    Tabletop table(4);
    finish(table, adam, 90, {1, 0, 0, 0, 0});
    finish(table, berta, 120, {});
    finish(table, clara, 90, {0, 0, 0, 0, 2});
    finish(table, dora, 30, {12, 12, 12, 12, 12});
    // then the second place goes to the fuller column.
    QCOMPARE(places(table), (Points{3, 1, 2, 4}));
}

void DiceScoring::D24_onlyAmongThoseWithEqualTotals()
{
    Tabletop table(2);
    finish(table, adam, 91, {});
    finish(table, berta, 90, {12, 12, 12, 12, 12});
    QCOMPARE(places(table), (Points{1, 2}));
}

void DiceScoring::D24_aTotalIsNoColumn()
{
    // Fewer points than crosses in a column: the points still come first.
    Tabletop table(2);
    finish(table, adam, 3, {0, 0, 8, 0, 0});
    finish(table, berta, 5, {1, 0, 0, 0, 0});
    QCOMPARE(places(table), (Points{2, 1}));
}

void DiceScoring::D24_thePlaceIsSharedIfAllColumnsAreEqual()
{
    Tabletop table(4);
    finish(table, adam, 90, {1, 2, 3, 4, 5});
    finish(table, berta, 90, {5, 4, 3, 2, 1});
    finish(table, clara, 80, {});
    finish(table, dora, 80, {});
    QCOMPARE(places(table), (Points{1, 1, 3, 3}));
}

void DiceScoring::DX2_theExample()
{
    // Given four players after the first round: Adam's ship is third; he has most dye alone, is second in
    // grain with one cross, and shares the second place in cloth with two crosses,
    Tabletop table(4);
    table.sailWith({17, 21, 15, 24});
    table.cross(Good::Dye, {5, 1, 2, 1});
    table.cross(Good::Grain, {1, 0, 4, 0});
    table.cross(Good::Cloth, {2, 2, 0, 3});
    table.cross(Good::Fur, {1, 4, 2, 0});
    // when the round is scored,
    table.score();
    // then the ship is worth 10, the monopolies 10 + 5 + 5, the round 30.
    QCOMPARE(int{table.ship(adam).points}, 10);
    QCOMPARE(table.monopoly(adam, Good::Dye), 10);
    QCOMPARE(table.monopoly(adam, Good::Grain), 5);
    QCOMPARE(table.monopoly(adam, Good::Cloth), 5);
    QCOMPARE(table.monopolies(adam), 20);
    QCOMPARE(table.ship(adam).total(), 30);
}

} // namespace medici::dice

QTEST_APPLESS_MAIN(medici::dice::DiceScoring)
#include "scoring.moc"
