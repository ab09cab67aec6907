#include "tests/variants/card/tabletop.h"

#include <QTest>

namespace medici::card {

// Scoring a day: C13 to C19.
class CardScoring : public QObject {
    Q_OBJECT

private slots:
    void C13_paymentsByRank();
    void C13_nothingIsPaidBeforeTheDaysEnd();
    void C14_tiedShips_data() const;
    void C14_tiedShips();
    void C14_tiedGoods_data() const;
    void C14_tiedGoods();
    void C15_goodsGoToTheWarehouse();
    void C15_neutralCardsLeaveTheGame();
    void C16_mostAndSecondMostSymbols();
    void C16_secondPlaceWithTwoPlayers();
    void C16_symbolsNotCards();
    void C16_nothingWithoutASymbol_data() const;
    void C16_nothingWithoutASymbol();
    void C16_atEveryDay();
    void C17_bonusFromFive();
    void C17_bonusFromSevenWithTwo();
    void C17_toEachAndEveryDay();
    void C18_higherBonus();
    void C18_offByDefault();
    void C18_onOrOff();
    void C18_countsSymbols();
    void C19_warehousesStayAndGrow();
    void CX2_theExample();
    void CX3_theExample();
};

Numbers payments(const Numbers &values)
{
    Tabletop table(static_cast<int>(values.size()));
    table.sailWith(values);
    scoreDay(table.state);
    Numbers paid;
    for (Seat seat = 0; seat < table.state.seats; ++seat)
        paid.push_back(table.bill(seat).payment);
    return paid;
}

Numbers awardsFor(const Numbers &symbols)
{
    Tabletop table(static_cast<int>(symbols.size()));
    table.store(Good::Dye, symbols);
    scoreDay(table.state);
    Numbers paid;
    for (Seat seat = 0; seat < table.state.seats; ++seat)
        paid.push_back(table.bill(seat).awards[indexOf(Good::Dye)]);
    return paid;
}

Numbers bonusesFor(const Numbers &symbols, bool higher = false)
{
    Tabletop table(static_cast<int>(symbols.size()), ania, higher);
    table.store(Good::Dye, symbols);
    scoreDay(table.state);
    Numbers paid;
    for (Seat seat = 0; seat < table.state.seats; ++seat)
        paid.push_back(table.bill(seat).bonus[indexOf(Good::Dye)]);
    return paid;
}

void CardScoring::C13_paymentsByRank()
{
    QCOMPARE(payments({9, 20}), (Numbers{0, 20}));
    QCOMPARE(payments({20, 9, 31}), (Numbers{15, 0, 30}));
    QCOMPARE(payments({20, 9, 31, 19}), (Numbers{20, 0, 30, 10}));
    QCOMPARE(payments({20, 9, 31, 19, 10}), (Numbers{20, 0, 30, 10, 5}));
    QCOMPARE(payments({20, 9, 31, 19, 10, 11}), (Numbers{20, 0, 30, 15, 5, 10}));
}

void CardScoring::C13_nothingIsPaidBeforeTheDaysEnd()
{
    Tabletop table(3);
    QVERIFY(table.turn(ania, {fur(4)}, {0}));
    for (int day = 1; day <= days; ++day)
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(table.bill(seat, day), Evening{});
    QVERIFY(Rules::bill(table.state).lines().empty());
}

void CardScoring::C14_tiedShips_data() const
{
    QTest::addColumn<Numbers>("values");
    QTest::addColumn<Numbers>("expected");
    QTest::addRow("two first of two: 20 : 2") << Numbers{9, 9} << Numbers{10, 10};
    QTest::addRow("two first of three: 45 : 2") << Numbers{9, 9, 1} << Numbers{20, 20, 0};
    QTest::addRow("two second of three: 15 : 2") << Numbers{9, 1, 1} << Numbers{30, 5, 5};
    QTest::addRow("three first of three: 45 : 3") << Numbers{9, 9, 9} << Numbers{15, 15, 15};
    QTest::addRow("two first of four: 50 : 2") << Numbers{9, 9, 2, 1} << Numbers{25, 25, 10, 0};
    QTest::addRow("two third of four: 10 : 2") << Numbers{9, 8, 1, 1} << Numbers{30, 20, 5, 5};
    QTest::addRow("all of four: 60 : 4") << Numbers{1, 1, 1, 1} << Numbers{15, 15, 15, 15};
    QTest::addRow("two third of five: 15 : 2") << Numbers{9, 8, 2, 2, 1} << Numbers{30, 20, 5, 5, 0};
    QTest::addRow("two fourth of five: 5 : 2, so 0") << Numbers{9, 8, 3, 1, 1} << Numbers{30, 20, 10, 0, 0};
    QTest::addRow("all of five: 65 : 5, so 10") << Numbers{1, 1, 1, 1, 1} << Numbers{10, 10, 10, 10, 10};
    QTest::addRow("two fifth of six: 5 : 2, so 0")
        << Numbers{9, 8, 7, 6, 1, 1} << Numbers{30, 20, 15, 10, 0, 0};
    QTest::addRow("all of six: 80 : 6, so 10") << Numbers(6, 1) << Numbers(6, 10);
}

void CardScoring::C14_tiedShips()
{
    QFETCH(Numbers, values);
    QFETCH(Numbers, expected);
    QCOMPARE(payments(values), expected);
}

void CardScoring::C14_tiedGoods_data() const
{
    QTest::addColumn<Numbers>("symbols");
    QTest::addColumn<Numbers>("expected");
    QTest::addRow("two first: 15 : 2, so 5") << Numbers{3, 3, 1, 0} << Numbers{5, 5, 0, 0};
    QTest::addRow("three first: 15 : 3") << Numbers{3, 3, 3, 1} << Numbers{5, 5, 5, 0};
    QTest::addRow("four first: 15 : 4, so 0") << Numbers{3, 3, 3, 3} << Numbers{0, 0, 0, 0};
    QTest::addRow("two second: 5 : 2, so 0") << Numbers{4, 3, 3, 1} << Numbers{10, 0, 0, 0};
    QTest::addRow("both of two") << Numbers{2, 2} << Numbers{5, 5};
}

void CardScoring::C14_tiedGoods()
{
    QFETCH(Numbers, symbols);
    QFETCH(Numbers, expected);
    QCOMPARE(awardsFor(symbols), expected);
}

void CardScoring::C15_goodsGoToTheWarehouse()
{
    // Green-flagged cards, too, although they took no space.
    Tabletop table(3);
    table.load(ania, {dye(2), dye(5), twice(Good::Dye), flagged(Good::Dye), fur(3)});
    scoreDay(table.state);
    QCOMPARE(table.symbols(ania, Good::Dye), 5);
    QCOMPARE(table.symbols(ania, Good::Fur), 1);
    QCOMPARE(table.symbols(ania, Good::Spice), 0);
    QCOMPARE(table.state.ship(ania), Ship{});
}

void CardScoring::C15_neutralCardsLeaveTheGame()
{
    Tabletop table(3);
    table.load(ania, {black, green, green});
    QCOMPARE(table.used(ania), 1);
    scoreDay(table.state);
    QCOMPARE(int{table.bill(ania).ship}, 11);
    QCOMPARE(table.state.house(ania).warehouse, PerGood<std::uint8_t>{});
    // They are in no deck afterwards.
    QCOMPARE(int{table.state.deck[black]}, 4);
    QCOMPARE(int{table.state.deck[green]}, 3);
}

void CardScoring::C16_mostAndSecondMostSymbols()
{
    QCOMPARE(awardsFor({3, 1, 4}), (Numbers{5, 0, 10}));
    QCOMPARE(awardsFor({3, 1, 4, 2, 0, 0}), (Numbers{5, 0, 10, 0, 0, 0}));
}

void CardScoring::C16_secondPlaceWithTwoPlayers()
{
    QCOMPARE(awardsFor({1, 4}), (Numbers{5, 10}));
}

void CardScoring::C16_symbolsNotCards()
{
    // Two cards with two symbols each beat three cards with one.
    Tabletop table(3);
    table.load(ania, {dye(2), dye(3), dye(4)});
    table.load(beata, {twice(Good::Dye), twice(Good::Dye)});
    scoreDay(table.state);
    QCOMPARE(int{table.bill(beata).awards[indexOf(Good::Dye)]}, 10);
    QCOMPARE(int{table.bill(ania).awards[indexOf(Good::Dye)]}, 5);
}

void CardScoring::C16_nothingWithoutASymbol_data() const
{
    QTest::addColumn<Numbers>("symbols");
    QTest::addColumn<Numbers>("expected");
    QTest::addRow("nobody has any") << Numbers{0, 0, 0} << Numbers{0, 0, 0};
    QTest::addRow("only one has any") << Numbers{0, 1, 0} << Numbers{0, 10, 0};
    QTest::addRow("only one of two") << Numbers{1, 0} << Numbers{10, 0};
    QTest::addRow("two first and the others none") << Numbers{1, 1, 0} << Numbers{5, 5, 0};
}

void CardScoring::C16_nothingWithoutASymbol()
{
    QFETCH(Numbers, symbols);
    QFETCH(Numbers, expected);
    QCOMPARE(awardsFor(symbols), expected);
}

void CardScoring::C16_atEveryDay()
{
    Tabletop table(3);
    table.store(Good::Fur, {2, 1, 0});
    for (int day = 0; day < days; ++day) {
        table.state.day = static_cast<std::uint8_t>(day);
        scoreDay(table.state);
        QCOMPARE(int{table.bill(ania, day + 1).awards[indexOf(Good::Fur)]}, 10);
        QCOMPARE(int{table.bill(beata, day + 1).awards[indexOf(Good::Fur)]}, 5);
    }
    // Ships of nothing tie for 45: 15 each day.
    QCOMPARE(table.florins(ania), 3 * (15 + 10));
}

void CardScoring::C17_bonusFromFive()
{
    QCOMPARE(bonusesFor({4, 5, 6, 12}), (Numbers{0, 10, 10, 10}));
}

void CardScoring::C17_bonusFromSevenWithTwo()
{
    QCOMPARE(bonusesFor({6, 7}), (Numbers{0, 10}));
    QCOMPARE(bonusesFor({5, 14}), (Numbers{0, 10}));
}

void CardScoring::C17_toEachAndEveryDay()
{
    Tabletop table(4);
    table.store(Good::Fur, {5, 5, 6, 0});
    scoreDay(table.state);
    table.state.day = 1;
    scoreDay(table.state);
    for (const int day : {1, 2})
        for (const Seat seat : {ania, beata, czesio})
            QCOMPARE(int{table.bill(seat, day).bonus[indexOf(Good::Fur)]}, 10);
    // In every good on its own.
    table.store(Good::Spice, {5, 0, 0, 0});
    table.state.day = 2;
    scoreDay(table.state);
    QCOMPARE(int{table.bill(ania, 3).bonus[indexOf(Good::Spice)]}, 10);
    QCOMPARE(int{table.bill(ania, 3).bonus[indexOf(Good::Fur)]}, 10);
}

void CardScoring::C18_higherBonus()
{
    QCOMPARE(bonusesFor({4, 5, 7, 8, 9}, true), (Numbers{0, 10, 10, 20, 20}));
    QCOMPARE(bonusesFor({6, 7}, true), (Numbers{0, 10}));
    QCOMPARE(bonusesFor({9, 10}, true), (Numbers{10, 20}));
}

void CardScoring::C18_offByDefault()
{
    QVERIFY(!Rules::start(Rules::terms().usual(4)).higherBonus);
    QCOMPARE(bonusesFor({8, 10}), (Numbers{10, 10}));
}

void CardScoring::C18_onOrOff()
{
    const SetupLimits terms = Rules::terms();
    for (int seats = 2; seats <= mostSeats; ++seats)
        for (const int higher : {-1, 0, 1, 2}) {
            Setup setup = terms.usual(seats);
            setup.options[0] = static_cast<std::int16_t>(higher);
            QCOMPARE(terms.allow(setup), higher == 0 || higher == 1);
        }
}

void CardScoring::C18_countsSymbols()
{
    // Float4 cards, eight symbols in all with those of earlier days.
    Tabletop table(3, ania, true);
    table.store(Good::Dye, {4, 0, 0});
    table.load(ania, {twice(Good::Dye), twice(Good::Dye)});
    scoreDay(table.state);
    QCOMPARE(int{table.bill(ania).bonus[indexOf(Good::Dye)]}, 20);
}

void CardScoring::C19_warehousesStayAndGrow()
{
    Tabletop table(3);
    table.load(ania, {dye(2)});
    scoreDay(table.state);
    table.state.day = 1;
    table.load(ania, {dye(3), dye(4)});
    scoreDay(table.state);
    QCOMPARE(table.symbols(ania, Good::Dye), 3);
    for (Seed seed = 0; seed < 20; ++seed) {
        Tabletop game(4);
        game.playAtRandom(seed, [&](const State &before) {
            for (std::size_t seat = 0; seat < 4; ++seat)
                for (std::size_t good = 0; good < goods; ++good)
                    QVERIFY(game.state.houses[seat].warehouse[good] >= before.houses[seat].warehouse[good]);
        });
    }
}

void CardScoring::CX2_theExample()
{
    QCOMPARE(payments({20, 16, 16, 13}), (Numbers{30, 15, 15, 0}));
}

void CardScoring::CX3_theExample()
{
    // Szymon, Jan, Filip.
    Tabletop table(3);
    table.store(Good::Dye, {3, 3, 1});
    table.store(Good::Grain, {1, 2, 1});
    table.store(Good::Fur, {2, 0, 0});
    table.store(Good::Cloth, {0, 0, 2});
    scoreDay(table.state);
    const auto awarded = [&](Good good) {
        Numbers paid;
        for (Seat seat = 0; seat < 3; ++seat)
            paid.push_back(table.bill(seat).awards[indexOf(good)]);
        return paid;
    };
    QCOMPARE(awarded(Good::Dye), (Numbers{5, 5, 0}));
    QCOMPARE(awarded(Good::Grain), (Numbers{0, 10, 0}));
    QCOMPARE(awarded(Good::Fur), (Numbers{10, 0, 0}));
    QCOMPARE(awarded(Good::Cloth), (Numbers{0, 0, 10}));
}

} // namespace medici::card

QTEST_APPLESS_MAIN(medici::card::CardScoring)
#include "scoring.moc"
