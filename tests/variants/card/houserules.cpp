#include "tests/engine/houserules.h"

#include "tests/variants/card/tabletop.h"

#include <QTest>

namespace medici::card {

// The card game by other figures than the rules': the statements hold with those.
class CardHouseRules : public QObject {
    Q_OBJECT

private slots:
    void whatMayBeChosen();
    void usualIsWhatTheTablesSay();
    void C3_otherCards();
    void C9_longerShips();
    void C12_daysWithoutCards();
    void C12_aDayWithOneCard();
    void C13_shipsPayOtherwise();
    void C16_goodsPayOtherwise();
    void C17_C18_bonusesPayOtherwise();
};

State stateBy(int seats, std::initializer_list<std::pair<std::string_view, int>> rules)
{
    Setup setup = byHouseRules(Rules::terms(), seats, rules);
    setup.first = ania;
    return Rules::start(setup);
}

void CardHouseRules::whatMayBeChosen()
{
    const SetupLimits terms = Rules::terms();
    QCOMPARE(terms.leastSeats, 2);
    QCOMPARE(terms.mostSeats, 6);
    const std::string unknown = unknownIn(
        terms,
        {{"higherBonus", 0, 1, {0, 0, 0, 0, 0}},       {"shipSpaces", 3, 9, {7, 5, 5, 5, 5}},
         {"copies2", 0, 5, {4, 4, 4, 4, 4}},           {"copies3", 0, 5, {4, 4, 4, 4, 4}},
         {"copies4", 0, 5, {4, 4, 4, 4, 4}},           {"copies5", 1, 5, {4, 4, 4, 4, 4}},
         {"copies0x2", 0, 3, {2, 2, 2, 2, 2}},         {"copies0g", 0, 3, {2, 2, 2, 2, 2}},
         {"copiesGreen2", 0, 8, {5, 5, 5, 5, 5}},      {"copiesBlack7", 0, 8, {5, 5, 5, 5, 5}},
         {"shipPrize1", 0, 99, {20, 30, 30, 30, 30}},  {"shipPrize2", 0, 99, {0, 15, 20, 20, 20}},
         {"shipPrize3", 0, 99, {-1, 0, 10, 10, 15}},   {"shipPrize4", 0, 99, {-1, -1, 0, 5, 10}},
         {"shipPrize5", 0, 99, {-1, -1, -1, 0, 5}},    {"shipPrize6", 0, 99, {-1, -1, -1, -1, 0}},
         {"goodPrize1", 0, 99, {10, 10, 10, 10, 10}},  {"goodPrize2", 0, 99, {5, 5, 5, 5, 5}},
         {"bonusFrom", 1, 12, {7, 5, 5, 5, 5}},        {"bonusFlorins", 0, 99, {10, 10, 10, 10, 10}},
         {"higherBonusFrom", 1, 12, {10, 8, 8, 8, 8}}, {"higherBonusFlorins", 0, 99, {20, 20, 20, 20, 20}}});
    QVERIFY2(unknown.empty(), unknown.c_str());
}

void CardHouseRules::usualIsWhatTheTablesSay()
{
    for (int seats = 2; seats <= mostSeats; ++seats) {
        const State start = Rules::start(Rules::terms().usual(seats));
        const Edition &usual = start.edition;
        QVERIFY(usual.usual);
        QCOMPARE(start.spaces(), int{shipSpaces[static_cast<std::size_t>(seats)]});
        QCOMPARE(usual.shipPrizes, shipPrizes[static_cast<std::size_t>(seats)]);
        QCOMPARE(usual.goodPrizes, goodPrizes);
        QCOMPARE(int{usual.bonusFrom}, (seats == 2 ? usualBonusForTwo : usualBonus).from);
        QCOMPARE(int{usual.bonusFlorins}, (seats == 2 ? usualBonusForTwo : usualBonus).florins);
        QCOMPARE(int{usual.higherBonusFrom}, (seats == 2 ? higherBonusForTwo : higherBonus).from);
        QCOMPARE(int{usual.higherBonusFlorins}, (seats == 2 ? higherBonusForTwo : higherBonus).florins);
        QVERIFY(usual.deck == fullDeck);
        QCOMPARE(int{start.deckLeft}, deckSize);
    }
}

void CardHouseRules::C3_otherCards()
{
    const State state = stateBy(4, {{"copies5", 2}, {"copies0x2", 3}, {"copiesBlack7", 8}});
    QVERIFY(!state.edition.usual);
    QCOMPARE(int{state.deck[spice(5)]}, 2);
    QCOMPARE(int{state.deck[twice(Good::Fur)]}, 3);
    QCOMPARE(int{state.deck[black]}, 8);
    QCOMPARE(int{state.deckLeft}, deckSize + goods * (-2 + 1) + 3);
    QCOMPARE(int{Rules::place(state).kinds[black]}, 8);
    // Every deck that may be chosen fits the market and a ship.
    const State most = stateBy(6,
                               {{"copies2", mostCopies},
                                {"copies3", mostCopies},
                                {"copies4", mostCopies},
                                {"copies5", mostCopies},
                                {"copies0x2", mostSpecialCopies},
                                {"copies0g", mostSpecialCopies},
                                {"copiesGreen2", mostNeutralCopies},
                                {"copiesBlack7", mostNeutralCopies}});
    QCOMPARE(int{most.deckLeft}, mostCards);
    QCOMPARE(most.market.size(), std::size_t{mostCards});
}

void CardHouseRules::C9_longerShips()
{
    QCOMPARE(stateBy(4, {{"shipSpaces", 9}}).free(ania), 9);
    QCOMPARE(stateBy(2, {{"shipSpaces", 3}}).free(beata), 3);
}

// When all cards are on ships or gone, what days are left are scored one by one.
void CardHouseRules::C12_daysWithoutCards()
{
    State state = stateBy(6,
                          {{"copies2", 0},
                           {"copies3", 0},
                           {"copies4", 0},
                           {"copies5", 1},
                           {"copies0x2", 0},
                           {"copies0g", 0},
                           {"copiesGreen2", 0},
                           {"copiesBlack7", 0}});
    PlayoutRandom luck(3);
    Choices choices;
    while (state.phase != Phase::Over) {
        choices.clear();
        Rules::list(state, choices);
        const int before = Rules::scorings(state);
        Rules::apply(state, luck.pick(choices));
        QVERIFY(Rules::scorings(state) <= before + 1);
    }
    QCOMPARE(Rules::scorings(state), 3);
}

// The last card is enough for a day to begin as any other, with the one who has the fewest florins.
void CardHouseRules::C12_aDayWithOneCard()
{
    Tabletop table(3);
    table.leaveDeck({fur(2)});
    table.sailWith({9, 5, 7});
    endDay(table.state);
    QCOMPARE(table.state.phase, Phase::TurningUp);
    QCOMPARE(table.state.active, beata);
}

void CardHouseRules::C13_shipsPayOtherwise()
{
    State state = stateBy(3, {{"shipPrize1", 41}, {"shipPrize3", 4}});
    state.house(ania).ship.value = 9;
    state.house(beata).ship.value = 12;
    scoreDay(state);
    QCOMPARE(int{state.house(beata).evenings[0].payment}, 41);
    QCOMPARE(int{state.house(ania).evenings[0].payment}, 15);
    QCOMPARE(int{state.house(czesio).evenings[0].payment}, 4);
}

void CardHouseRules::C16_goodsPayOtherwise()
{
    State state = stateBy(3, {{"goodPrize1", 12}, {"goodPrize2", 7}});
    state.house(ania).warehouse[indexOf(Good::Dye)] = 3;
    state.house(beata).warehouse[indexOf(Good::Dye)] = 1;
    scoreDay(state);
    QCOMPARE(int{state.house(ania).evenings[0].awards[indexOf(Good::Dye)]}, 12);
    QCOMPARE(int{state.house(beata).evenings[0].awards[indexOf(Good::Dye)]}, 7);
}

void CardHouseRules::C17_C18_bonusesPayOtherwise()
{
    State state =
        stateBy(3, {{"higherBonus", 1}, {"bonusFrom", 3}, {"bonusFlorins", 6}, {"higherBonusFrom", 4}});
    state.house(ania).warehouse[indexOf(Good::Dye)] = 3;
    state.house(beata).warehouse[indexOf(Good::Dye)] = 4;
    state.house(czesio).warehouse[indexOf(Good::Dye)] = 2;
    scoreDay(state);
    const auto bonus = [&](Seat seat) {
        return int{state.house(seat).evenings[0].bonus[indexOf(Good::Dye)]};
    };
    QCOMPARE(bonus(ania), 6);
    QCOMPARE(bonus(beata), 20);
    QCOMPARE(bonus(czesio), 0);
}

} // namespace medici::card

QTEST_APPLESS_MAIN(medici::card::CardHouseRules)
#include "houserules.moc"
