#include "tests/engine/houserules.h"

#include "tests/variants/dice/tabletop.h"

#include <QTest>

#include <set>
#include <string>

namespace medici::dice {

// The dice game by other figures than the rules': the statements hold with those.
class DiceHouseRules : public QObject {
    Q_OBJECT

private slots:
    void whatMayBeChosen();
    void usualIsWhatTheTablesSay();
    void D2_aDieShowsWhatItIsSaidToShow();
    void D2_everyFaceButGoldMayDiffer();
    void D2_diceThatShowTheSameAreEqual();
    void D5_soManyRounds_data() const;
    void D5_soManyRounds();
    void D16_shipsPayOtherwise();
    void D18_goodsPayOtherwise();
    void D21_bonusesPayOtherwise();
    void D28_aloneOnlyBonusesAndFacesMayDiffer();
};

Tabletop tableBy(int seats, std::initializer_list<std::pair<std::string_view, int>> rules)
{
    Tabletop table(seats);
    Setup setup = byHouseRules(Rules::terms(), seats, rules);
    setup.first = adam;
    table.state = Rules::start(setup);
    return table;
}

void DiceHouseRules::whatMayBeChosen()
{
    const SetupLimits terms = Rules::terms();
    QCOMPARE(terms.leastSeats, 1);
    QCOMPARE(terms.mostSeats, 4);
    std::vector<KnownOption> known{
        {"shipSpaces", 5, 8, {7, 7, 7, 7}, 7},     {"rounds", 1, 5, {-1, 3, 3, 3}},
        {"shipPrize1", 0, 99, {-1, 20, 30, 30}},   {"shipPrize2", 0, 99, {-1, 0, 15, 20}},
        {"shipPrize3", 0, 99, {-1, -1, 0, 10}},    {"shipPrize4", 0, 99, {-1, -1, -1, 0}},
        {"goodPrize1", 0, 99, {-1, 10, 10, 10}},   {"goodPrize2", 0, 99, {-1, 0, 5, 5}},
        {"columnBonus1", 0, 99, {10, 10, 10, 10}}, {"columnBonus2", 0, 99, {20, 20, 20, 20}}};
    for (int die = 0; die < dice; ++die)
        for (int value = 0; value < 5; ++value) { // each die has its goods one place further on
            const int good = (value + 5 - die) % 5;
            known.push_back({"die" + std::to_string(die) + "value" + std::to_string(value),
                             0,
                             4,
                             {good, good, good, good}});
        }
    const std::string unknown = unknownIn(terms, known);
    QVERIFY2(unknown.empty(), unknown.c_str());
}

void DiceHouseRules::usualIsWhatTheTablesSay()
{
    for (int seats = 1; seats <= mostSeats; ++seats) {
        const Edition usual = Rules::start(Rules::terms().usual(seats)).edition;
        QVERIFY(usual.usual);
        QCOMPARE(int{usual.rounds}, rounds);
        QCOMPARE(usual.shipPrizes, shipPrizes[static_cast<std::size_t>(seats)]);
        QCOMPARE(usual.goodPrizes, goodPrizes[static_cast<std::size_t>(seats)]);
        QVERIFY(usual.faces == usualFaces);
        for (std::size_t bonus = 0; bonus < columnBonuses.size(); ++bonus)
            QCOMPARE(int{usual.columnBonuses[bonus]}, columnBonuses[bonus].points);
    }
}

void DiceHouseRules::D2_aDieShowsWhatItIsSaidToShow()
{
    // Given a first die whose 3 is cloth instead of spice, when it is rolled and taken,
    Tabletop table = tableBy(2, {{"die0value3", 4}});
    QVERIFY(!table.state.edition.usual);
    QVERIFY(table.roll({cloth(3), fur(3), grain(2), dye(4), dye(0)}));
    QVERIFY(table.take(adam, {0}));
    // then it crosses a box of cloth.
    QCOMPARE(table.crosses(adam, Good::Cloth), 1);
    QCOMPARE(table.crosses(adam, Good::Spice), 0);
}

void DiceHouseRules::D2_everyFaceButGoldMayDiffer()
{
    for (std::size_t die = 0; die < dice; ++die)
        for (std::size_t value = 0; value < goods; ++value) {
            const std::string key = "die" + std::to_string(die) + "value" + std::to_string(value);
            Faces faces = usualFaces;
            faces[die][value] = faces[die][value] == Good::Fur ? Good::Dye : Good::Fur;
            QVERIFY(tableBy(2, {{key, static_cast<int>(faces[die][value])}}).state.edition.faces == faces);
        }
}

void DiceHouseRules::D2_diceThatShowTheSameAreEqual()
{
    // Given a first and a second die that may both show grain 2, when they do,
    Tabletop table = tableBy(2, {{"die0value2", 0}, {"die1value2", 0}});
    QVERIFY(table.roll({grain(2), grain(2), grain(2), dye(4), dye(0)}));
    // then it is the same move to take the one or the other, in any company.
    QCOMPARE(Rules::canonical(table.state, setOf({1})), setOf({0}));
    QCOMPARE(Rules::canonical(table.state, setOf({2})), setOf({0}));
    QCOMPARE(Rules::canonical(table.state, setOf({1, 2, 4})), setOf({0, 1, 4}));
    QVERIFY(table.take(adam, {0, 3}));
    QCOMPARE(Rules::canonical(table.state, setOf({2})), setOf({1}));
}

void DiceHouseRules::D5_soManyRounds_data() const
{
    QTest::addColumn<int>("rounds");
    for (int rounds = 1; rounds <= mostRounds; ++rounds)
        QTest::addRow("%d", rounds) << rounds;
}

void DiceHouseRules::D5_soManyRounds()
{
    QFETCH(int, rounds);
    Tabletop table = tableBy(2, {{"rounds", rounds}});
    std::set<int> played;
    table.playAtRandom(7, [&](const State &before) { played.insert(Rules::round(before)); });
    QCOMPARE(static_cast<int>(played.size()), rounds);
    QCOMPARE(*played.rbegin(), rounds);
    QCOMPARE(Rules::scorings(table.state), rounds);
}

void DiceHouseRules::D16_shipsPayOtherwise()
{
    Tabletop table = tableBy(4, {{"shipPrize1", 50}, {"shipPrize2", 7}, {"shipPrize4", 3}});
    table.sailWith({10, 20, 20, 5});
    table.score();
    QCOMPARE(int{table.ship(berta).points}, 50);
    QCOMPARE(int{table.ship(clara).points}, 50);
    QCOMPARE(int{table.ship(adam).points}, 10); // third, as usual
    QCOMPARE(int{table.ship(dora).points}, 3);
}

void DiceHouseRules::D18_goodsPayOtherwise()
{
    Tabletop table = tableBy(2, {{"goodPrize1", 12}, {"goodPrize2", 4}});
    table.cross(Good::Fur, {5, 3});
    table.cross(Good::Dye, {2, 0});
    table.score();
    QCOMPARE(table.monopoly(adam, Good::Fur), 12);
    QCOMPARE(table.monopoly(berta, Good::Fur), 4);
    QCOMPARE(table.monopoly(berta, Good::Dye), 0); // D20
}

void DiceHouseRules::D21_bonusesPayOtherwise()
{
    Tabletop table = tableBy(2, {{"columnBonus1", 1}, {"columnBonus2", 99}});
    const auto bonuses = bonusesOf(table.state.edition);
    QCOMPARE(int{bonuses[0].points}, 1);
    QCOMPARE(int{bonuses[1].points}, 99);
    table.cross(Good::Fur, {9, 12});
    table.score();
    QCOMPARE(table.monopoly(adam, Good::Fur), 1);
    QCOMPARE(table.monopoly(berta, Good::Fur), 10 + 99);
    const BillLine bonus = Rules::billNow(table.state).line(berta, 1, 6 + static_cast<int>(Good::Fur));
    QCOMPARE(bonus.points, 99);
    QCOMPARE(bonus.rule, 21);
}

void DiceHouseRules::D28_aloneOnlyBonusesAndFacesMayDiffer()
{
    for (const Option &option : Rules::terms().options)
        if (option.house())
            QCOMPARE(option.belongsTo(1), option.group == "columnBonuses" || option.group == "faces");
    Tabletop table = tableBy(1, {{"columnBonus1", 2}});
    table.cross(Good::Fur, {9});
    table.score();
    QCOMPARE(table.monopoly(adam, Good::Fur), 10 + 2);
}

} // namespace medici::dice

QTEST_APPLESS_MAIN(medici::dice::DiceHouseRules)
#include "houserules.moc"
