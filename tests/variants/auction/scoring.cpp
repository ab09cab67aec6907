#include "tests/variants/auction/tabletop.h"

#include <QTest>

namespace medici::auction {

using Florins = std::vector<int>;

// Scoring a day: A19 to A24, X2 to X4.
class AuctionScoring : public QObject {
    Q_OBJECT

private slots:
    void A19_shipsPayByRank_data() const;
    void A19_shipsPayByRank();
    void A19_goldCountsTen();
    void A19_nothingIsPaidBeforeTheDaysEnd();
    void A20_tiesShareThePlacesTakenUp_data() const;
    void A20_tiesShareThePlacesTakenUp();
    void A21_countersRiseByCards();
    void A21_neverAboveTheTop();
    void A22_highestAndSecond_data() const;
    void A22_highestAndSecond();
    void A22_twoPlayersHaveNoSecondAward();
    void A23_levelZeroPaysOnTies();
    void A24_bonusOfTheTopLevels();
    void A24_bonusIsNeverDivided();
    void A24_bonusAtEveryDaysScoring();
    void X2_fiveShips();
    void X3_threeSeconds();
    void X4_levelSevenAndTwoAtSix();
};

void AuctionScoring::A19_shipsPayByRank_data() const
{
    QTest::addColumn<Florins>("values");
    QTest::addColumn<Florins>("payments");
    QTest::newRow("2") << Florins{11, 12} << Florins{0, 20};
    QTest::newRow("3") << Florins{11, 12, 10} << Florins{15, 30, 0};
    QTest::newRow("4") << Florins{11, 12, 10, 20} << Florins{10, 20, 0, 30};
    QTest::newRow("5") << Florins{11, 12, 10, 20, 0} << Florins{10, 20, 5, 30, 0};
    QTest::newRow("6") << Florins{11, 12, 10, 20, 0, 1} << Florins{15, 20, 10, 30, 0, 5};
}

void AuctionScoring::A19_shipsPayByRank()
{
    QFETCH(Florins, values);
    QFETCH(Florins, payments);
    Tabletop table(static_cast<int>(values.size()));
    for (std::size_t seat = 0; seat < values.size(); ++seat)
        table.state.houses[seat].ships[0].value = static_cast<std::uint8_t>(values[seat]);
    table.score();
    QCOMPARE(table.payments(), payments);
}

void AuctionScoring::A19_goldCountsTen()
{
    Tabletop table(3);
    table.sail(adam, {fur(5), fur(4)});
    table.sail(kylie, {goldCard});
    table.score();
    QCOMPARE(table.payments(), (Florins{15, 30, 0}));
}

void AuctionScoring::A19_nothingIsPaidBeforeTheDaysEnd()
{
    Tabletop table(3);
    QVERIFY(table.presents({goldCard}) && table.bids(kylie, 1));
    table.allPass();
    for (int day = 1; day <= days; ++day)
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(table.ship(seat, day).income(), 0);
}

void AuctionScoring::A20_tiesShareThePlacesTakenUp_data() const
{
    QTest::addColumn<Florins>("values");
    QTest::addColumn<Florins>("payments");
    QTest::newRow("2 equal") << Florins{9, 9} << Florins{10, 10};
    QTest::newRow("3, two first") << Florins{9, 9, 3} << Florins{22, 22, 0};
    QTest::newRow("3, two second") << Florins{9, 3, 3} << Florins{30, 7, 7};
    QTest::newRow("3 equal") << Florins{9, 9, 9} << Florins{15, 15, 15};
    QTest::newRow("4, two first") << Florins{9, 4, 9, 5} << Florins{25, 0, 25, 10};
    QTest::newRow("4, three first") << Florins{9, 4, 9, 9} << Florins{20, 0, 20, 20};
    QTest::newRow("5, three second") << Florins{9, 4, 4, 4, 1} << Florins{30, 11, 11, 11, 0};
    QTest::newRow("6, all equal") << Florins{4, 4, 4, 4, 4, 4} << Florins(6, 13);
}

void AuctionScoring::A20_tiesShareThePlacesTakenUp()
{
    A19_shipsPayByRank();
}

void AuctionScoring::A21_countersRiseByCards()
{
    // Values do not matter, and gold counts for nothing.
    Tabletop table(3);
    table.sail(adam, {fur(0), fur(5), fur(5), dye(1), goldCard});
    table.levels(Good::Fur, {2, 1, 0});
    table.score();
    QCOMPARE(table.level(adam, Good::Fur), 5);
    QCOMPARE(table.level(adam, Good::Dye), 1);
    QCOMPARE(table.level(kylie, Good::Fur), 1);
    for (const Good good : {Good::Spice, Good::Grain, Good::Cloth})
        QCOMPARE(table.level(adam, good), 0);
}

void AuctionScoring::A21_neverAboveTheTop()
{
    Tabletop table(3);
    table.sail(adam, {fur(0), fur(5), fur(5)});
    table.levels(Good::Fur, {6, 7, 0});
    table.score();
    QCOMPARE(table.level(adam, Good::Fur), 7);
    QCOMPARE(table.level(kylie, Good::Fur), 7);
}

void AuctionScoring::A22_highestAndSecond_data() const
{
    QTest::addColumn<Florins>("levels");
    QTest::addColumn<Florins>("awards");
    QTest::newRow("first and second") << Florins{1, 3, 2, 0} << Florins{0, 10, 5, 0};
    QTest::newRow("two first share 15, no second") << Florins{3, 3, 2} << Florins{7, 7, 0};
    QTest::newRow("two second") << Florins{4, 2, 2, 1} << Florins{10, 2, 2, 0};
    QTest::newRow("three second") << Florins{4, 2, 2, 2} << Florins{10, 1, 1, 1};
    QTest::newRow("four second") << Florins{4, 2, 2, 2, 2} << Florins{10, 1, 1, 1, 1};
    QTest::newRow("five second") << Florins{4, 2, 2, 2, 2, 2} << Florins{10, 1, 1, 1, 1, 1};
    QTest::newRow("three first") << Florins{2, 2, 2, 1} << Florins{5, 5, 5, 0};
    QTest::newRow("four first") << Florins{2, 2, 2, 2, 1} << Florins{3, 3, 3, 3, 0};
    QTest::newRow("five first") << Florins{2, 2, 2, 2, 2, 1} << Florins{3, 3, 3, 3, 3, 0};
    QTest::newRow("six first") << Florins{2, 2, 2, 2, 2, 2} << Florins(6, 2);
}

void AuctionScoring::A22_highestAndSecond()
{
    QFETCH(Florins, levels);
    QFETCH(Florins, awards);
    Tabletop table(static_cast<int>(levels.size()));
    for (std::size_t seat = 0; seat < levels.size(); ++seat)
        table.state.houses[seat].levels[0] = static_cast<std::uint8_t>(levels[seat]);
    table.score();
    QCOMPARE(table.awards(Good::Spice), awards);
}

void AuctionScoring::A22_twoPlayersHaveNoSecondAward()
{
    Tabletop table(2);
    table.levels(Good::Spice, {3, 2});
    table.levels(Good::Dye, {4, 4});
    table.score();
    QCOMPARE(table.awards(Good::Spice), (Florins{10, 0}));
    QCOMPARE(table.awards(Good::Dye), (Florins{5, 5}));
}

void AuctionScoring::A23_levelZeroPaysOnTies()
{
    Tabletop table(4);
    table.levels(Good::Spice, {2, 0, 0, 0});
    table.score();
    QCOMPARE(table.awards(Good::Spice), (Florins{10, 1, 1, 1}));
    QCOMPARE(table.awards(Good::Dye), (Florins{3, 3, 3, 3})); // nobody has any
}

void AuctionScoring::A24_bonusOfTheTopLevels()
{
    for (int level = 0; level <= topLevel; ++level) {
        Tabletop table(3);
        table.levels(Good::Fur, {level, 0, 0});
        table.score();
        QCOMPARE(table.bonuses(Good::Fur).front(), level == 7 ? 20 : level == 6 ? 10 : level == 5 ? 5 : 0);
    }
}

void AuctionScoring::A24_bonusIsNeverDivided()
{
    Tabletop table(3);
    table.levels(Good::Fur, {7, 7, 7});
    table.score();
    QCOMPARE(table.bonuses(Good::Fur), (Florins{20, 20, 20}));
    QCOMPARE(table.awards(Good::Fur), (Florins{5, 5, 5}));
}

void AuctionScoring::A24_bonusAtEveryDaysScoring()
{
    Tabletop table(3);
    table.levels(Good::Fur, {6, 0, 0});
    for (int day = 1; day <= 3; ++day) {
        table.cardsLeft(1);
        if (table.state.phase == Phase::DrawingFirst)
            QVERIFY(table.begins(static_cast<Seat>(table.legal().front())));
        QVERIFY(table.presents({goldCard}));
        table.allPass();
        QCOMPARE(table.bonuses(Good::Fur, day), (Florins{10, 0, 0}));
    }
    QCOMPARE(table.state.phase, Phase::Over);
}

void AuctionScoring::X2_fiveShips()
{
    Tabletop table(5);
    table.sail(adam, {cloth(5), dye(5), grain(3), grain(0), goldCard});
    table.sail(kylie, {grain(5), dye(4), fur(4), fur(3), spice(4)});
    table.sail(jason, {cloth(3), spice(5), cloth(2), cloth(1), dye(5)});
    table.sail(diane, {spice(3), grain(5), grain(4), grain(2), fur(2)});
    table.sail(kevin, {spice(5), spice(2), dye(3), dye(0), cloth(4)});
    table.score();
    const Florins values{table.ship(adam).value, table.ship(kylie).value, table.ship(jason).value,
                         table.ship(diane).value, table.ship(kevin).value};
    QCOMPARE(values, (Florins{23, 20, 16, 16, 14}));
    QCOMPARE(table.payments(), (Florins{30, 20, 7, 7, 0}));
}

void AuctionScoring::X3_threeSeconds()
{
    Tabletop table(4);
    table.levels(Good::Fur, {4, 2, 2, 2});
    table.score();
    QCOMPARE(table.awards(Good::Fur), (Florins{10, 1, 1, 1}));
}

void AuctionScoring::X4_levelSevenAndTwoAtSix()
{
    Tabletop table(4);
    table.levels(Good::Fur, {7, 6, 6, 4});
    table.score();
    QCOMPARE(table.awards(Good::Fur), (Florins{10, 2, 2, 0}));
    QCOMPARE(table.bonuses(Good::Fur), (Florins{20, 10, 10, 0}));
    // 30, 12 each, and nothing.
}

} // namespace medici::auction

QTEST_APPLESS_MAIN(medici::auction::AuctionScoring)
#include "scoring.moc"
