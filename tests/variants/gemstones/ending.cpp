#include "engine/rules/ranges.h"
#include "tests/variants/gemstones/tabletop.h"
#include "variants/gemstones/rules/evaluation.h"

#include <QTest>

namespace medici::gemstones {

// Who has won: G15 to G19, G-X2.
class GemstonesEnding : public QObject {
    Q_OBJECT

private slots:
    void G15_sumsThatDoNotFall();
    void G15_equalNeighboursAreInOrder();
    void G15_fourNumbersInEveryColumn();
    void G16_announcedAtTheEndOfTheOwnTurn();
    void G16_notInAnothersTurn();
    void G16_sortedAgainWins();
    void G16_theOthersWriteFirst();
    void G16_notSortedAgainIsVoid();
    void G16_aLaterAnnouncementCounts();
    void G16_whatIsBetweenDoesNotMatter();
    void G16_theOtherPlacesAreEvaluated();
    void G16_beforeTheRoundIsOver();
    void G17_theRoundIsFinished();
    void G17_sevenInSixColumns();
    void G17_sortedGoesFirstOnTheLastTurn();
    void G17_sortedCanEndItEarlierInThatRound();
    void G18_ranksFromLowToHigh();
    void G18_equalSumsSuitThePlayer_data() const;
    void G18_equalSumsSuitThePlayer();
    void G18_anEmptyColumnIsZero();
    void G18_lowestIsBest();
    void G19_theEmptiestColumnDecides();
    void G19_thenTheSecondEmptiest();
    void G19_allEqualIsShared();
    void GX2_announced();
};

void GemstonesEnding::G15_sumsThatDoNotFall()
{
    QVERIFY(sheetOfSums(apart, 5).sorted());
    QVERIFY(!sheetOfSums({5, 10, 15, 25, 20, 30}, 5).sorted());
    QVERIFY(!sheetOfSums({11, 10, 15, 20, 25, 30}, 5).sorted());
    QVERIFY(!sheetOfSums({5, 10, 15, 20, 25, 24}, 5).sorted());
}

void GemstonesEnding::G15_equalNeighboursAreInOrder()
{
    QVERIFY(sheetOfSums({10, 10, 15, 15, 15, 30}, 5).sorted());
    QVERIFY(sheetOfSums({12, 12, 12, 12, 12, 12}, 5).sorted());
}

void GemstonesEnding::G15_fourNumbersInEveryColumn()
{
    QVERIFY(sheetOfSums({4, 8, 12, 16, 20, 24}, 4).sorted());
    Sheet sheet = sheetOfSums({4, 8, 12, 16, 20, 24}, 4);
    sheet[white] = columnOf({6, 12, 18});
    QVERIFY(!sheet.sorted());
    sheet[white] = columnOf({6, 12, 24 - 3});
    QVERIFY(sheet.inOrder() && !sheet.sorted());
}

void GemstonesEnding::G16_announcedAtTheEndOfTheOwnTurn()
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfSums(apart, 5);
    QVERIFY(table.roll({green, green, blue, yellow, white}, {1, 1, 2, 1, 1}));
    QVERIFY(table.keepRoll(anna));
    QVERIFY(table.write(anna, green, 1) && table.write(anna, green, 1) && table.write(anna, white, 1));
    QVERIFY(!table.sheet(anna).announced); // the others write before the turn is over
    QVERIFY(table.write(bruno, blue, 1));
    QVERIFY(table.sheet(anna).announced);
    QCOMPARE(table.actor(), chance);
}

void GemstonesEnding::G16_notInAnothersTurn()
{
    Tabletop table(2);
    table.sheet(bruno) = sheetOfSums(apart, 5);
    table.playOnes();
    QVERIFY(table.sheet(bruno).sorted());
    QVERIFY(!table.sheet(bruno).announced);
    table.playOnes(); // Bruno's own
    QVERIFY(table.sheet(bruno).announced);
}

void GemstonesEnding::G16_sortedAgainWins()
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfSums(apart, 5);
    for (int turn = 0; turn < 4; ++turn)
        table.playOnes();
    QVERIFY(table.sheet(anna).announced);
    QCOMPARE(table.state.winner, nobody);
    table.playOnes();
    QCOMPARE(table.actor(), nobody);
    QCOMPARE(table.state.winner, anna);
    QCOMPARE(Rules::places(table.state)[0], 1);
    QCOMPARE(Rules::scores(table.state)[0], 0);
    QVERIFY(table.legal().empty());
}

void GemstonesEnding::G16_theOthersWriteFirst()
{
    Tabletop table(3);
    table.sheet(anna) = sheetOfSums(apart, 5);
    table.sheet(anna).announced = true;
    QVERIFY(table.roll({green, green, blue, yellow, white}, {1, 1, 2, 1, 1}));
    QVERIFY(table.keepRoll(anna));
    QVERIFY(table.write(anna, green, 1) && table.write(anna, green, 1) && table.write(anna, white, 1));
    QVERIFY(table.write(bruno, blue, 2));
    QCOMPARE(table.actor(), clara);
    QVERIFY(table.write(clara, yellow, 1));
    QCOMPARE(table.state.winner, anna);
    QCOMPARE(table.rowsOf(clara, yellow), 1);
}

void GemstonesEnding::G16_notSortedAgainIsVoid()
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfSums(apart, 5);
    table.sheet(anna).announced = true;
    QVERIFY(table.roll({brown, brown, red, blue, white}, {5, 4, 2, 1, 1}));
    QVERIFY(table.write(anna, brown, 5) && table.write(anna, brown, 4) && table.write(anna, white, 1));
    QVERIFY(table.write(bruno, blue, 1));
    QVERIFY(!table.sheet(anna).sorted());
    QVERIFY(!table.sheet(anna).announced);
    QCOMPARE(table.state.active, bruno); // the game goes on
    QCOMPARE(table.state.winner, nobody);
}

void GemstonesEnding::G16_aLaterAnnouncementCounts()
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfSums({11, 10, 15, 20, 25, 30}, 5);
    const auto ownTurn = [&](Gem gem, int number) {
        table.roll({gem, gem, blue, white, white}, {number, 2, 2, 1, 1});
        table.finishTurn([&](Seat seat, Gem written, int with) {
            return seat == anna && ((written == gem && with == number) || (written == white && with == 1));
        });
        for (int turn = 0; turn < 3; ++turn)
            table.playOnes();
    };
    QVERIFY(!table.sheet(anna).announced);
    ownTurn(red, 5); // sorted: announced
    QVERIFY(table.sheet(anna).announced);
    table.sheet(anna)[brown] = columnOf({6, 12, 18, 24, 29});
    ownTurn(red, 1); // void
    QVERIFY(!table.sheet(anna).announced);
    table.sheet(anna) = sheetOfSums(apart, 5);
    ownTurn(red, 1); // announced anew: the first of two
    QVERIFY(table.sheet(anna).announced);
    QCOMPARE(table.state.winner, nobody);
    ownTurn(red, 1);
    QCOMPARE(table.state.winner, anna);
}

void GemstonesEnding::G16_whatIsBetweenDoesNotMatter()
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfSums({9, 10, 15, 20, 25, 29}, 5);
    table.playOnes();
    QVERIFY(table.sheet(anna).announced);
    // In Bruno's turn a brown 4 breaks the order,
    QVERIFY(table.roll({brown, brown, green, blue, yellow}, {4, 4, 1, 2, 3}));
    QVERIFY(table.write(bruno, green, 1) && table.write(bruno, blue, 2) && table.write(bruno, yellow, 3));
    QVERIFY(table.write(anna, brown, 4));
    QVERIFY(!table.sheet(anna).sorted());
    QVERIFY(table.sheet(anna).announced);
    table.playOnes();
    table.playOnes();
    // and in her own a red 6 mends it.
    QVERIFY(table.roll({red, green, blue, yellow, white}, {6, 1, 1, 2, 2}));
    QVERIFY(table.write(anna, red, 6) && table.write(anna, white, 1) && table.write(anna, yellow, 1));
    table.finishTurn();
    QCOMPARE(table.state.winner, anna);
}

void GemstonesEnding::G16_theOtherPlacesAreEvaluated()
{
    Tabletop table(4, dario);
    table.sheet(dario) = sheetOfSums(apart, 4);
    table.sheet(dario).announced = true;
    table.sheet(anna) = sheetOfSums({30, 25, 20, 15, 10, 5}, 5);
    table.sheet(bruno) = sheetOfSums(apart, 9); // in order too, and fuller than the winner's
    table.sheet(clara) = sheetOfSums({10, 5, 15, 20, 25, 30}, 5);
    table.playOnes();
    QCOMPARE(table.state.winner, dario);
    QCOMPARE(Rules::scores(table.state), (PerSeat<int>{18, 0, 2, 0}));
    QCOMPARE(Rules::places(table.state), (PerSeat<int>{4, 2, 3, 1}));
}

void GemstonesEnding::G16_beforeTheRoundIsOver()
{
    Tabletop table(4);
    table.sheet(bruno) = sheetOfSums(apart, 5);
    table.sheet(bruno).announced = true;
    table.playOnes();
    table.playOnes();
    QCOMPARE(table.state.winner, bruno);
    QCOMPARE(table.actor(), nobody);
    QCOMPARE(Rules::round(table.state), 1);
}

void GemstonesEnding::G17_theRoundIsFinished()
{
    for (Seat first = 0; first < 3; ++first) {
        Tabletop table(3, first);
        for (Seat seat = 0; seat < 3; ++seat)
            table.sheet(seat) = sheetOfSums({30, 25, 20, 15, 10, 10}, 7);
        for (int turn = 0; turn < 4; ++turn) {
            QVERIFY(table.actor() == chance);
            table.playOnes();
        }
        QCOMPARE(table.actor(), nobody);
        QCOMPARE(table.state.winner, nobody);
        QCOMPARE(Rules::round(table.state), 1);
    }
}

void GemstonesEnding::G17_sevenInSixColumns()
{
    // Five columns with ten and one with six are not enough; a fictional player never has any.
    Tabletop table(3);
    table.sheet(anna) = sheetOfRows({10, 10, 10, 10, 10, 6});
    for (int turn = 0; turn < 4; ++turn) {
        QVERIFY(table.roll(turn < 3 ? Gems{red, red, brown, brown, blue} : Gems{red, blue},
                           turn < 3 ? Numbers{1, 1, 2, 2, 3} : Numbers{1, 2}));
        table.finishTurn();
    }
    QCOMPARE(table.actor(), chance);
    QCOMPARE(Rules::round(table.state), 2);
    table.sheet(anna)[white] = columnOf({1, 2, 3, 4, 5, 6, 7});
    for (int turn = 0; turn < 4; ++turn)
        table.playOnes();
    QCOMPARE(table.actor(), nobody);
}

void GemstonesEnding::G17_sortedGoesFirstOnTheLastTurn()
{
    Tabletop table(4);
    table.sheet(anna) = sheetOfSums({30, 25, 20, 15, 10, 10}, 8);
    table.sheet(dario) = sheetOfSums(apart, 5);
    table.sheet(dario).announced = true;
    for (int turn = 0; turn < 4; ++turn)
        table.playOnes();
    QCOMPARE(table.state.winner, dario);
}

void GemstonesEnding::G17_sortedCanEndItEarlierInThatRound()
{
    Tabletop table(4);
    table.sheet(anna) = sheetOfSums({30, 25, 20, 15, 10, 10}, 8);
    table.sheet(bruno) = sheetOfSums(apart, 5);
    table.sheet(bruno).announced = true;
    table.playOnes();
    table.playOnes();
    QCOMPARE(table.state.winner, bruno);
}

void GemstonesEnding::G18_ranksFromLowToHigh()
{
    const Sheet sheet = sheetOfSums({20, 10, 15, 30, 5, 25}, 5);
    QCOMPARE(ranksOf(sheet), (PerGem<int>{4, 2, 3, 6, 1, 5}));
    // 3 + 0 + 0 + 2 + 4 + 1
    QCOMPARE(scoreOf(sheet), 10);
    QCOMPARE(scoreOf(sheetOfSums(apart, 5)), 0);
    QCOMPARE(scoreOf(sheetOfSums({30, 25, 20, 15, 10, 5}, 5)), 18);
    QVERIFY(Rules::lowestScoreWins);
}

void GemstonesEnding::G18_equalSumsSuitThePlayer_data() const
{
    QTest::addColumn<QList<int>>("sums");
    QTest::addColumn<int>("score");
    QTest::addRow("neighbours") << QList{5, 10, 10, 20, 25, 30} << 0;
    QTest::addRow("apart") << QList{10, 5, 10, 20, 25, 30} << 2;  // 2, 1, 3
    QTest::addRow("three") << QList{15, 20, 15, 15, 25, 30} << 4; // 1, 4, 2, 3
    QTest::addRow("all") << QList{12, 12, 12, 12, 12, 12} << 0;
    QTest::addRow("first and last") << QList{20, 5, 10, 15, 18, 20} << 8; // 5, 1, 2, 3, 4, 6
}

void GemstonesEnding::G18_equalSumsSuitThePlayer()
{
    QFETCH(QList<int>, sums);
    QFETCH(int, score);
    PerGem<int> of{};
    ranges::copy(sums, of.begin());
    const Sheet sheet = sheetOfSums(of, 5);
    QCOMPARE(scoreOf(sheet), score);
    // No other order of the equal ones is better.
    PerGem<int> ranks{1, 2, 3, 4, 5, 6};
    do {
        bool fits = true;
        int differences = 0;
        for (std::size_t a = 0; a < gems; ++a) {
            for (std::size_t b = 0; b < gems; ++b)
                fits = fits && (of[a] >= of[b] || ranks[a] < ranks[b]);
            differences += std::abs(ranks[a] - static_cast<int>(a) - 1);
        }
        QVERIFY(!fits || differences >= score);
    } while (std::next_permutation(ranks.begin(), ranks.end()));
}

void GemstonesEnding::G18_anEmptyColumnIsZero()
{
    Sheet sheet = sheetOfSums(apart, 5);
    sheet[brown] = {};
    QCOMPARE(scoreOf(sheet), 0);
    sheet[white] = {};
    QCOMPARE(ranksOf(sheet), (PerGem<int>{1, 3, 4, 5, 6, 2}));
    QCOMPARE(scoreOf(sheet), 8);
    QCOMPARE(scoreOf(Sheet{}), 0);
}

void GemstonesEnding::G18_lowestIsBest()
{
    Tabletop table(3);
    table.sheet(anna) = sheetOfSums({10, 5, 15, 20, 25, 30}, 7);
    table.sheet(bruno) = sheetOfSums(apart, 4);
    table.sheet(clara) = sheetOfSums({30, 25, 20, 15, 10, 5}, 5);
    QCOMPARE(Rules::scores(table.state), (PerSeat<int>{2, 0, 18}));
    QCOMPARE(Rules::places(table.state), (PerSeat<int>{2, 1, 3}));
}

void GemstonesEnding::G19_theEmptiestColumnDecides()
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfSums(apart, 8);
    table.sheet(anna)[red] = columnOf({2, 4, 6, 8, 10, 11}); // six, and otherwise eight
    table.sheet(bruno) = sheetOfSums({7, 14, 21, 28, 29, 30}, 7);
    QCOMPARE(Rules::scores(table.state), (PerSeat<int>{0, 0}));
    QCOMPARE(Rules::places(table.state), (PerSeat<int>{2, 1}));
}

void GemstonesEnding::G19_thenTheSecondEmptiest()
{
    // 7, 7, 8, 8, 8, 10 against 7, 8, 7, 10, 7, 9: emptiest 7 and 7, then 7 and 7, then 8 and 7.
    Tabletop table(2);
    table.sheet(anna) = sheetOfRows({7, 7, 8, 8, 8, 10});
    table.sheet(bruno) = sheetOfRows({7, 7, 7, 8, 9, 10});
    QCOMPARE(Rules::scores(table.state), (PerSeat<int>{0, 0}));
    QCOMPARE(Rules::places(table.state), (PerSeat<int>{1, 2}));
    // Which columns they are does not matter, nor do the fuller ones while an emptier one differs.
    table.sheet(bruno)[green] = columnOf({2, 4, 6, 8, 10, 12, 14, 15});
    table.sheet(bruno)[blue] = columnOf({2, 4, 6, 8, 10, 12, 14, 16});
    QCOMPARE(Rules::scores(table.state), (PerSeat<int>{0, 0}));
    QCOMPARE(Rules::places(table.state), (PerSeat<int>{2, 1})); // 7, 7, 8, 8, 9, 10
}

void GemstonesEnding::G19_allEqualIsShared()
{
    Tabletop table(4);
    table.sheet(anna) = sheetOfRows({7, 7, 8, 8, 8, 10});
    table.sheet(bruno) = sheetOfSums({5, 6, 7, 8, 9, 10}, 5);
    table.sheet(clara) = sheetOfRows({7, 7, 8, 8, 8, 10});
    table.sheet(dario) = sheetOfSums({30, 25, 20, 15, 10, 10}, 9);
    QCOMPARE(Rules::places(table.state), (PerSeat<int>{1, 3, 1, 4}));
}

void GemstonesEnding::GX2_announced()
{
    Tabletop table(4);
    Sheet sheet = exampleSheet();
    QCOMPARE(sheet[brown].sum(), 18);
    QCOMPARE(sheet[red].sum(), 19);
    QCOMPARE(sheet[green].sum(), 19);
    QCOMPARE(sheet[blue].sum(), 21);
    QCOMPARE(sheet[yellow].sum(), 22);
    QCOMPARE(sheet[white].sum(), 29);
    QVERIFY(sheet.sorted());
    // The last three of these were written in a turn: white 5, blue 6 and brown 1.
    sheet[white] = columnOf({4, 9, 15, 21, 24});
    sheet[blue] = columnOf({3, 5, 6, 9, 15});
    sheet[brown] = columnOf({3, 4, 8, 11, 17});
    table.sheet(anna) = sheet;
    QVERIFY(table.roll({white, blue, brown, red, green}, {5, 6, 1, 2, 3}));
    QVERIFY(table.write(anna, white, 5) && table.write(anna, blue, 6) && table.write(anna, brown, 1));
    table.finishTurn();
    Sheet announced = exampleSheet();
    announced.announced = true;
    QCOMPARE(table.sheet(anna), announced);
}

} // namespace medici::gemstones

QTEST_APPLESS_MAIN(medici::gemstones::GemstonesEnding)
#include "ending.moc"
