#include "variants/gemstones/rules/course.h"
#include "tests/variants/gemstones/told.h"

#include <QTest>

namespace medici::gemstones {

// Whether turns lead to sheets, asked without what is looked at before.
class GemstonesCourse : public QObject {
    Q_OBJECT

private slots:
    void turnsLeadThere_data() const;
    void turnsLeadThere();
    void G8_numbersThatWereTakenAreGone();
    void whatTakesTooLongIsBelieved();
    void G7_pairsLieWhereTheyWereWritten();
    void G14_threeFollowFromTwoNumbers();
};

void GemstonesCourse::turnsLeadThere_data() const
{
    QTest::addColumn<Told>("told");
    QTest::addColumn<bool>("there");
    const auto alone = [](int round, Seat active, const PerGem<int> &rows, bool sorted = false) {
        return Told{.sheets = {columnsOf(rows)}, .round = round, .active = active, .sorted = {sorted}};
    };
    QTest::newRow("the beginning") << alone(1, anna, {}) << true;
    QTest::newRow("a number before it") << alone(1, anna, {1, 0, 0, 0, 0, 0}) << false;
    QTest::newRow("a turn") << alone(1, bruno, {1, 1, 1, 0, 0, 0}) << true;
    QTest::newRow("one number too few") << alone(1, bruno, {1, 1, 0, 0, 0, 0}) << false;
    QTest::newRow("one number too many") << alone(1, bruno, {1, 1, 1, 1, 0, 0}) << false;
    QTest::newRow("G12: fewer where a column is full") << alone(3, anna, {10, 0, 0, 0, 0, 0}) << true;
    QTest::newRow("G12: three pairs set aside") << alone(3, bruno, {10, 0, 0, 0, 0, 0}) << true;
    QTest::newRow("G16: sorted before the first turn") << alone(1, anna, {}, true) << false;
    QTest::newRow("G16: sorted") << alone(5, bruno, {4, 4, 4, 5, 5, 5}, true) << true;
    QTest::newRow("G16: sorted without a word") << alone(5, bruno, {4, 4, 4, 5, 5, 5}) << false;
    QTest::newRow("G16: not sorted") << alone(5, bruno, {5, 5, 5, 4, 4, 4}, true) << false;
    QTest::newRow("G16: whatever others said")
        << Told{.sheets = {columnsOf({1, 1, 1, 1, 0, 0}), {}}, .active = clara, .sorted = {false, true}}
        << true;
    QTest::newRow("G17: not enough after a round") << alone(8, anna, {8, 7, 7, 7, 7, 6}) << true;
    QTest::newRow("G17: enough after a round") << alone(8, anna, {7, 7, 7, 7, 7, 7}) << false;
    QTest::newRow("G17: enough in a round") << alone(8, bruno, {8, 8, 8, 7, 7, 7}) << true;
    QTest::newRow("G17: enough before a turn that had nothing to write")
        << alone(11, bruno, {10, 10, 10, 10, 10, 10}, true) << false;
}

void GemstonesCourse::turnsLeadThere()
{
    QFETCH(Told, told);
    QFETCH(bool, there);
    QCOMPARE(Course(arranged(told).state, 1).exists(), there);
}

void GemstonesCourse::G8_numbersThatWereTakenAreGone()
{
    State table = arranged({.sheets = {{{{1}, {2}, {3}, {}, {}, {}}}, {{{}, {}, {}, {4}, {}, {}}}, {}, {}},
                            .shownGems = {brown, red, green, blue, yellow},
                            .shownNumbers = {1, 2, 3, 4, 5},
                            .pairs = {{brown, 1}, {red, 2}, {green, 3}},
                            .toPlay = clara})
                      .state;
    QVERIFY(Course(table, 2).exists());
    table.sheet(bruno)[blue] = columnOf({3});
    QVERIFY(!Course(table, 2).exists());
    table.sheet(bruno)[blue] = {};
    table.sheet(bruno)[green] = columnOf({4});
    QVERIFY(!Course(table, 2).exists());
}

void GemstonesCourse::G7_pairsLieWhereTheyWereWritten()
{
    Told told{.sheets = {{{{1}, {}, {}, {}, {}, {}}}},
              .shownGems = {brown, red, green, blue, yellow},
              .shownNumbers = {1, 2, 3, 4, 5},
              .pairs = {{brown, 1}},
              .toPlay = anna};
    State table = arranged(told).state;
    QVERIFY(Course(table, 1).exists());
    table.sheet(anna)[brown] = columnOf({2});
    QVERIFY(!Course(table, 1).exists());
    table.sheet(anna)[brown] = {};
    QVERIFY(!Course(table, 1).exists());
    // Each of them.
    told.pairs.emplace_back(red, 2);
    told.sheets = {{{{1}, {2}, {}, {}, {}, {}}}};
    table = arranged(told).state;
    QVERIFY(Course(table, 1).exists());
    table.sheet(anna)[brown] = columnOf({2});
    QVERIFY(!Course(table, 1).exists());
    // Of others nothing is asked.
    told.pairs.pop_back();
    told.sheets = {columnsOf({1, 1, 1, 0, 0, 0}), {{{1}, {}, {}, {}, {}, {}}}};
    told.active = told.toPlay = bruno;
    table = arranged(told).state;
    table.sheet(bruno)[brown] = {};
    QVERIFY(Course(table, 1).exists());
}

// In this game there is a table for which no turns are found in time.
void GemstonesCourse::whatTakesTooLongIsBelieved()
{
    Tabletop game(4, anna);
    game.playAtRandom(9, [](const State &before) {
        if (before.phase == Phase::Rolling && before.rolling == before.turnDice() && before.round > 2)
            QVERIFY(Course(before, 4).exists());
    });
}

// At the end of the first round, by the fictional player's two numbers.
void GemstonesCourse::G14_threeFollowFromTwoNumbers()
{
    const auto sheets = [](int ofClara) {
        return Told{.sheets = {columnsOf({5, 4}, 1), columnsOf({4, 3}, 2), columnsOf({4, 3}, ofClara)},
                    .round = 2,
                    .active = bruno};
    };
    QVERIFY(Course(arranged(sheets(2)).state, 3).exists());
    QVERIFY(!Course(arranged(sheets(3)).state, 3).exists());
}

} // namespace medici::gemstones

QTEST_APPLESS_MAIN(medici::gemstones::GemstonesCourse)
#include "course.moc"
