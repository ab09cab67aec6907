#include "tests/engine/houserules.h"
#include "tests/variants/dice/told.h"

#include <QTest>

namespace medici::dice {

using namespace Qt::StringLiterals;

// Tables that are set up by hand.
class DicePositions : public QObject {
    Q_OBJECT

private slots:
    void whatThereIsToBeSaid_data() const;
    void whatThereIsToBeSaid();
    void everyFaceIsAPiece();
    void D7_aRollIsToldInAnyOrder();
    void D9_whatWasTakenIsASet();
    void notWhileDiceRoll();
    void tablesAsTheyWerePlayed();
    void tablesThatCanBe_data() const;
    void tablesThatCanBe();
    void tablesThatCannotBe_data() const;
    void tablesThatCannotBe();
};

// What may stand in a field.
QString roomOf(const Field &field)
{
    using Kind = Field::Kind;
    return (field.kind == Kind::Pieces       ? u"%1: up to %3 below %4"_s
                : field.kind == Kind::Player ? u"%1: seat %2 to %3"_s
                                             : u"%1: %2 to %3"_s)
               .arg(placeOf(field))
               .replace(u"%2"_s, QString::number(field.least))
               .replace(u"%3"_s, QString::number(field.most))
               .replace(u"%4"_s, QString::number(field.kinds))
        + (field.open ? u" or open"_s : QString());
}

void DicePositions::whatThereIsToBeSaid_data() const
{
    QTest::addColumn<Told>("told");
    QTest::addColumn<QStringList>("rooms");
    const QString round = u"round: 1 to 3"_s;
    const QString turn = u"turn: 0 to 5 or open"_s;
    const QString roll = u"roll: up to 5 below 26"_s;
    const QString ship = u"ship of seat %1 in round %2: up to %3 below 26"_s;
    QTest::newRow("before the first roll")
        << Told{.fleets = {{{}, {}}}}
        << QStringList{round, u"active: seat 0 to 1"_s,  turn,
                       roll,  ship.arg(0).arg(1).arg(5), ship.arg(1).arg(1).arg(5)};
    QTest::newRow("dice") << Told{.fleets = {{{}, {}, {}}, {{}, {}, {}}}, .roll = golds(4)}
                          << QStringList{round,
                                         u"active: seat 0 to 2"_s,
                                         turn,
                                         roll,
                                         u"taken: up to 5 below 5"_s,
                                         ship.arg(0).arg(1).arg(5),
                                         ship.arg(0).arg(2).arg(5),
                                         ship.arg(1).arg(1).arg(5),
                                         ship.arg(1).arg(2).arg(5),
                                         ship.arg(2).arg(1).arg(5),
                                         ship.arg(2).arg(2).arg(5)};
    QTest::newRow("dice taken") << Told{.fleets = {{{}, {}}}, .roll = golds(5), .taken = {0}}
                                << QStringList{round,
                                               u"active: seat 0 to 1"_s,
                                               turn,
                                               roll,
                                               u"taken: up to 5 below 5"_s,
                                               u"toPlay: seat 0 to 1"_s,
                                               ship.arg(0).arg(1).arg(5),
                                               ship.arg(1).arg(1).arg(5)};
    QStringList alone{round, u"turn: 0 to 7 or open"_s, roll, ship.arg(0).arg(1).arg(7),
                      ship.arg(0).arg(2).arg(7)};
    for (const int of : {1, 2})
        for (const char *good : {"spice", "dye", "grain", "fur", "cloth"}) // D4
            alone << u"circles of %1 in round %2: 0 to 12"_s.arg(QLatin1String(good)).arg(of);
    QTest::newRow("alone") << Told{.fleets = {{{}}, {{}}}, .roll = golds(5), .taken = {0}} << alone;
}

void DicePositions::whatThereIsToBeSaid()
{
    QFETCH(Told, told);
    QFETCH(QStringList, rooms);
    const Position table = Rules::fields(Rules::start(setupOf(told)), positionOf(told));
    QStringList said;
    for (const Field &field : table.fields())
        said << roomOf(field);
    QCOMPARE(said, rooms);
}

void DicePositions::everyFaceIsAPiece()
{
    QCOMPARE(faceKinds, 26);
    QCOMPARE(pieceOf(gold), 25);
    QCOMPARE(pieceOf(dye(4)), 9);
    for (int piece = 0; piece < faceKinds; ++piece)
        QCOMPARE(pieceOf(faceOfPiece(piece)), piece);
}

void DicePositions::D7_aRollIsToldInAnyOrder()
{
    const Cargo roll{spice(3), fur(3), grain(2), dye(4), dye(0)};
    const Told told{.fleets = {{{}, {}}}, .roll = Cargo(roll.rbegin(), roll.rend())};
    const State state = arranged(told).state;
    for (int die = 0; die < dice; ++die)
        QCOMPARE(state.face(die), roll[static_cast<std::size_t>(die)]);
    // By house rules a face may be on several dice: they are told one by one.
    Told house{.fleets = {{{}, {}}},
               .roll = {grain(2), grain(2), gold, gold, gold},
               .by = byHouseRules(Rules::terms(), 2, {{"die0value2", 0}, {"die1value2", 0}})};
    QVERIFY(!arranged(house).misfit);
    std::reverse(house.roll.begin(), house.roll.end());
    QCOMPARE(arranged(house).misfit->figure, 4);
}

void DicePositions::D9_whatWasTakenIsASet()
{
    const Told told{.fleets = {{{}, {}}}, .roll = golds(5), .taken = {3, 0, 3}};
    const Position said = Rules::fields(Rules::start(setupOf(told)), positionOf(told));
    QCOMPARE(said.pieces(field::of(field::takenKey)), (std::vector{0, 3}));
}

void DicePositions::notWhileDiceRoll()
{
    QVERIFY(!Rules::describe(Tabletop(2, 7, chance).state)); // nobody has begun
    Tabletop table(2, 7, berta);
    QCOMPARE(Rules::describe(table.state)->number(field::of(field::activeKey)), int{berta});
    for (int die = 0; die < dice; ++die) {
        Rules::apply(table.state, 5);
        QCOMPARE(Rules::describe(table.state).has_value(), die == dice - 1);
    }
    table.playAtRandom(1);
    QVERIFY(!Rules::describe(table.state)); // it is over
}

void DicePositions::tablesAsTheyWerePlayed()
{
    // Where no die shows what another one could, a table tells all about the dice.
    Tabletop table(3, 5, clara);
    Setup setup = Rules::terms().usual(3);
    setup.options[0] = 5;
    const auto again = [&] {
        return Rules::arrange(setup, *Rules::describe(table.state)).state == table.state;
    };
    QVERIFY(again());
    for (int turn = 0; turn < 2; ++turn) {
        QVERIFY(table.roll(exampleRoll) && again());
        QVERIFY(table.take(table.actor(), {1, 2, 4}) && again());
        QVERIFY(table.take(table.actor(), {3}) && again());
        QVERIFY(table.take(table.actor(), {3}) && again());
    }
    setup.first = clara;
    QVERIFY(again());
}

// The table, and which turn of its round it is.
void DicePositions::tablesThatCanBe_data() const
{
    QTest::addColumn<Told>("told");
    QTest::addColumn<int>("turn");
    const auto can = [](const char *name, int turn, const Told &told) {
        QTest::newRow(name) << told << turn;
    };
    const Fleet empty{{}, {}};
    const Fleet full{golds(5), golds(5)};

    can("D6: whoever begins", 1, {.fleets = {empty}, .active = berta});
    can("D6: who was chosen", 1, {.fleets = {empty}, .active = berta, .first = berta});
    can("D15: a round after another", 1, {.fleets = {full, empty}});
    can("D15: begun by the other", 1, {.fleets = {full, full, empty}, .active = berta});
    can("D7: a turn later", 2, {.fleets = {{golds(3), golds(1)}}, .active = berta});
    can("D7: turn as it is said", 3, {.fleets = {{golds(3), golds(4)}}, .turn = 3});
    can("D7: three dice", 1,
        {.fleets = {{{gold, fur(3), grain(2)}, {}}},
         .roll = {gold, fur(3), grain(2), dye(4), dye(0)},
         .taken = {0, 1, 2},
         .toPlay = berta});
    can("D8: several take the same die", 1,
        {.fleets = {{{gold}, {dye(4)}, {dye(4)}, {}}},
         .roll = {gold, fur(3), grain(2), dye(4), dye(0)},
         .taken = {0},
         .toPlay = dora});
    can("D8: each die is for somebody", 2,
        {.fleets = {{{fur(3), dye(4)}, {grain(0)}, {grain(2)}, {dye(0)}}}, .active = berta});
    can("D8: gold on the only die that is free", 2,
        {.fleets = {{{fur(3)}, {gold}, {grain(0)}, {spice(0)}}}, .active = berta});
    can("D9: taken gold lies before", 2,
        {.fleets = {{{gold, dye(0)}, {gold}, {gold}, {gold}}}, .active = berta});
    can("D12: what was taken fills the ship", 3,
        {.fleets = {{{gold, gold, gold, gold, fur(3)}, golds(2)}},
         .roll = {gold, fur(3), grain(2), dye(4), dye(0)},
         .taken = {0, 1},
         .toPlay = berta});
    can("D13: the last roll", 4,
        {.fleets = {{golds(5), golds(3)}},
         .active = berta,
         .roll = {gold, fur(3), grain(2), dye(4), dye(0)}});
    can("D13: all that is left on the last roll", 1,
        {.fleets = {{{gold, gold, gold, dye(4), dye(4)}, {gold, grain(4), fur(3), fur(3), dye(4)}}, empty}});
    can("D12: a full ship is passed over", 5, {.fleets = {{golds(5), golds(5), golds(4)}}, .active = clara});
    can("D25: alone", 1, {.fleets = {{{}}}});
    can("D25: alone turn after turn", 4, {.fleets = {{golds(3)}}, .circles = {{}}});
    can("D25: alone as many turns as are said", 4, {.fleets = {{golds(3)}}, .turn = 4, .circles = {{}}});
    can("D26: the enemy has zeros", 2, {.fleets = {{{fur(3)}}}, .circles = {{2, 2, 2, 2, 0}}});
}

void DicePositions::tablesThatCanBe()
{
    QFETCH(Told, told);
    QFETCH(int, turn);
    const Arrangement<State> table = arranged(told);
    QVERIFY(!table.misfit);
    QCOMPARE(int{table.state.turn}, turn);
    told.turn = turn;
    told.circles.resize(told.fleets.size());
    QVERIFY(Rules::describe(table.state) == Rules::fields(table.state, positionOf(told)));
}

void DicePositions::tablesThatCannotBe_data() const
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
    const Fleet empty{{}, {}};
    const Fleet full{golds(5), golds(5)};
    const Cargo roll(exampleRoll.begin(), exampleRoll.end());
    const PerGood<int> all{12, 12, 12, 12, 12};

    row("four dice", Wrong::NotFive, 7, u"roll"_s, 4, {.fleets = {empty}, .roll = golds(4)});
    row("a side of another die", Wrong::NoSuchSide, 2, u"roll"_s, 1,
        {.fleets = {empty}, .roll = {dye(2), dye(2), gold, gold, gold}});
    row("two sides of a die", Wrong::NoSuchSide, 2, u"roll"_s, 2,
        {.fleets = {empty}, .roll = {grain(0), dye(1), gold, gold, gold}});
    row("the same side twice", Wrong::NoSuchSide, 2, u"roll"_s, 5,
        {.fleets = {empty}, .roll = {gold, gold, gold, fur(0), fur(0)}});

    row("free space in an earlier round", Wrong::ShipOpen, 14, u"ship of seat 1 in round 1"_s, 5,
        {.fleets = {{golds(5), golds(4)}, full, empty}});
    row("and in the one before", Wrong::ShipOpen, 14, u"ship of seat 0 in round 2"_s, 5,
        {.fleets = {full, {golds(4), golds(5)}, empty}});
    row("all ships are full", Wrong::RoundOver, 14, u"round"_s, 2, {.fleets = {full, full}});
    row("even by what was taken", Wrong::RoundOver, 14, u"round"_s, 1,
        {.fleets = {full}, .roll = golds(5), .taken = {0}, .toPlay = berta});
    row("who is full rolls", Wrong::FullRolls, 12, u"active"_s, 0, {.fleets = {{golds(5), golds(3)}}});

    row("four dice taken", Wrong::TakenNoDice, 7, u"taken"_s, 3,
        {.fleets = {{golds(4), {}}}, .roll = golds(5), .taken = {0, 1, 2, 3}, .toPlay = berta});
    row("taken by nobody", Wrong::NotOnShip, 9, u"taken"_s, 0,
        {.fleets = {empty}, .roll = golds(5), .taken = {0}, .toPlay = berta});
    row("something else on board", Wrong::NotOnShip, 9, u"taken"_s, 0,
        {.fleets = {{{fur(3), gold}, {}}}, .roll = roll, .taken = {0, 1}, .toPlay = berta});
    row("who took follows", Wrong::NotToPlay, 8, u"toPlay"_s, 0,
        {.fleets = {{golds(1), {}}}, .roll = golds(5), .taken = {0}, .toPlay = adam});
    row("who is full follows", Wrong::NotToPlay, 8, u"toPlay"_s, 0,
        {.fleets = {{golds(4), golds(5), golds(4)}}, .roll = golds(5), .taken = {0}, .toPlay = berta});

    row("nobody has rolled for that", Wrong::NoTurns, 8, u"ship of seat 0 in round 1"_s, 1,
        {.fleets = {{golds(0), golds(1)}}});
    row("nor in the second round", Wrong::NoTurns, 8, u"ship of seat 1 in round 2"_s, 2,
        {.fleets = {full, {golds(1), golds(0)}}, .active = berta});
    row("nor from whoever was chosen", Wrong::NoTurns, 8, u"ship of seat 0 in round 1"_s, 1,
        {.fleets = {{golds(0), golds(1)}}, .turn = 1, .first = adam});
    row("more than three dice", Wrong::NoTurns, 8, u"ship of seat 1 in round 1"_s, 1,
        {.fleets = {{golds(4), golds(1)}}, .active = berta});
    row("a die that shows two faces", Wrong::NoTurns, 8, u"ship of seat 1 in round 1"_s, 1,
        {.fleets = {{{fur(3), dye(4)}, {grain(0)}, {grain(2)}, {spice(0)}}}, .active = berta});
    row("a die that was taken", Wrong::NoTurns, 8, u"ship of seat 1 in round 1"_s, 1,
        {.fleets = {{{fur(3)}, {fur(3)}}}, .active = berta});
    row("not in the order of the dice", Wrong::NoTurns, 8, u"ship of seat 1 in round 1"_s, 1,
        {.fleets = {{{dye(4), fur(3)}, {gold}}}, .active = berta});
    row("followed with what does not lie there", Wrong::NoTurns, 8, u"ship of seat 0 in round 1"_s, 1,
        {.fleets = {{{gold}, {fur(2)}, {}}}, .roll = roll, .taken = {0}, .toPlay = clara});
    row("followed before it was their turn", Wrong::NoTurns, 8, u"ship of seat 0 in round 1"_s, 1,
        {.fleets = {{{gold}, {}, {fur(3)}}}, .roll = roll, .taken = {0}, .toPlay = berta});
    row("followed too soon", Wrong::NoTurns, 8, u"ship of seat 0 in round 1"_s, 1,
        {.fleets = {{{gold}, {}, {}}}, .roll = roll, .taken = {0}, .toPlay = clara});

    // Berta's last two have to be taken at once, because Adam's last two are of the die that she takes first.
    row("not in the order of the dice on the last roll", Wrong::NoTurns, 8, u"ship of seat 0 in round 2"_s, 2,
        {.fleets = {{{gold, gold, gold, dye(4), dye(4)}, {gold, grain(4), fur(3), dye(4), fur(3)}}, empty}});

    row("another turn", Wrong::OtherTurn, 12, u"turn"_s, 0, {.fleets = {empty}, .turn = 2});
    row("the first turn", Wrong::OtherTurn, 12, u"turn"_s, 0,
        {.fleets = {{golds(3), golds(1)}}, .active = berta, .turn = 1});
    row("another turn alone", Wrong::OtherTurn, 25, u"turn"_s, 0,
        {.fleets = {{golds(3)}}, .turn = 5, .circles = {{}}});
    row("another start", Wrong::OtherStart, 6, u"active"_s, 0, {.fleets = {empty}, .first = berta});
    row("circles are gone", Wrong::FewerCircles, 29, u"circles of grain in round 2"_s, 1,
        {.fleets = {{golds(7)}, {{}}}, .circles = {{1, 0, 0, 0, 0}, {}}});
    row("circles are gone later", Wrong::FewerCircles, 29, u"circles of cloth in round 3"_s, 2,
        {.fleets = {{golds(7)}, {golds(7)}, {{}}}, .circles = {{}, {0, 0, 0, 0, 2}, {0, 0, 0, 0, 1}}});
    row("circles before the first turn", Wrong::NoCircles, 26, u"circles in round 1"_s, 0,
        {.fleets = {{{}}}, .circles = {{0, 0, 0, 0, 1}}});
    row("too many circles in the first round", Wrong::NoCircles, 26, u"circles in round 1"_s, 0,
        {.fleets = {{Cargo(7, fur(3))}, {{}}}, .turn = 1, .circles = {all, all}});
    row("circles before the first turn of a round", Wrong::NoCircles, 26, u"circles in round 2"_s, 0,
        {.fleets = {{golds(7)}, {{}}}, .turn = 1, .roll = roll, .circles = {{}, {0, 0, 0, 0, 1}}});
}

void DicePositions::tablesThatCannotBe()
{
    QFETCH(Told, told);
    const Arrangement<State> table = arranged(told);
    QVERIFY(table.misfit);
    QTEST(static_cast<Wrong>(table.misfit->reason), "reason");
    QTEST(table.misfit->rule, "rule");
    QTEST(placeOf(table.misfit->where), "where");
    QTEST(table.misfit->figure, "figure");
}

} // namespace medici::dice

QTEST_APPLESS_MAIN(medici::dice::DicePositions)
#include "positions.moc"
