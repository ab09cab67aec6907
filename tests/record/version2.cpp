#include "engine/record/base32.h"
#include "engine/record/writer.h"
#include "tests/record/reading.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

QByteArray headerOfVersion2(const QByteArray &more,
                            const QByteArray &seats = R"({"name":"A","player":"human"})")
{
    return R"({"format":"medici","version":2,"variant":"dice","seats":[)" + seats + ']' + more + "}\n";
}

QByteArray luckWith(const QByteArray &fields)
{
    return headerOfVersion2(R"(,"luck":{)" + fields + '}');
}

const QByteArray forTwo = headerOfVersion2(R"(,"options":{"start":0})",
                                           R"({"name":"A","player":"human"},{"name":"B","player":"human"})");
const QByteArray timedRoll = R"({"chance":{"roll":["gold5","fur3","grain2","dye4","dye0"]},"at":[1,1]})";

} // namespace

// What version 2 says beyond version 1.
class VersionTwo : public QObject {
    Q_OBJECT

private slots:
    void sealsArePinned();
    void aWordChangesTheDeal();
    void base32ReadsWhatIsTakenForADigit();
    void luckIsKept_data() const;
    void luckIsKept();
    void anotherProgramIsKept();
    void howAnEventCameAboutIsKept();
    void notesAreKeptWhateverTheySay();
    void placesMayBeLeftOut();
    void versionOneIsWrittenForWhoAsks();
    void faults_data() const;
    void faults();
};

void VersionTwo::sealsArePinned()
{
    QCOMPARE(sealOf({0, 42}), u"3JND-KR17-BBM2-H1F8"_s);
    QCOMPARE(sealOf({~0ULL, ~0ULL}), u"52B0-W8WM-D5JA-8H90"_s);
}

void VersionTwo::aWordChangesTheDeal()
{
    const DealNumber number{0, 42};
    QVERIFY(dealOf(number, {}) == number);
    QCOMPARE(textOf(dealOf(number, u"Łucja 7"_s)), u"f416739b3136286fb07341f8462ed0ef"_s);
    QVERIFY(dealOf(number, u"łucja 7"_s) != dealOf(number, u"Łucja 7"_s));
}

void VersionTwo::base32ReadsWhatIsTakenForADigit()
{
    for (unsigned value = 0; value < 32; ++value) {
        QCOMPARE(base32Value(base32Digit(value)), value);
        QCOMPARE(base32Value(base32Digit(value).toLower()), value);
    }
    QCOMPARE(base32Value(u'o'), 0U);
    QCOMPARE(base32Value(u'I'), 1U);
    QCOMPARE(base32Value(u'l'), 1U);
    for (const QChar other : u"U-!ż "_s)
        QVERIFY(!base32Value(other));
}

void VersionTwo::luckIsKept_data() const
{
    QTest::addColumn<QByteArray>("header");
    const auto row = [](const char *name, const QByteArray &luck) { QTest::newRow(name) << luckWith(luck); };
    row("places",
        R"("scheme":"places","number":"0123456789abcdef0123456789abcdef","seal":")"
            + sealOf({0x0123456789abcdef, 0x0123456789abcdef}).toUtf8() + '"');
    row("a word",
        R"("scheme":"places","number":"0000000000000000000000000000002a","seal":")" + sealOf({0, 42}).toUtf8()
            + R"(","word":"Łucja \"7\"")");
    row("a deal that was told", R"("scheme":"places","number":"0000000000000000000000000000002a")");
    row("running number", R"("scheme":"running number","seed":"42")");
    row("by hand", R"("scheme":"hand")");
    QTest::newRow("not known") << headerOfVersion2({});
}

void VersionTwo::luckIsKept()
{
    QFETCH(QByteArray, header);
    const Reading reading = readingOf(header);
    QCOMPARE(reading.reason(), QString());
    const QByteArray usual = R"(,"options":{"shipSpaces":7})";
    QCOMPARE(textOf(reading.records.front(), diceVariant()), header.replace("}]", "}]" + usual));
}

void VersionTwo::anotherProgramIsKept()
{
    const Reading reading =
        readingOf(headerOfVersion2({}, R"({"name":"Deep","player":"program","program":"deep 3"})"));
    QCOMPARE(reading.reason(), QString());
    QCOMPARE(reading.records.front().header.players.front(),
             (Participant{u"Deep"_s, false, {}, u"deep 3"_s}));
    QVERIFY(textOf(reading.records.front(), diceVariant())
                .contains(R"([{"name":"Deep","player":"program","program":"deep 3"}])"));
    // Version 1 knows computers only.
    QVERIFY(textOf(reading.records.front(), diceVariant(), Annotated::No, RecordVersion::One)
                .contains(R"([{"name":"Deep","player":"computer","level":"deep 3"}])"));
}

void VersionTwo::howAnEventCameAboutIsKept()
{
    const QByteArray text = forTwo
        + linesOf({timedRoll.chopped(1) + R"(,"how":["hand","corrected"]})",
                   R"({"seat":0,"move":{"take":[0,3,4]},"how":["hint","a word of tomorrow"]})",
                   R"({"seat":1,"move":{"take":[1]}})"});
    const Reading reading = readingOf(text);
    QCOMPARE(reading.reason(), QString());
    const Record &record = reading.records.front();
    QCOMPARE(record.how.size(), 2U);
    QCOMPARE(record.how.at(0), (QStringList{u"hand"_s, u"corrected"_s}));
    QCOMPARE(record.how.at(5), (QStringList{u"hint"_s, u"a word of tomorrow"_s}));
    const QByteArray again = textOf(record, diceVariant());
    QCOMPARE(again.mid(again.indexOf('\n')), text.mid(text.indexOf('\n')));
}

void VersionTwo::notesAreKeptWhateverTheySay()
{
    const QByteArray text = forTwo
        + linesOf({R"({"note":{}})", timedRoll, R"({"note":{"review":{"cost":3,"of":[1,{"a":null}]}}})",
                   R"({"note":{"text":"Oh."}})", R"({"seat":0,"move":{"take":[0,3,4]}})",
                   R"({"note":{"text":"The end."}})"});
    const Reading reading = readingOf(text);
    QCOMPARE(reading.reason(), QString());
    const QByteArray again = textOf(reading.records.front(), diceVariant());
    QCOMPARE(again.mid(again.indexOf('\n')), text.mid(text.indexOf('\n')));
}

void VersionTwo::placesMayBeLeftOut()
{
    const Reading reading =
        readingOf(forTwo + linesOf({R"({"chance":{"roll":["gold5","fur3","grain2","dye4","dye0"]}})"}));
    QCOMPARE(reading.reason(), QString());
}

void VersionTwo::versionOneIsWrittenForWhoAsks()
{
    const QByteArray text = forTwo
        + linesOf({R"({"note":{}})", timedRoll.chopped(1) + R"(,"how":["hand"]})",
                   R"({"seat":0,"move":{"take":[0,3,4]},"how":["hint"]})"});
    const Record record = readingOf(text).records.front();
    const QByteArray older = textOf(record, diceVariant(), Annotated::No, RecordVersion::One);
    QCOMPARE(older,
             headerForTwo()
                     .replace("Ania", "A")
                     .replace("Lorenzo", "B")
                     .replace(R"("computer","level":"hard")", R"("human")")
                     .replace("\"start\":0", R"("start":0,"shipSpaces":7)")
                 + linesOf({R"({"chance":{"roll":["gold5","fur3","grain2","dye4","dye0"]}})",
                            R"({"seat":0,"move":{"take":[0,3,4]}})"}));
    QCOMPARE(readingOf(older).records.front().events, record.events);
}

void VersionTwo::faults_data() const
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("reason");
    const auto luck = [](const char *name, const QByteArray &fields, const QString &reason) {
        QTest::addRow("luck: %s", name) << luckWith(fields) << 1 << reason;
    };
    const QByteArray number = R"("number":"0000000000000000000000000000002a")";
    luck("no scheme", {}, uR"("scheme" is missing.)"_s);
    luck("another scheme", R"("scheme":"stars")",
         uR"("scheme" is "stars", but must be "places", "running number" or "hand".)"_s);
    luck("no number", R"("scheme":"places")", uR"(The field "number" is missing.)"_s);
    luck("a short number", R"("scheme":"places","number":"2a")",
         uR"("number" is "2a", but must be 32 hexadecimal digits.)"_s);
    luck("capitals", R"("scheme":"places","number":"0000000000000000000000000000002A")",
         uR"("number" is "0000000000000000000000000000002A", but must be 32 hexadecimal digits.)"_s);
    luck("another seal", R"("scheme":"places",)" + number + R"(,"seal":"0000-0000-0000-0000")",
         uR"(The seal "0000-0000-0000-0000" does not match the number, whose seal is %1.)"_s.arg(
             sealOf({0, 42})));
    luck("no text", R"("scheme":"places",)" + number + R"(,"word":7)",
         uR"("word" is 7, but must be a string.)"_s);
    luck("a seed with places", R"("scheme":"places",)" + number + R"(,"seed":"1")",
         uR"(The field "seed" does not belong here.)"_s);
    luck("a number with dice of one's own", R"("scheme":"hand",)" + number,
         uR"(The field "number" does not belong here.)"_s);

    const auto header = [](const char *name, const QByteArray &text, const QString &reason) {
        QTest::newRow(name) << text << 1 << reason;
    };
    header("a seed beside luck", headerOfVersion2(R"(,"seed":"1")"),
           uR"(The field "seed" does not belong here.)"_s);
    header("luck is no object", headerOfVersion2(R"(,"luck":1)"),
           uR"("luck" is 1, but must be an object.)"_s);
    header(
        "a position", headerOfVersion2(R"(,"position":{"round":2})"),
        u"The position cannot arise. seats[0].ship[0]: The round is over, so all 7 spaces are full. (D14)"_s);
    header("an unknown field", headerOfVersion2(R"(,"position":{"market":[]})"),
           uR"(The field "market" does not belong here.)"_s);
    header("a robot", headerOfVersion2({}, R"({"name":"A","player":"robot"})"),
           uR"("player" is "robot", but must be "human", "computer" or "program".)"_s);
    header("a program without its name", headerOfVersion2({}, R"({"name":"A","player":"program"})"),
           uR"(The field "program" is missing.)"_s);

    const auto event = [](const char *name, const QByteArrayList &lines, const QString &reason) {
        QTest::newRow(name) << forTwo + linesOf(lines) << static_cast<int>(lines.size() + 1) << reason;
    };
    const QByteArray bare = timedRoll.left(timedRoll.indexOf(",\"at\""));
    event("another turn", {bare + R"(,"at":[1,2]})"}, u"at is [1,2], but must be [1,1]."_s);
    event("a place of words", {bare + R"(,"at":"here"})"}, uR"(at is "here", but must be [1,1].)"_s);
    event("among whom nobody draws", {bare + R"(,"among":[0]})"}, u"among is [0], but must be missing."_s);
    event("how is no array", {bare + R"(,"how":"hand"})"}, uR"("how" is "hand", but must be an array.)"_s);
    event("how is empty", {bare + R"(,"how":[]})"}, uR"("how" is empty.)"_s);
    event("a place of a move", {timedRoll, R"({"seat":0,"move":{"take":[0]},"at":[1,1]})"},
          uR"(The field "at" does not belong here.)"_s);
    event("a field of tomorrow", {timedRoll, R"({"seat":0,"move":{"take":[0]},"face":"long"})"},
          uR"(The field "face" does not belong here.)"_s);
    event(
        "a line of tomorrow", {R"({"swap":[0,1]})"},
        uR"(The line is neither an event nor an annotation: an event has either "chance" or "seat" and "move", )"
        uR"(an annotation only one of "legal", "scored", "result" and "note".)"_s);
    event("a note that is no object", {R"({"note":"Oh."})"}, uR"("note" is "Oh.", but must be an object.)"_s);
    event("a note beside an event", {R"({"note":{},"seat":0,"move":{"take":[0]}})"},
          uR"(The field "note" does not belong here.)"_s);
    QTest::newRow("a note in version 1")
        << headerForTwo() + linesOf({R"({"note":{}})"}) << 2
        << uR"(The line is neither an event nor an annotation: an event has either "chance" or "seat" and "move", )"
           uR"(an annotation only one of "legal", "scored" and "result".)"_s;
    QTest::newRow("a place in version 1")
        << headerForTwo() + linesOf({timedRoll}) << 2 << uR"(The field "at" does not belong here.)"_s;
}

void VersionTwo::faults()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(QString, reason);
    const Reading reading = readingOf(text);
    QCOMPARE(reading.reason(), reason);
    QCOMPARE(reading.line(), line);
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::VersionTwo)
#include "version2.moc"
