#include "tests/engine/houserules.h"

#include "tests/variants/auction/tabletop.h"
#include "variants/auction/rules/prizes.h"

#include <QTest>

namespace medici::auction {

// The auction by other figures than the rules': the statements hold with those.
class AuctionHouseRules : public QObject {
    Q_OBJECT

private slots:
    void whatMayBeChosen();
    void usualIsWhatTheTablesSay();
    void A1_otherCards();
    void A2_longerShips();
    void A4_A5_florinsAndCards();
    void A5_noMoreCardsThanThereAre();
    void A19_shipsPayOtherwise();
    void A22_goodsPayOtherwise();
    void A24_bonusesPayOtherwise();
};

Tabletop tableBy(int seats, std::initializer_list<std::pair<std::string_view, int>> rules)
{
    Tabletop table(seats);
    Setup setup = byHouseRules(Rules::terms(), seats, rules);
    setup.first = adam;
    table.state = Rules::start(setup);
    return table;
}

void AuctionHouseRules::whatMayBeChosen()
{
    const SetupLimits terms = Rules::terms();
    QCOMPARE(terms.leastSeats, 2);
    QCOMPARE(terms.mostSeats, 6);
    const std::string unknown = unknownIn(
        terms, {{"shipSpaces", 3, 9, {7, 5, 5, 5, 5}},       {"startFlorins", 5, 200, {40, 40, 40, 30, 30}},
                {"dayCards", 6, 72, {18, 18, 24, 30, 36}},   {"copies0", 0, 3, {1, 1, 1, 1, 1}},
                {"copies1", 0, 3, {1, 1, 1, 1, 1}},          {"copies2", 0, 3, {1, 1, 1, 1, 1}},
                {"copies3", 0, 3, {1, 1, 1, 1, 1}},          {"copies4", 0, 3, {1, 1, 1, 1, 1}},
                {"copies5", 1, 3, {2, 2, 2, 2, 2}},          {"copiesOfGold", 0, 3, {1, 1, 1, 1, 1}},
                {"shipPrize1", 0, 99, {20, 30, 30, 30, 30}}, {"shipPrize2", 0, 99, {0, 15, 20, 20, 20}},
                {"shipPrize3", 0, 99, {-1, 0, 10, 10, 15}},  {"shipPrize4", 0, 99, {-1, -1, 0, 5, 10}},
                {"shipPrize5", 0, 99, {-1, -1, -1, 0, 5}},   {"shipPrize6", 0, 99, {-1, -1, -1, -1, 0}},
                {"goodPrize1", 0, 99, {10, 10, 10, 10, 10}}, {"goodPrize2", 0, 99, {0, 5, 5, 5, 5}},
                {"levelBonus1", 0, 99, {0, 0, 0, 0, 0}},     {"levelBonus2", 0, 99, {0, 0, 0, 0, 0}},
                {"levelBonus3", 0, 99, {0, 0, 0, 0, 0}},     {"levelBonus4", 0, 99, {0, 0, 0, 0, 0}},
                {"levelBonus5", 0, 99, {5, 5, 5, 5, 5}},     {"levelBonus6", 0, 99, {10, 10, 10, 10, 10}},
                {"levelBonus7", 0, 99, {20, 20, 20, 20, 20}}});
    QVERIFY2(unknown.empty(), unknown.c_str());
}

void AuctionHouseRules::usualIsWhatTheTablesSay()
{
    for (int seats = leastSeats; seats <= mostSeats; ++seats) {
        const auto index = static_cast<std::size_t>(seats);
        const State start = Rules::start(Rules::terms().usual(seats));
        const Edition &usual = start.edition;
        QVERIFY(usual.usual);
        QCOMPARE(int{start.spaces}, seats == 2 ? 7 : 5);
        QCOMPARE(usual.dayCards, deckSizes[index]);
        QCOMPARE(usual.startFlorins, startFlorins[index]);
        QCOMPARE(usual.shipPrizes, shipPrizes[index]);
        QCOMPARE(usual.goodPrizes, goodPrizes[index]);
        QCOMPARE(usual.levelBonus, levelBonus);
        QVERIFY(usual.deck == wholeDeck);
    }
}

void AuctionHouseRules::A1_otherCards()
{
    Tabletop table = tableBy(4, {{"copies0", 0}, {"copies3", 2}, {"copiesOfGold", 3}});
    QVERIFY(!table.state.edition.usual);
    QCOMPARE(table.state.unseen.count(spice(0)), 0);
    QCOMPARE(table.state.unseen.count(fur(3)), 2);
    QCOMPARE(table.state.unseen.count(goldCard), 3);
    QVERIFY(!table.turnUp(cloth(0)));
    QVERIFY(table.turnUp(cloth(3)));
    QCOMPARE(table.state.unseen.count(cloth(3)), 1);
    // The place of its luck holds the same cards.
    Tabletop other = tableBy(4, {{"copiesOfGold", 2}});
    QCOMPARE(int{Rules::place(other.state).kinds[goldCard.kind]}, 2);
}

void AuctionHouseRules::A2_longerShips()
{
    Tabletop table = tableBy(3, {{"shipSpaces", 9}});
    for (Seat seat = adam; seat < 3; ++seat)
        QCOMPARE(table.state.free(seat), 9);
}

void AuctionHouseRules::A4_A5_florinsAndCards()
{
    Tabletop table = tableBy(3, {{"startFlorins", 12}, {"dayCards", 20}});
    QCOMPARE(int{table.state.left}, 20);
    QVERIFY(table.turnUp(fur(2)));
    QVERIFY(table.stops(adam));
    QVERIFY(!table.bids(kylie, 13));
    QVERIFY(table.bids(kylie, 12));
    const Bill bill = Rules::bill(table.state);
    QCOMPARE(bill.total(adam), 12);
}

void AuctionHouseRules::A5_noMoreCardsThanThereAre()
{
    Tabletop table = tableBy(6, {{"copies0", 0}, {"copies1", 0}, {"copies2", 0}, {"dayCards", 72}});
    QCOMPARE(int{table.state.left}, 5 * 4 + 1);
}

void AuctionHouseRules::A19_shipsPayOtherwise()
{
    Tabletop table = tableBy(4, {{"shipPrize1", 50}, {"shipPrize2", 25}, {"shipPrize4", 3}});
    table.sailWith({10, 20, 20, 5});
    table.score();
    QCOMPARE(int{table.state.house(kylie).ships[0].payment}, (50 + 25) / 2);
    QCOMPARE(int{table.state.house(adam).ships[0].payment}, 10);
    QCOMPARE(int{table.state.house(diane).ships[0].payment}, 3);
}

void AuctionHouseRules::A22_goodsPayOtherwise()
{
    Tabletop table = tableBy(2, {{"goodPrize1", 11}, {"goodPrize2", 4}});
    table.levels(Good::Dye, {3, 1});
    table.levels(Good::Fur, {2, 2});
    table.score();
    const auto award = [&](Seat seat, Good good) {
        return int{table.state.house(seat).ships[0].awards[static_cast<std::size_t>(good)]};
    };
    QCOMPARE(award(adam, Good::Dye), 11);
    QCOMPARE(award(kylie, Good::Dye), 4);
    QCOMPARE(award(adam, Good::Fur), (11 + 4) / 2);
}

void AuctionHouseRules::A24_bonusesPayOtherwise()
{
    Tabletop table = tableBy(3, {{"levelBonus1", 2}, {"levelBonus7", 0}});
    QCOMPARE(int{table.state.edition.goodPrizes[2]},
             0); // two places are paid, and no bonus stands behind them
    table.levels(Good::Dye, {1, 7, 6});
    table.score();
    const auto bonus = [&](Seat seat) {
        return int{table.state.house(seat).ships[0].bonus[static_cast<std::size_t>(Good::Dye)]};
    };
    QCOMPARE(bonus(adam), 2);
    QCOMPARE(bonus(kylie), 0);
    QCOMPARE(bonus(jason), 10);
}

} // namespace medici::auction

QTEST_APPLESS_MAIN(medici::auction::AuctionHouseRules)
#include "houserules.moc"
