#include "tests/engine/houserules.h"

#include "tests/variants/gemstones/tabletop.h"

#include <QTest>

namespace medici::gemstones {

// Rolling Gemstones by other figures than the rules': the statements hold with those.
class GemstonesHouseRules : public QObject {
    Q_OBJECT

private slots:
    void whatMayBeChosen();
    void usualIsWhatTheTablesSay();
    void G10_columnsMayBeLonger();
    void G11_blockedByAnotherLead();
    void G15_sortedByOtherNumbers();
    void G17_theGameEndsByOtherNumbers();
};

State stateBy(int seats, std::initializer_list<std::pair<std::string_view, int>> rules)
{
    Setup setup = byHouseRules(Rules::terms(), seats, rules);
    setup.first = anna;
    return Rules::start(setup);
}

// Of so many 2s in each column, by these rules.
Sheet sheetBy(const RowLimits &limits, const PerGem<int> &rows)
{
    Sheet sheet(limits);
    for (std::size_t gem = 0; gem < gems; ++gem)
        for (int row = 0; row < rows[gem]; ++row)
            sheet.columns[gem].write(2);
    return sheet;
}

void GemstonesHouseRules::whatMayBeChosen()
{
    const SetupLimits terms = Rules::terms();
    QCOMPARE(terms.leastSeats, 1);
    QCOMPARE(terms.mostSeats, 4);
    const std::string unknown = unknownIn(terms,
                                          {{"rows", 9, 12, {10, 10, 10, 10}},
                                           {"rowsAhead", 1, 6, {3, 3, 3, 3}},
                                           {"rowsSorted", 1, 6, {4, 4, 4, 4}},
                                           {"rowsEnough", 3, 8, {7, 7, 7, 7}}});
    QVERIFY2(unknown.empty(), unknown.c_str());
}

void GemstonesHouseRules::usualIsWhatTheTablesSay()
{
    for (int seats = 1; seats <= mostSeats; ++seats) {
        const State start = Rules::start(Rules::terms().usual(seats));
        QVERIFY(start.usual);
        QVERIFY(start.limits() == RowLimits());
        QVERIFY(start.sheets == State().sheets);
    }
    QVERIFY(!stateBy(2, {{"rows", 12}}).usual);
}

void GemstonesHouseRules::G10_columnsMayBeLonger()
{
    State state = stateBy(2, {{"rows", 12}});
    Column &column = state.sheet(anna)[brown];
    for (int row = 0; row < 12; ++row) {
        QVERIFY(!column.full());
        column.write(6);
    }
    QVERIFY(column.full());
    QCOMPARE(column.sum(), 72);
    QCOMPARE(Rules::counts(state, anna, {})[0].most, 12);
}

void GemstonesHouseRules::G11_blockedByAnotherLead()
{
    const Sheet sheet = sheetBy(stateBy(2, {{"rowsAhead", 1}}).limits(), {1, 0, 0, 0, 0, 0});
    QVERIFY(sheet.blocked(0));
    QCOMPARE(int{sheet.writable(0b11)}, 0b10);
    QCOMPARE(int{sheet.writable(0b01)}, 0b01); // nothing else is on offer
    const Sheet patient = sheetBy(stateBy(2, {{"rowsAhead", 5}}).limits(), {4, 0, 0, 0, 0, 0});
    QVERIFY(!patient.blocked(0));
}

void GemstonesHouseRules::G15_sortedByOtherNumbers()
{
    const PerGem<int> rows{2, 2, 2, 2, 2, 2};
    QVERIFY(sheetBy(stateBy(2, {{"rowsSorted", 2}}).limits(), rows).sorted());
    QVERIFY(!sheetBy(stateBy(2, {{"rowsSorted", 3}}).limits(), rows).sorted());
}

void GemstonesHouseRules::G17_theGameEndsByOtherNumbers()
{
    const auto roundsOf = [](int enough) {
        State state = stateBy(3, {{"rowsEnough", enough}, {"rowsSorted", 6}});
        PlayoutRandom luck(5);
        Choices choices;
        while (state.phase != Phase::Over) {
            choices.clear();
            Rules::list(state, choices);
            Rules::apply(state, luck.pick(choices));
        }
        int most = 0;
        for (Seat seat = anna; seat < 3; ++seat)
            most = std::max(most, state.sheet(seat).least());
        return std::pair(Rules::round(state), most);
    };
    QVERIFY(roundsOf(3).second >= 3);
    QVERIFY(roundsOf(3).first < roundsOf(8).first);
}

} // namespace medici::gemstones

QTEST_APPLESS_MAIN(medici::gemstones::GemstonesHouseRules)
#include "houserules.moc"
