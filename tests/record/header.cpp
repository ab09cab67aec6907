#include "engine/record/header.h"
#include "engine/record/json.h"
#include "tests/record/reading.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

// A header with the field's value put in place of the usual one, or left out.
QByteArray headerWith(const QByteArray &field, const QByteArray &value)
{
    QByteArrayList fields;
    for (const auto &[name, usual] : std::initializer_list<std::pair<QByteArray, QByteArray>>{
             {"format", "\"medici\""},
             {"version", "1"},
             {"variant", "\"dice\""},
             {"seats", R"([{"name":"Ania","player":"human"},{"name":"Lorenzo","player":"computer"}])"}}) {
        const QByteArray &chosen = name == field ? value : usual;
        if (!chosen.isEmpty())
            fields += '"' + name + "\":" + chosen;
    }
    if (!QByteArrayList{"format", "version", "variant", "seats"}.contains(field))
        fields += '"' + field + "\":" + value;
    return '{' + fields.join(',') + "}\n";
}

QByteArray seats(int count)
{
    return '[' + QByteArrayList(count, R"({"name":"","player":"human"})").join(',') + ']';
}

} // namespace

class Headers : public QObject {
    Q_OBJECT

private slots:
    void theSpecifiedHeaderReadsBackToTheLetter();
    void fieldsMayStandInAnyOrder();
    void optionsThatAreLeftOutAreUsual();
    void houseRulesStandWhereTheyDiffer();
    void everyLevelIsKept();
    void everyNameIsKept();
    void faults_data() const;
    void faults();
};

void Headers::theSpecifiedHeaderReadsBackToTheLetter()
{
    const QByteArray text =
        R"({"format":"medici","version":1,"variant":"dice","seats":[{"name":"Ania","player":"human"},)"
        R"({"name":"Lorenzo","player":"computer","level":"hard"}],"options":{"shipSpaces":7},"seed":"42","app":"1.0.0"})"
        "\n";
    const Reading reading = readingOf(text);
    QCOMPARE(reading.reason(), QString());
    const Header &header = reading.records.front().header;
    QCOMPARE(header.setup, diceVariant().terms().usual(2));
    QVERIFY(header.luck == (LuckSource{LuckSource::Scheme::RunningNumber, u"42"_s, {}, {}}));
    QCOMPARE(header.app, u"1.0.0"_s);
    QCOMPARE(lineOf(headerLine(header, diceVariant(), RecordVersion::One)), text);
}

void Headers::fieldsMayStandInAnyOrder()
{
    const Reading reading = readingOf(
        R"({"options":{"shipSpaces":8,"start":1},"seats":[{"player":"human","name":"A"},{"player":"computer","level":"easy","name":"B"}],"variant":"dice","version":1,"format":"medici"})"
        "\n");
    QCOMPARE(reading.reason(), QString());
    QCOMPARE(reading.records.front().header.setup.first, Seat{1});
    QCOMPARE(reading.records.front().header.setup.options[0], 8);
}

void Headers::optionsThatAreLeftOutAreUsual()
{
    for (const QByteArray &options : {"{}"_ba, "{\"shipSpaces\":7}"_ba})
        QCOMPARE(readingOf(headerWith("options", options)).records.front().header.setup,
                 diceVariant().terms().usual(2));
}

void Headers::houseRulesStandWhereTheyDiffer()
{
    const QByteArray options = R"({"shipSpaces":7,"rounds":2,"shipPrize2":12,"die0value3":"cloth"})"_ba;
    const Reading reading = readingOf(headerWith("options", options));
    QCOMPARE(reading.reason(), QString());
    const Header &header = reading.records.front().header;
    QVERIFY(diceVariant().terms().house(header.setup));
    const QByteArray line = lineOf(headerLine(header, diceVariant(), RecordVersion::Two));
    QVERIFY2(line.contains("\"options\":" + options), line.constData());
    const Reading usual = readingOf(headerWith("options", R"({"rounds":3,"shipPrize1":20})"_ba));
    QCOMPARE(usual.records.front().header.setup, diceVariant().terms().usual(2));
}

void Headers::everyLevelIsKept()
{
    for (const QByteArray &level : {"random"_ba, "hard"_ba, "grandmaster 3000"_ba}) {
        const Reading reading =
            readingOf(headerWith("seats", R"([{"name":"L","player":"computer","level":")" + level + "\"}]"));
        QCOMPARE(reading.records.front().header.players.front().level, QString::fromUtf8(level));
    }
}

void Headers::everyNameIsKept()
{
    const Reading reading =
        readingOf(headerWith("seats", R"([{"name":"\u0000Łucja \"🎲\"\n","player":"human"}])"));
    QCOMPARE(reading.reason(), QString());
    const Header &header = reading.records.front().header;
    QCOMPARE(header.players.front().name, QChar(u'\0') + u"Łucja \"🎲\"\n"_s);
    const Reading again = readingOf(lineOf(headerLine(header, diceVariant(), RecordVersion::Two)));
    QCOMPARE(again.records.front().header, header);
}

void Headers::faults_data() const
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *field, const QByteArray &value, const QString &reason) {
        QTest::addRow("%s: %s", field, value.left(60).constData()) << headerWith(field, value) << reason;
    };
    const auto missing = u"The field \"%1\" is missing."_s;

    row("format", {}, uR"(A record begins with its header, a line with the field "format".)"_s);
    row("format", "\"pgn\"", uR"("format" is "pgn", but must be "medici".)"_s);
    row("format", "1", uR"("format" is 1, but must be "medici".)"_s);
    row("format", "null", uR"("format" is null, but must be "medici".)"_s);

    row("version", {}, missing.arg("version"_L1));
    row("version", "3", u"The record has version 3; this program reads versions up to 2."_s);
    row("version", "999999999999999",
        u"The record has version 999999999999999; this program reads versions up to 2."_s);
    row("version", "0", uR"("version" is 0, but must be a whole number from 1 to 2.)"_s);
    row("version", "-1", uR"("version" is -1, but must be a whole number from 1 to 2.)"_s);
    row("version", "\"1\"", uR"("version" is "1", but must be a whole number from 1 to 2.)"_s);
    row("version", "1.0", u"The number 1.0 must be written as a whole one."_s);

    row("variant", {}, missing.arg("variant"_L1));
    row("variant", "\"chess\"", uR"(The variant "chess" is not known; the known ones are dice.)"_s);
    row("variant", "\"Dice\"", uR"(The variant "Dice" is not known; the known ones are dice.)"_s);
    row("variant", "null", uR"("variant" is null, but must be a string.)"_s);

    row("seats", {}, missing.arg("seats"_L1));
    row("seats", "2", uR"("seats" is 2, but must be an array.)"_s);
    row("seats", "[]", u"The game dice has 1 to 4 seats, not 0."_s);
    row("seats", seats(5), u"The game dice has 1 to 4 seats, not 5."_s);
    row("seats", "[null]", uR"("seats" is null, but must be an object.)"_s);
    row("seats", R"([{"player":"human"}])", missing.arg("name"_L1));
    row("seats", R"([{"name":"A"}])", missing.arg("player"_L1));
    row("seats", R"([{"name":7,"player":"human"}])", uR"("name" is 7, but must be a string.)"_s);
    row("seats", R"([{"name":"A","player":"robot"}])",
        uR"("player" is "robot", but must be "human" or "computer".)"_s);
    row("seats", R"([{"name":"A","player":true}])", uR"("player" is true, but must be a string.)"_s);
    row("seats", R"([{"name":"A","player":"human","level":"easy"}])", uR"(A human has no "level".)"_s);
    row("seats", R"([{"name":"A","player":"computer","level":3}])",
        uR"("level" is 3, but must be a string.)"_s);
    row("seats", R"([{"name":"A","player":"human","colour":"red"}])",
        uR"(The field "colour" does not belong here.)"_s);

    row("options", "[]", uR"("options" is [], but must be an object.)"_s);
    row("options", R"({"higherBonus":true})",
        uR"(This game has no option "higherBonus"; it has start, shipSpaces and its house rules.)"_s);
    row("options", R"({"die0value3":"gold"})",
        uR"(The option "die0value3" is "gold", but must be one of these: grain, dye, fur, spice, cloth.)"_s);
    row("options", R"({"shipPrize3":5})", uR"(With so many players (2) there is no option "shipPrize3".)"_s);
    row("options", R"({"rounds":6})", uR"("rounds" is 6, but must be a whole number from 1 to 5.)"_s);
    row("options", R"({"shipSpaces":4})", uR"("shipSpaces" is 4, but must be a whole number from 5 to 8.)"_s);
    row("options", R"({"shipSpaces":9})", uR"("shipSpaces" is 9, but must be a whole number from 5 to 8.)"_s);
    row("options", R"({"shipSpaces":999999999999999})",
        uR"("shipSpaces" is 999999999999999, but must be a whole number from 5 to 8.)"_s);
    row("options", R"({"shipSpaces":"7"})",
        uR"("shipSpaces" is "7", but must be a whole number from 5 to 8.)"_s);
    row("options", R"({"shipSpaces":true})",
        uR"("shipSpaces" is true, but must be a whole number from 5 to 8.)"_s);
    row("options", R"({"shipSpaces":null})",
        uR"("shipSpaces" is null, but must be a whole number from 5 to 8.)"_s);
    row("options", R"({"start":2})", uR"("start" is 2, but must be a whole number from 0 to 1.)"_s);
    row("options", R"({"start":-1})", uR"("start" is -1, but must be a whole number from 0 to 1.)"_s);

    row("seed", "42", uR"("seed" is 42, but must be a string.)"_s);
    row("luck", "{}", uR"(The field "luck" does not belong here.)"_s);
    row("position", "{}", uR"(The field "position" does not belong here.)"_s);
    row("app", "[]", uR"("app" is [], but must be a string.)"_s);
    row("date", "\"today\"", uR"(The field "date" does not belong here.)"_s);

    QTest::newRow("alone with too few spaces")
        << R"({"format":"medici","version":1,"variant":"dice","seats":[{"name":"A","player":"human"}],"options":{"shipSpaces":6}})"
           "\n"_ba
        << uR"("shipSpaces" is 6, but must be a whole number from 7 to 8.)"_s; // D3
    QTest::newRow("a newer version with fields of its own")
        << "{\"format\":\"medici\",\"version\":3,\"players\":[]}\n"_ba
        << u"The record has version 3; this program reads versions up to 2."_s;
    QTest::newRow("an event first")
        << "{\"chance\":{\"start\":0}}\n"_ba
        << uR"(A record begins with its header, a line with the field "format".)"_s;
}

void Headers::faults()
{
    QFETCH(QByteArray, header);
    QFETCH(QString, reason);
    const Reading reading = readingOf(header);
    QCOMPARE(reading.reason(), reason);
    QCOMPARE(reading.line(), 1);
    const Reading second = readingOf(soloHeader() + header);
    QVERIFY(second.fault);
    QCOMPARE(second.line(), 2);
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::Headers)
#include "header.moc"
