#include "tests/record/reading.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

const QByteArray firstRoll = R"({"chance":{"roll":["gold5","fur3","grain2","dye4","dye0"]}})";

QByteArray takes(int seat, const QByteArray &dice)
{
    return "{\"seat\":" + QByteArray::number(seat) + ",\"move\":{\"take\":[" + dice + "]}}";
}

} // namespace

class Events : public QObject {
    Q_OBJECT

private slots:
    void whoBeginsIsAnEventWhereItIsDrawn();
    void everyDieCanShowSixFaces();
    void equalDiceMayBothBeTaken();
    void faults_data() const;
    void faults();
    void nothingFollowsTheEndOfTheGame();
};

void Events::whoBeginsIsAnEventWhereItIsDrawn()
{
    const QByteArray drawn =
        R"({"format":"medici","version":1,"variant":"dice","seats":[{"name":"A","player":"human"},{"name":"B","player":"human"}]})";
    QCOMPARE(readingOf(linesOf({drawn, R"({"chance":{"start":1}})", firstRoll, takes(1, "0")})).reason(),
             QString());
    const Reading unsettled = readingOf(linesOf({drawn, firstRoll}));
    QCOMPARE(unsettled.line(), 2);
    QCOMPARE(unsettled.reason(), uR"(The field "start" is missing.)"_s);
    const Reading beyond = readingOf(linesOf({drawn, R"({"chance":{"start":2}})"}));
    QCOMPARE(beyond.line(), 2);
    QCOMPARE(
        beyond.reason(),
        uR"(The chance event {"start":2} is not possible here; possible values: {"start":0}, {"start":1}.)"_s);
}

// D2
void Events::everyDieCanShowSixFaces()
{
    const std::array<QByteArrayList, 6> faces{{{"grain0", "cloth0", "spice0", "fur0", "dye0"},
                                               {"dye1", "grain1", "cloth1", "spice1", "fur1"},
                                               {"fur2", "dye2", "grain2", "cloth2", "spice2"},
                                               {"spice3", "fur3", "dye3", "grain3", "cloth3"},
                                               {"cloth4", "spice4", "fur4", "dye4", "grain4"},
                                               {"gold5", "gold5", "gold5", "gold5", "gold5"}}};
    for (std::size_t value = 0; value < faces.size(); ++value) {
        const QByteArray chosen = R"({"chance":{"roll":[")" + faces[value].join("\",\"") + "\"]}}";
        const Reading reading = readingOf(soloHeader() + chosen + '\n');
        QCOMPARE(reading.reason(), QString());
        for (const Event &event : reading.records.front().events)
            QCOMPARE(event.code, static_cast<Code>(value));
    }
}

void Events::equalDiceMayBothBeTaken()
{
    const QByteArray golds = R"({"chance":{"roll":["gold5","gold5","grain2","dye4","dye0"]}})";
    for (const QByteArray &dice : {"0"_ba, "1"_ba, "1,2"_ba}) {
        const Reading reading = readingOf(headerForTwo() + linesOf({golds, takes(0, dice)}));
        QCOMPARE(reading.reason(), QString());
        QCOMPARE(reading.records.front().events.size(), 6U);
    }
}

void Events::faults_data() const
{
    QTest::addColumn<QByteArrayList>("lines"); // the last of them is wrong
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QByteArrayList &lines, const QString &reason) {
        QTest::newRow(name) << lines << reason;
    };
    const auto badRoll = [&](const char *name, const QByteArray &faces, const QString &reason) {
        row(name, {"{\"chance\":{\"roll\":" + faces + "}}"}, reason);
    };
    const auto badMove = [&](const char *name, const QByteArray &line, const QString &reason) {
        row(name, {firstRoll, line}, reason);
    };
    const QString unknown =
        uR"(The line is neither an event nor an annotation: an event has either "chance" or )"_s
        + uR"("seat" and "move", an annotation only one of "legal", "scored" and "result".)"_s;

    row("nothing", {"{}"}, unknown);
    row("another kind of line", {R"({"comment":"well played"})"}, unknown);
    row("two annotations in one line", {firstRoll, R"({"legal":[],"result":{}})"}, unknown);
    row("chance and a comment", {R"({"chance":{},"comment":""})"},
        uR"(The field "comment" does not belong here.)"_s);
    row("chance of a seat", {R"({"seat":0,"chance":{}})"}, uR"(The field "move" is missing.)"_s);
    row("chance and a move", {R"({"seat":0,"move":{},"chance":{}})"},
        uR"(The field "chance" does not belong here.)"_s);
    row("move without a seat", {firstRoll, R"({"move":{"take":[0]}})"}, uR"(The field "seat" is missing.)"_s);
    row("seat without a move", {firstRoll, R"({"seat":0})"}, uR"(The field "move" is missing.)"_s);

    row("chance is no object", {R"({"chance":[]})"}, uR"("chance" is [], but must be an object.)"_s);
    row("no roll", {R"({"chance":{}})"}, uR"(The field "roll" is missing.)"_s);
    row("a card", {R"({"chance":{"card":"cloth3"}})"}, uR"(The field "roll" is missing.)"_s);
    row("a start that is settled", {R"({"chance":{"start":0}})"}, uR"(The field "roll" is missing.)"_s);
    row("a roll and a card", {R"({"chance":{"roll":[],"card":"fur1"}})"},
        uR"(The field "card" does not belong here.)"_s);
    badRoll("four dice", R"(["gold5","fur3","grain2","dye4"])", u"A roll is of 5 dice, not 4."_s);
    badRoll("six dice", R"(["gold5","fur3","grain2","dye4","dye0","gold5"])",
            u"A roll is of 5 dice, not 6."_s);
    badRoll("no array", R"("gold5")", uR"("roll" is "gold5", but must be an array.)"_s);
    badRoll("no word", R"(["gold5",3,"grain2","dye4","dye0"])", uR"("roll" is 3, but must be a string.)"_s);
    badRoll("a face of another die", R"(["gold5","fur3","dye4","dye4","dye0"])",
            uR"(Die 2 cannot show "dye4"; its faces are spice0, cloth1, grain2, dye3, fur4, gold5.)"_s);
    badRoll("a face of no die", R"(["gold6","fur3","grain2","dye4","dye0"])",
            uR"(Die 0 cannot show "gold6"; its faces are grain0, dye1, fur2, spice3, cloth4, gold5.)"_s);
    badRoll("another spelling", R"(["Gold5","fur3","grain2","dye4","dye0"])",
            uR"(Die 0 cannot show "Gold5"; its faces are grain0, dye1, fur2, spice3, cloth4, gold5.)"_s);
    badRoll("no face", R"(["gold5","","grain2","dye4","dye0"])",
            uR"(Die 1 cannot show ""; its faces are cloth0, grain1, dye2, fur3, spice4, gold5.)"_s);

    row("a move before the roll", {takes(0, "0")}, u"Seat 0 cannot move here: a chance event comes first."_s);
    row("a roll before the move", {firstRoll, firstRoll},
        u"No chance event is possible here: it is for seat 0 to decide."_s);
    badMove("another's turn", takes(1, "0"), u"Seat 1 cannot move here: it is for seat 0 to decide."_s);
    badMove("no such seat", takes(2, "0"), uR"("seat" is 2, but must be a whole number from 0 to 1.)"_s);
    badMove("a negative seat", takes(-1, "0"), uR"("seat" is -1, but must be a whole number from 0 to 1.)"_s);
    badMove("a huge seat", R"({"seat":256,"move":{"take":[0]}})",
            uR"("seat" is 256, but must be a whole number from 0 to 1.)"_s);
    badMove("a seat by name", R"({"seat":"Ania","move":{"take":[0]}})",
            uR"("seat" is "Ania", but must be a whole number from 0 to 1.)"_s);
    badMove("a half seat", R"({"seat":0.5,"move":{"take":[0]}})",
            u"The number 0.5 must be written as a whole one."_s);
    badMove("a move that is no object", R"({"seat":0,"move":[0]})",
            uR"("move" is [0], but must be an object.)"_s);
    badMove("a move of another game", R"({"seat":0,"move":{"bid":7}})", uR"(The field "take" is missing.)"_s);
    badMove("a move and more", R"({"seat":0,"move":{"take":[0],"draw":true}})",
            uR"(The field "draw" does not belong here.)"_s);
    badMove("no such die", takes(0, "5"), uR"("take" is 5, but must be a whole number from 0 to 4.)"_s);
    badMove("a negative die", takes(0, "-1"), uR"("take" is -1, but must be a whole number from 0 to 4.)"_s);
    badMove("a die twice", takes(0, "1,1"),
            uR"("take" is [1,1], but must be in ascending order, each number once.)"_s);
    badMove("descending dice", takes(0, "3,1"),
            uR"("take" is [3,1], but must be in ascending order, each number once.)"_s);
    badMove("a die as a word", takes(0, "\"0\""),
            uR"("take" is "0", but must be a whole number from 0 to 4.)"_s);
    badMove("dice in dice", takes(0, "[0]"), uR"("take" is [0], but must be a whole number from 0 to 4.)"_s);
    badMove(
        "no dice", takes(0, ""), // D7
        uR"(The move {"take":[]} is not possible here; possible values: {"take":[0]}, {"take":[1]}, {"take":[2]}, )"_s
            + uR"({"take":[3]}, {"take":[4]}, {"take":[0,1]} and 19 more.)"_s);
    badMove(
        "four dice taken", takes(0, "0,1,2,3"), // D7
        uR"(The move {"take":[0,1,2,3]} is not possible here; possible values: {"take":[0]}, {"take":[1]}, )"_s
            + uR"({"take":[2]}, {"take":[3]}, {"take":[4]}, {"take":[0,1]} and 19 more.)"_s);
    row("a die that is gone", {firstRoll, takes(0, "0,3,4"), takes(1, "0")}, // D8
        uR"(The move {"take":[0]} is not possible here; possible values: {"take":[1]}, {"take":[2]}.)"_s);
    row("two dice of another's roll", {firstRoll, takes(0, "0,3,4"), takes(1, "1,2")}, // D8
        uR"(The move {"take":[1,2]} is not possible here; possible values: {"take":[1]}, {"take":[2]}.)"_s);
}

void Events::faults()
{
    QFETCH(QByteArrayList, lines);
    QFETCH(QString, reason);
    const Reading reading = readingOf(headerForTwo() + linesOf(lines) + firstRoll + '\n');
    QCOMPARE(reading.reason(), reason);
    QCOMPARE(reading.line(), lines.size() + 1);
    QVERIFY(reading.records.empty());
}

void Events::nothingFollowsTheEndOfTheGame()
{
    QByteArrayList game{soloHeader().trimmed()};
    for (int round = 0; round < 3; ++round)
        game += {firstRoll, takes(0, "0,1,2"), firstRoll, takes(0, "0,1,2"), firstRoll, takes(0, "0")};
    QCOMPARE(readingOf(linesOf(game)).reason(), QString());
    for (const QByteArray &more : {firstRoll, takes(0, "0"), QByteArray(R"({"chance":{"start":0}})")}) {
        const Reading reading = readingOf(linesOf(game + QByteArrayList{more}));
        QCOMPARE(reading.reason(), u"The game is over; no event can follow."_s);
        QCOMPARE(reading.line(), 20);
    }
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::Events)
#include "events.moc"
