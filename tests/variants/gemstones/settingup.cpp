#include "tests/engine/houserules.h"
#include "tests/variants/gemstones/told.h"

#include <QTest>

namespace medici::gemstones {

using namespace Qt::StringLiterals;

// Tables that are set up by hand, one sheet by one.
class GemstonesSettingUp : public QObject {
    Q_OBJECT

private slots:
    void whatThereIsToBeSaid_data() const;
    void whatThereIsToBeSaid();
    void G10_asManyRowsAsAColumnHas();
    void notWhileDiceRoll();
    void tablesAsTheyWerePlayed();
    void tablesThatCanBe_data() const;
    void tablesThatCanBe();
    void tablesThatCannotBe_data() const;
    void tablesThatCannotBe();
};

const Columns unwritten;
const Gems colours{brown, red, green, blue, yellow};
const Numbers numbers{1, 2, 3, 4, 5};

// Sheets of those who wrote after one roll from the same dice, and of who rolled.
const Columns rolled{{{1}, {2}, {3}, {}, {}, {}}};
const Columns followed{{{}, {}, {}, {4}, {}, {}}};

// What may stand in a field.
QString roomOf(const Field &field)
{
    using Kind = Field::Kind;
    return placeOf(field)
        + (field.kind == Kind::Pieces       ? u": up to %1 below %2"_s.arg(field.most).arg(field.kinds)
               : field.kind == Kind::Player ? u": seat %1 to %2"_s.arg(field.least).arg(field.most)
               : field.kind == Kind::Choice ? u": word %1 to %2"_s.arg(field.least).arg(field.most)
                                            : u": %1 to %2"_s.arg(field.least).arg(field.most));
}

void GemstonesSettingUp::whatThereIsToBeSaid_data() const
{
    QTest::addColumn<Told>("told");
    QTest::addColumn<QStringList>("rooms"); // but for the sheets
    const QStringList turn{u"round: 1 to 40"_s, u"first: seat 0 to 1"_s, u"active: seat 0 to 3"_s};
    const QStringList ten{u"gems: up to 5 below 6"_s, u"numbers: up to 5 below 6"_s};
    const QStringList four{u"gems: up to 2 below 6"_s, u"numbers: up to 2 below 6"_s};
    const QString pairs = u"pairs: up to 3 below 36"_s;
    const QString toPlay = u"toPlay: seat 0 to 1"_s;
    const std::vector<Columns> two{unwritten, unwritten};
    QTest::newRow("before a roll") << Told{.sheets = two} << turn + ten;
    QTest::newRow("a roll") << Told{.sheets = two, .shownGems = colours, .shownNumbers = numbers}
                            << turn + ten + QStringList{pairs};
    QTest::newRow("G6: three alike") << Told{.sheets = two,
                                             .shownGems = colours,
                                             .shownNumbers = {2, 2, 3, 3, 3}}
                                     << turn + ten + QStringList{pairs, u"kept: word 0 to 1"_s};
    QTest::newRow("G6: three alike among too few dice")
        << Told{.sheets = two, .shownGems = {red, red, red}, .shownNumbers = numbers}
        << turn + ten + QStringList{pairs};
    QTest::newRow("G7: a pair made") << Told{.sheets = two,
                                             .shownGems = {red, red, red, red, red},
                                             .shownNumbers = numbers,
                                             .pairs = {{red, 1}}}
                                     << turn + ten + QStringList{pairs};
    QTest::newRow("G8: three pairs made") << Told{.sheets = two,
                                                  .shownGems = colours,
                                                  .shownNumbers = numbers,
                                                  .pairs = {{brown, 1}, {red, 2}, {green, 3}}}
                                          << turn + ten + QStringList{pairs, toPlay};
    QTest::newRow("G14: before a fictional roll") << Told{.sheets = two, .active = clara} << turn + four;
    QTest::newRow("G14: a fictional roll")
        << Told{.sheets = two, .active = clara, .shownGems = {red, red}, .shownNumbers = {1, 1}}
        << turn + four + QStringList{toPlay};
    QTest::newRow("G20: alone") << Told{.sheets = {unwritten}} << QStringList{turn[0], turn[2]} + ten;
}

void GemstonesSettingUp::whatThereIsToBeSaid()
{
    QFETCH(Told, told);
    QFETCH(QStringList, rooms);
    for (std::size_t seat = 0; seat < told.sheets.size(); ++seat) {
        for (const char *gem : {"brown", "red", "green", "blue", "yellow", "white"})
            rooms << u"columns of %1 of seat %2: up to 10 below 6"_s.arg(QLatin1String(gem)).arg(seat);
        rooms << u"sorted of seat %1: word 0 to 1"_s.arg(seat);
    }
    const Position table = Rules::fields(Rules::start(setupOf(told)), positionOf(told));
    QStringList said;
    for (const Field &field : table.fields())
        said << roomOf(field);
    QCOMPARE(said, rooms);
}

void GemstonesSettingUp::G10_asManyRowsAsAColumnHas()
{
    for (const int rows : {9, 12}) {
        const Setup setup = byHouseRules(Rules::terms(), 1, {{"rows", rows}});
        const Position table = Rules::fields(Rules::start(setup), {});
        QCOMPARE(table.find(field::column(anna, 0))->most, rows);
    }
}

void GemstonesSettingUp::notWhileDiceRoll()
{
    Tabletop table(2, chance);
    QVERIFY(!Rules::describe(table.state)); // nobody has begun
    table = Tabletop(2, bruno);
    QCOMPARE(Rules::describe(table.state)->number(field::of(field::firstKey)), int{bruno});
    for (int die = 0; die < dice; ++die) {
        Rules::apply(table.state, 0);
        QCOMPARE(Rules::describe(table.state).has_value(), die == dice - 1);
    }
    QVERIFY(table.reroll(bruno, {0, 1}, {}));
    QVERIFY(!Rules::describe(table.state));
    table.playAtRandom(1);
    QVERIFY(!Rules::describe(table.state)); // it is over
}

// Where no dice show the same, a table tells all about them.
void GemstonesSettingUp::tablesAsTheyWerePlayed()
{
    Tabletop table(3, clara);
    Setup setup = Rules::terms().usual(3);
    setup.first = clara;
    const auto again = [&] {
        return Rules::arrange(setup, *Rules::describe(table.state)).state == table.state;
    };
    QVERIFY(again());
    QVERIFY(table.roll(colours, numbers) && again());
    QVERIFY(table.write(clara, brown, 1) && again());
    QVERIFY(table.write(clara, red, 2) && again());
    QVERIFY(table.write(clara, green, 3) && again());
    QVERIFY(table.write(anna, blue, 4) && again());
    QVERIFY(table.write(bruno, blue, 5) && again());
    QVERIFY(table.roll({brown, white}, {1, 6}) && again()); // G14
    QVERIFY(table.write(anna, white, 6) && again());
    QVERIFY(table.write(bruno, brown, 6) && again());
    QVERIFY(table.write(clara, white, 1) && again());
    QVERIFY(table.roll({red, red, red, red, white}, {6, 5, 4, 3, 2}));
    QCOMPARE(table.state.phase, Phase::Offered);
    QVERIFY(again());
    QVERIFY(table.keepRoll(anna) && again());
}

void GemstonesSettingUp::tablesThatCanBe_data() const
{
    QTest::addColumn<Told>("told");
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<Seat>("mover");
    const auto can = [](const char *name, Phase phase, Seat mover, const Told &told) {
        QTest::newRow(name) << told << phase << mover;
    };
    const std::vector<Columns> empty(4);
    const std::vector<Dice> pairs{{brown, 1}, {red, 2}, {green, 3}};
    const std::vector<Columns> four(2, columnsOf({1, 1, 1, 1, 0, 0})); // after both have had a turn

    can("G4: whoever begins", Phase::Rolling, chance, {.sheets = empty, .active = clara, .first = clara});
    can("G4: who was chosen", Phase::Rolling, chance,
        {.sheets = empty, .active = clara, .first = clara, .chosen = clara});
    can("G5: a roll", Phase::Pairing, anna, {.sheets = empty, .shownGems = colours, .shownNumbers = numbers});
    can("G6: three gems alike", Phase::Offered, anna,
        {.sheets = empty, .shownGems = {red, blue, red, blue, red}, .shownNumbers = numbers});
    can("G6: three numbers alike", Phase::Offered, anna,
        {.sheets = empty, .shownGems = colours, .shownNumbers = {4, 4, 1, 2, 4}});
    can("G6: kept", Phase::Pairing, anna,
        {.sheets = empty, .shownGems = colours, .shownNumbers = {4, 4, 1, 2, 4}, .kept = true});
    can("G7: a pair", Phase::Pairing, anna,
        {.sheets = {{{{1}, {}, {}, {}, {}, {}}}, {}, {}, {}},
         .shownGems = colours,
         .shownNumbers = numbers,
         .pairs = {pairs[0]}});
    can("G8: the next one follows", Phase::Following, bruno,
        {.sheets = {rolled, {}, {}, {}},
         .shownGems = colours,
         .shownNumbers = numbers,
         .pairs = pairs,
         .toPlay = bruno});
    can("G8: then the others", Phase::Following, dario,
        {.sheets = {rolled, followed, followed, {}},
         .shownGems = colours,
         .shownNumbers = numbers,
         .pairs = pairs,
         .toPlay = dario});
    can("G8: round the table", Phase::Following, clara,
        {.sheets = {followed, followed, {}, rolled},
         .active = dario,
         .shownGems = colours,
         .shownNumbers = numbers,
         .pairs = pairs,
         .toPlay = clara,
         .first = dario});
    can("G12: the only colour, although it is blocked", Phase::Pairing, anna,
        {.sheets = {columnsOf({4, 1, 1, 1, 0, 0})},
         .round = 2,
         .shownGems = Gems(5, brown),
         .shownNumbers = numbers,
         .pairs = {{brown, 1}}});
    can("G12: set aside", Phase::Pairing, anna,
        {.sheets = {columnsOf({10, 0, 0, 0, 0, 0})},
         .round = 3,
         .shownGems = Gems(5, brown),
         .shownNumbers = numbers,
         .pairs = {{brown, 1}, {brown, 2}}});
    can("G12: set aside after the last row", Phase::Pairing, anna,
        {.sheets = {columnsOf({10, 3, 0, 0, 0, 0})},
         .round = 3,
         .shownGems = Gems(5, brown),
         .shownNumbers = numbers,
         .pairs = {{brown, 1}, {brown, 2}}});
    can("G10: more rows by house rules", Phase::Rolling, chance,
        {.sheets = {columnsOf({11, 1, 0, 0, 0, 0})},
         .round = 3,
         .by = byHouseRules(Rules::terms(), 1, {{"rows", 12}})});
    can("G10: fewer rows by house rules", Phase::Rolling, chance,
        {.sheets = {columnsOf({9, 1, 0, 0, 0, 0})},
         .round = 3,
         .by = byHouseRules(Rules::terms(), 1, {{"rows", 9}})});
    can("G14: a fictional turn", Phase::Rolling, chance, {.sheets = four, .active = clara});
    can("G14: two dice of each kind", Phase::Following, anna,
        {.sheets = four,
         .active = clara,
         .shownGems = {yellow, white},
         .shownNumbers = {5, 6},
         .toPlay = anna});
    can("G14: the second one follows", Phase::Following, bruno,
        {.sheets = {{{{1}, {1}, {1}, {1}, {}, {6}}}, four[1]},
         .active = clara,
         .shownGems = {yellow, white},
         .shownNumbers = {5, 6},
         .toPlay = bruno});
    can("G14: who can write nothing is passed over", Phase::Following, bruno,
        {.sheets = {columnsOf({10, 6, 0, 0, 0, 0}), columnsOf({9, 7, 0, 0, 0, 0})},
         .round = 3,
         .active = clara,
         .shownGems = {brown, brown},
         .shownNumbers = {1, 1},
         .toPlay = bruno});
    can("G16: sorted in the turn before", Phase::Rolling, chance,
        {.sheets = {columnsOf({4, 4, 4, 5, 5, 5})}, .round = 5, .active = bruno, .sorted = {true}});
    can("G16: sorted before another turn", Phase::Rolling, chance,
        {.sheets = {columnsOf({5, 4, 4, 5, 5, 5})}, .round = 5, .active = clara, .sorted = {true}});
    can("G16: sorted before three turns", Phase::Rolling, chance,
        {.sheets = {columnsOf({5, 5, 5, 5, 5, 5})}, .round = 6, .sorted = {true}});
    can("G16: sorted only now", Phase::Rolling, chance,
        {.sheets = {columnsOf({4, 4, 4, 5, 5, 6})}, .round = 5, .active = clara});
    can("G17: enough in this round only", Phase::Rolling, chance,
        {.sheets = {columnsOf({9, 10, 10, 10, 9, 9})}, .round = 10, .active = bruno});
    can("G17: one number too few", Phase::Rolling, chance,
        {.sheets = {columnsOf({8, 8, 7, 7, 6, 6})}, .round = 8});
}

void GemstonesSettingUp::tablesThatCanBe()
{
    QFETCH(Told, told);
    const Arrangement<State> table = arranged(told);
    QVERIFY(!table.misfit);
    QTEST(table.state.phase, "phase");
    QTEST(table.state.mover, "mover");
    QVERIFY(Rules::describe(table.state) == Rules::fields(table.state, positionOf(told)));
}

void GemstonesSettingUp::tablesThatCannotBe_data() const
{
    QTest::addColumn<Told>("told");
    QTest::addColumn<Wrong>("reason");
    QTest::addColumn<int>("rule");
    QTest::addColumn<QString>("where");
    QTest::addColumn<int>("figure");
    const auto row = [](const char *name, Wrong reason, int rule, const QString &where, int figure,
                        const Told &told) {
        QTest::newRow(name) << told << reason << rule << where << figure;
    };
    const std::vector<Columns> empty(4);
    const std::vector<Columns> four(2, columnsOf({1, 1, 1, 1, 0, 0})); // after both have had a turn
    const std::vector<Dice> pairs{{brown, 1}, {red, 2}, {green, 3}};
    const Columns full = columnsOf({10, 0, 0, 0, 0, 0});

    row("another start", Wrong::OtherStart, 4, u"first"_s, 0, {.sheets = empty, .chosen = clara});
    row("four gems", Wrong::WrongDice, 5, u"gems"_s, 5,
        {.sheets = empty, .shownGems = {red, red, red, blue}, .shownNumbers = numbers});
    row("no gems", Wrong::WrongDice, 5, u"gems"_s, 5, {.sheets = empty, .shownNumbers = numbers});
    row("four numbers", Wrong::WrongDice, 5, u"numbers"_s, 5,
        {.sheets = empty, .shownGems = colours, .shownNumbers = {1, 2, 3, 4}});
    row("no numbers", Wrong::WrongDice, 5, u"numbers"_s, 5, {.sheets = empty, .shownGems = colours});
    row("a gem in a fictional turn", Wrong::WrongDice, 14, u"gems"_s, 2,
        {.sheets = four, .active = clara, .shownGems = {red}, .shownNumbers = {1, 2}});
    row("a number in a fictional turn", Wrong::WrongDice, 14, u"numbers"_s, 2,
        {.sheets = four, .active = clara, .shownGems = {red, blue}, .shownNumbers = {1}});

    const auto paired = [&](const Columns &sheet, const std::vector<Dice> &made) {
        return Told{
            .sheets = {sheet, {}, {}, {}}, .shownGems = colours, .shownNumbers = numbers, .pairs = made};
    };
    row("a gem that is not there", Wrong::NoSuchPair, 7, u"pairs"_s, 0, paired(rolled, {{white, 1}}));
    row("a gem that is as high as a number", Wrong::NoSuchPair, 7, u"pairs"_s, 0,
        {.sheets = empty, .shownGems = colours, .shownNumbers = {6, 1, 2, 3, 4}, .pairs = {{white, 1}}});
    row("a number that is not there", Wrong::NoSuchPair, 7, u"pairs"_s, 0, paired(rolled, {{brown, 6}}));
    row("a gem twice", Wrong::NoSuchPair, 7, u"pairs"_s, 0, paired(rolled, {{brown, 1}, {brown, 2}}));
    row("a number twice", Wrong::NoSuchPair, 7, u"pairs"_s, 0, paired(rolled, {{brown, 1}, {red, 1}}));
    row("not written", Wrong::NotWritten, 9, u"pairs"_s, 0, paired(unwritten, {{brown, 1}}));
    row("another one written", Wrong::NotWritten, 9, u"pairs"_s, 0, paired(rolled, {{brown, 2}}));
    row("only the last one written", Wrong::NotWritten, 9, u"pairs"_s, 0,
        paired({{{}, {2}, {}, {}, {}, {}}}, {{brown, 1}, {red, 2}}));
    row("more written than paired", Wrong::Numbers, 8, u"columns of seat 0"_s, 2,
        paired(rolled, {pairs[0], pairs[1]}));
    row("more written than three pairs", Wrong::Numbers, 8, u"columns of seat 0"_s, 3,
        {.sheets = {{{{1}, {2}, {3}, {}, {}, {6}}}, followed, {}, {}},
         .shownGems = colours,
         .shownNumbers = numbers,
         .pairs = pairs,
         .toPlay = clara});
    row("written in a blocked column", Wrong::MayNotPair, 12, u"pairs"_s, 0,
        {.sheets = {columnsOf({4, 1, 1, 1, 0, 0})},
         .round = 2,
         .shownGems = colours,
         .shownNumbers = numbers,
         .pairs = {{brown, 1}}});
    row("set aside what could be written", Wrong::MayNotPair, 12, u"pairs"_s, 0,
        {.sheets = {full}, .round = 3, .shownGems = colours, .shownNumbers = numbers, .pairs = {{brown, 1}}});

    row("who rolled follows", Wrong::NotToPlay, 8, u"toPlay"_s, 0,
        {.sheets = {rolled, {}, {}, {}}, .shownGems = colours, .shownNumbers = numbers, .pairs = pairs});
    row("one has not followed", Wrong::NotToPlay, 8, u"toPlay"_s, 0,
        {.sheets = {rolled, {}, {}, {}},
         .shownGems = colours,
         .shownNumbers = numbers,
         .pairs = pairs,
         .toPlay = clara});
    row("followed with another gem", Wrong::NotToPlay, 8, u"toPlay"_s, 0,
        {.sheets = {rolled, {{{}, {}, {}, {}, {}, {4}}}, {}, {}},
         .shownGems = colours,
         .shownNumbers = numbers,
         .pairs = pairs,
         .toPlay = clara});
    row("followed with another number", Wrong::NotToPlay, 8, u"toPlay"_s, 0,
        {.sheets = {rolled, {{{}, {}, {}, {1}, {}, {}}}, {}, {}},
         .shownGems = colours,
         .shownNumbers = numbers,
         .pairs = pairs,
         .toPlay = clara});
    row("not followed a fictional roll", Wrong::NotToPlay, 8, u"toPlay"_s, 0,
        {.sheets = four,
         .active = clara,
         .shownGems = {yellow, white},
         .shownNumbers = {5, 6},
         .toPlay = bruno});
    row("who can write nothing follows", Wrong::NotToPlay, 12, u"toPlay"_s, 0,
        {.sheets = {full}, .round = 3, .active = bruno, .shownGems = {brown, brown}, .shownNumbers = {1, 2}});
    row("who follows has written too much", Wrong::Numbers, 8, u"columns of seat 1"_s, 0,
        {.sheets = {rolled, followed, {}, {}},
         .shownGems = colours,
         .shownNumbers = numbers,
         .pairs = pairs,
         .toPlay = bruno});
    row("who followed has written too much", Wrong::Numbers, 8, u"columns of seat 1"_s, 1,
        {.sheets = {rolled, {{{}, {}, {}, {4}, {}, {6}}}, {}, {}},
         .shownGems = colours,
         .shownNumbers = numbers,
         .pairs = pairs,
         .toPlay = clara});

    row("a number before the first turn", Wrong::Numbers, 8, u"columns of seat 3"_s, 0,
        {.sheets = {{}, {}, {}, followed}});
    row("no number after a turn", Wrong::Numbers, 8, u"columns of seat 0"_s, 3,
        {.sheets = empty, .active = bruno});
    row("no number beside others", Wrong::Numbers, 8, u"columns of seat 2"_s, 1,
        {.sheets = {rolled, followed, {}, followed}, .active = bruno});
    row("too few in a round", Wrong::Numbers, 8, u"columns of seat 0"_s, 12,
        {.sheets = {columnsOf({2, 2, 2, 2, 2, 1})}, .round = 3});
    row("too many where a column is full", Wrong::Numbers, 8, u"columns of seat 0"_s, 12,
        {.sheets = {columnsOf({10, 3, 0, 0, 0, 0})}, .round = 3});
    row("enough after the round before", Wrong::GameOver, 17, u"columns of seat 0"_s, 7,
        {.sheets = {columnsOf({7, 7, 7, 7, 7, 7})}, .round = 8});
    row("more than enough for a turn", Wrong::GameOver, 17, u"columns of seat 0"_s, 7,
        {.sheets = {columnsOf({10, 10, 10, 10, 10, 10})}, .round = 11, .active = bruno});
    row("more than enough before a turn", Wrong::GameOver, 17, u"columns of seat 1"_s, 7,
        {.sheets = {columnsOf({9, 9, 9, 9, 9, 6}), columnsOf({9, 8, 8, 8, 8, 8})},
         .round = 9,
         .active = bruno});

    row("sorted before a turn", Wrong::NotSorted, 16, u"sorted of seat 1"_s, 0,
        {.sheets = empty, .sorted = {false, true}});
    row("falling sums", Wrong::NotSorted, 16, u"sorted of seat 0"_s, 0,
        {.sheets = {columnsOf({5, 5, 5, 4, 4, 4})}, .round = 5, .active = bruno, .sorted = {true}});
    row("falling sums, whichever was written since", Wrong::NotSorted, 16, u"sorted of seat 0"_s, 0,
        {.sheets = {columnsOf({5, 5, 5, 4, 4, 5})}, .round = 5, .active = clara, .sorted = {true}});
    row("sorted without a word at the end of a round", Wrong::Sorted, 16, u"sorted of seat 0"_s, 0,
        {.sheets = {columnsOf({5, 5, 5, 5, 5, 5}), columnsOf({5, 5, 5, 5, 5, 5})},
         .round = 6,
         .active = bruno,
         .first = bruno});
    row("sorted without a word", Wrong::Sorted, 16, u"sorted of seat 0"_s, 0,
        {.sheets = {columnsOf({4, 4, 4, 5, 5, 5})}, .round = 5, .active = bruno});
}

void GemstonesSettingUp::tablesThatCannotBe()
{
    QFETCH(Told, told);
    const Arrangement<State> table = arranged(told);
    QVERIFY(table.misfit);
    QTEST(static_cast<Wrong>(table.misfit->reason), "reason");
    QTEST(table.misfit->rule, "rule");
    QTEST(placeOf(table.misfit->where), "where");
    QTEST(table.misfit->figure, "figure");
}

} // namespace medici::gemstones

QTEST_APPLESS_MAIN(medici::gemstones::GemstonesSettingUp)
#include "settingup.moc"
