#include "tests/variants/gemstones/told.h"

#include <QTest>

namespace medici::gemstones {

// Sheets that could each stand there alone, but not beside one another: everybody writes from the same dice.
class GemstonesPositions : public QObject {
    Q_OBJECT

private slots:
    void G8_whoFollowsWritesFromTwoGems();
    void G8_whoFollowsWritesFromTwoNumbers();
    void G8_whatWasWrittenNowIsNotWhatCouldBe();
    void G8_gemsInCommonAreMissedLater();
    void G12_whoeverWritesInABlockedColumnHadNothingElse();
    void G14_fictionalTurnsAreSharedToo();
};

// A table before somebody's turn, Anna having begun.
Arrangement<State> tableOf(int round, Seat active, const std::vector<Columns> &sheets)
{
    return arranged({.sheets = sheets, .round = round, .active = active});
}

bool standsThere(const Arrangement<State> &table)
{
    return !table.misfit;
}

bool isRefused(const Arrangement<State> &table, Wrong reason, Seat seat)
{
    return table.misfit && table.misfit->reason == static_cast<int>(reason) && table.misfit->rule == 8
        && table.misfit->where.key == field::columnKey && table.misfit->where.seat == seat;
}

void GemstonesPositions::G8_whoFollowsWritesFromTwoGems()
{
    const Columns three{{{1}, {2}, {3}, {}, {}, {}}};
    const Columns redFive{{{}, {5}, {}, {}, {}, {}}};
    const Columns blueFive{{{}, {}, {}, {5}, {}, {}}};
    const Columns whiteFive{{{}, {}, {}, {}, {}, {5}}};
    QVERIFY(standsThere(tableOf(1, bruno, {three, redFive, blueFive, blueFive})));
    QVERIFY(isRefused(tableOf(1, bruno, {three, redFive, blueFive, whiteFive}), Wrong::OtherDice, dario));
}

void GemstonesPositions::G8_whoFollowsWritesFromTwoNumbers()
{
    const Columns three{{{1}, {2}, {3}, {}, {}, {}}};
    const auto red = [](int number) { return Columns{{{}, {number}, {}, {}, {}, {}}}; };
    QVERIFY(standsThere(tableOf(1, bruno, {three, red(1), red(6), red(1)})));
    QVERIFY(isRefused(tableOf(1, bruno, {three, red(1), red(6), red(2)}), Wrong::OtherDice, dario));
}

// Clara's red 1 was written after Dario's roll, not after Anna's, though it could have been.
void GemstonesPositions::G8_whatWasWrittenNowIsNotWhatCouldBe()
{
    const Columns ofAnna{{{5}, {}, {2}, {}, {6, 6}, {}}};
    const Columns ofBruno{{{}, {2}, {}, {}, {1}, {}}};
    const Columns ofClara{{{}, {1}, {}, {2}, {}, {}}};
    const Columns ofDario{{{3, 6}, {}, {5}, {}, {}, {}}};
    QVERIFY(standsThere(arranged({.sheets = {ofAnna, ofBruno, ofClara, ofDario},
                                  .shownGems = {green, brown, yellow, blue, red},
                                  .shownNumbers = {2, 6, 2, 1, 5},
                                  .pairs = {{brown, 5}, {yellow, 6}, {green, 2}},
                                  .toPlay = dario,
                                  .first = dario})));
}

// After a round of six numbers each: three of one's own rolls, and three of the others'.
void GemstonesPositions::G8_gemsInCommonAreMissedLater()
{
    const Columns left{{{2, 2, 2}, {2, 2, 2}, {}, {}, {}, {}}};
    const Columns middle{{{}, {}, {2, 2, 2}, {2, 2, 2}, {}, {}}};
    const Columns right{{{}, {}, {}, {}, {2, 2, 2}, {2, 2, 2}}};
    QVERIFY(standsThere(tableOf(2, anna, {left, middle, left, middle})));
    QVERIFY(isRefused(tableOf(2, anna, {left, middle, middle, right}), Wrong::OtherDice, dario));
}

// In Bruno's turn and in one of the others Anna could write brown only where both gems were brown.
void GemstonesPositions::G12_whoeverWritesInABlockedColumnHadNothingElse()
{
    const Columns brown{{{1, 1, 1, 1, 1}, {}, {}, {}, {}, {}}};
    const Columns oneBrown{{{1, 1}, {}, {1, 1, 1}, {}, {}, {}}};
    const Columns none{{{}, {}, {1, 1, 1}, {1, 1}, {}, {}}};
    QVERIFY(standsThere(tableOf(1, dario, {brown, oneBrown})));
    QVERIFY(isRefused(tableOf(1, dario, {brown, none}), Wrong::OtherDice, bruno));
}

void GemstonesPositions::G14_fictionalTurnsAreSharedToo()
{
    // Four turns: each has written three in a turn of its own and one in each of the others.
    const Columns brown{{{1, 1, 1, 1, 1, 1}, {}, {}, {}, {}, {}}};
    const Columns green{{{}, {}, {1, 1, 1, 1, 1, 1}, {}, {}, {}}};
    const Columns white{{{}, {}, {}, {}, {}, {1, 1, 1, 1, 1, 1}}};
    const Columns spread{{{1}, {1}, {1}, {1}, {1}, {1}}};
    QVERIFY(standsThere(tableOf(2, anna, {spread, spread, spread})));
    QVERIFY(isRefused(tableOf(2, anna, {brown, green, white}), Wrong::OtherDice, bruno));
}

} // namespace medici::gemstones

QTEST_APPLESS_MAIN(medici::gemstones::GemstonesPositions)
#include "positions.moc"
