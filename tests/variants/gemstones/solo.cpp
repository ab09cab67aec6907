#include "tests/variants/gemstones/tabletop.h"

#include <QTest>

namespace medici::gemstones {

// The game alone: G20.
class GemstonesSolo : public QObject {
    Q_OBJECT

private slots:
    void G20_threeFictionalPlayers();
    void G20_sortedInTwoConsecutiveOwnTurnsIsWon();
    void G20_whateverHappensBetween();
    void G20_notTwiceInARow();
    void G20_elseTheRoundIsFinished();
    void G20_enoughInAFictionalTurn();
    void G20_theEvaluationGivesTheScore();
};

void GemstonesSolo::G20_threeFictionalPlayers()
{
    Tabletop table(1);
    for (Seat seat = 0; seat < 4; ++seat) {
        QCOMPARE(table.state.active, seat);
        QCOMPARE(std::popcount(table.state.rolling), seat == anna ? 10 : 4);
        table.playTurn();
    }
    QCOMPARE(Rules::round(table.state), 2);
    int written = 0;
    for (const Column &column : table.sheet(anna).columns)
        written += column.filled;
    QCOMPARE(written, 6); // three, and one in each fictional turn
}

void GemstonesSolo::G20_sortedInTwoConsecutiveOwnTurnsIsWon()
{
    Tabletop table(1);
    table.sheet(anna) = sheetOfSums(apart, 5);
    table.playOnes();
    QVERIFY(table.sheet(anna).announced);
    for (int turn = 0; turn < 3; ++turn) {
        QCOMPARE(table.state.winner, nobody);
        table.playOnes();
    }
    table.playOnes();
    QCOMPARE(table.actor(), nobody);
    QCOMPARE(table.state.winner, anna);
    QCOMPARE(Rules::scores(table.state)[0], 0);
    QCOMPARE(Rules::places(table.state)[0], 1);
}

void GemstonesSolo::G20_whateverHappensBetween()
{
    Tabletop table(1);
    table.sheet(anna) = sheetOfSums({9, 10, 15, 20, 25, 29}, 5);
    table.playOnes();
    QVERIFY(table.roll({brown, brown}, {5, 5}));
    QVERIFY(table.write(anna, brown, 5)); // 14, 10: out of order
    QVERIFY(!table.sheet(anna).sorted());
    table.playOnes();
    table.playOnes();
    QVERIFY(table.roll({red, green, blue, yellow, white}, {5, 1, 1, 2, 2}));
    QVERIFY(table.write(anna, red, 5) && table.write(anna, white, 1) && table.write(anna, yellow, 1));
    QCOMPARE(table.state.winner, anna);
}

void GemstonesSolo::G20_notTwiceInARow()
{
    Tabletop table(1);
    table.sheet(anna) = sheetOfSums(apart, 5);
    for (int turn = 0; turn < 4; ++turn)
        table.playOnes();
    table.sheet(anna)[brown] = columnOf({6, 12, 18, 24, 30}); // out of order at the end of the second turn
    table.playOnes();
    QCOMPARE(table.actor(), chance);
    QVERIFY(!table.sheet(anna).announced);
}

void GemstonesSolo::G20_elseTheRoundIsFinished()
{
    Tabletop table(1);
    table.sheet(anna) = sheetOfSums({30, 25, 20, 15, 10, 10}, 7);
    table.sheet(anna)[green] = columnOf({1, 2, 3, 4, 5, 6});
    table.playOnes(); // the seventh in green, in the own turn
    QCOMPARE(table.sheet(anna).least(), 7);
    for (int more = 0; more < 3; ++more) {
        QCOMPARE(table.actor(), chance);
        QVERIFY(table.roll({green, yellow}, {1, 1}));
        QCOMPARE(table.actor(), anna); // three more pairs
        QVERIFY(table.write(anna, yellow, 1));
    }
    QCOMPARE(table.actor(), nobody);
    QCOMPARE(table.state.winner, nobody);
}

void GemstonesSolo::G20_enoughInAFictionalTurn()
{
    Tabletop table(1);
    table.playOnes();
    table.playOnes();
    table.sheet(anna) = sheetOfSums({30, 25, 20, 15, 10, 10}, 7);
    table.playOnes();
    QCOMPARE(table.actor(), chance);
    table.playOnes();
    QCOMPARE(table.actor(), nobody);
}

void GemstonesSolo::G20_theEvaluationGivesTheScore()
{
    Tabletop table(1);
    table.sheet(anna) = sheetOfSums({30, 25, 20, 15, 10, 5}, 7);
    QCOMPARE(Rules::scores(table.state)[0], 18);
    for (Seed seed = 0; seed < 200; ++seed) {
        Tabletop played(1);
        played.playAtRandom(seed);
        if (played.state.winner == nobody)
            QVERIFY(played.sheet(anna).least() >= 7);
        else
            QCOMPARE(Rules::scores(played.state)[0], 0);
    }
}

} // namespace medici::gemstones

QTEST_APPLESS_MAIN(medici::gemstones::GemstonesSolo)
#include "solo.moc"
