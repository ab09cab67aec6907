#include "tests/record/reading.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

// One ship alone: 5 + 3 + 2, 5 + 3 + 2 and 5; in fur and grain two crosses each, dye's dice are circles.
const QByteArray roll = R"({"chance":{"roll":["gold5","fur3","grain2","dye4","dye0"]}})";
const QByteArray three = R"({"seat":0,"move":{"take":[0,1,2]}})";
const QByteArray one = R"({"seat":0,"move":{"take":[0]}})";
const QByteArray scored =
    R"({"scored":{"round":1,"seats":[{"ship":25,"shipPoints":25,"crosses":{"grain":2,"dye":0,"fur":2,"spice":0,"cloth":0},)"
    R"("monopolies":{"grain":0,"dye":0,"fur":0,"spice":0,"cloth":0},"total":25,)"
    R"("circles":{"grain":1,"dye":9,"fur":1,"spice":0,"cloth":0}}]}})";
const QByteArray result = R"({"result":{"scores":[75],"places":[1],"rank":0}})";

QByteArrayList oneRound()
{
    return {roll, three, roll, three, roll, one};
}

QByteArrayList wholeGame()
{
    return oneRound() + oneRound() + oneRound();
}

// Of four seats, where the last takes what it must.
const QByteArray headerForFour =
    R"({"format":"medici","version":1,"variant":"dice","seats":[{"name":"A","player":"human"},{"name":"B","player":"human"},)"
    R"({"name":"C","player":"human"},{"name":"D","player":"human"}],"options":{"start":0,"shipSpaces":5}})";

} // namespace

class AnnotationLines : public QObject {
    Q_OBJECT

private slots:
    void rightOnesPass();
    void aReaderSkipsThem_data() const;
    void aReaderSkipsThem();
    void ofEqualDiceEitherWillDo_data() const;
    void ofEqualDiceEitherWillDo();
    void theOrderOfLegalMovesIsFree();
    void faults_data() const;
    void faults();
};

void AnnotationLines::rightOnesPass()
{
    const Reading reading =
        readingOf(soloHeader() + linesOf(oneRound() + QByteArrayList{scored} + oneRound()));
    QCOMPARE(reading.reason(), QString());
    QCOMPARE(readingOf(soloHeader() + linesOf(wholeGame() + QByteArrayList{result})).reason(), QString());
}

void AnnotationLines::aReaderSkipsThem_data() const
{
    QTest::addColumn<QByteArray>("line");
    for (const char *line :
         {R"({"legal":null})", R"({"scored":{"round":7}})", R"({"result":{}})", R"({"legal":[[[]]]})"})
        QTest::newRow(line) << QByteArray(line);
}

// Whatever they say and wherever they stand; what they say wrongly only a checker finds.
void AnnotationLines::aReaderSkipsThem()
{
    QFETCH(QByteArray, line);
    const QByteArray text = soloHeader() + linesOf({line, roll, line, line, three, line});
    const Reading reading = readingOf(text, OnAnnotations::Skip);
    QCOMPARE(reading.reason(), QString());
    QCOMPARE(reading.records.front().events.size(), 6U);
    QCOMPARE(readingOf(text, OnAnnotations::Compare).line(), 2);
}

void AnnotationLines::ofEqualDiceEitherWillDo_data() const
{
    QTest::addColumn<QByteArray>("moves");
    QTest::newRow("lower") << R"({"take":[0]},{"take":[3]},{"take":[4]})"_ba;
    QTest::newRow("higher") << R"({"take":[2]},{"take":[3]},{"take":[4]})"_ba;
    QTest::newRow("both") << R"({"take":[0]},{"take":[2]},{"take":[3]},{"take":[4]})"_ba;
}

void AnnotationLines::ofEqualDiceEitherWillDo()
{
    QFETCH(QByteArray, moves);
    const QByteArray golds = R"({"chance":{"roll":["gold5","fur3","gold5","dye4","dye0"]}})";
    const QByteArray second = R"({"seat":0,"move":{"take":[1]}})";
    const Reading reading = readingOf(linesOf({headerForFour, golds, second, "{\"legal\":[" + moves + "]}"}));
    QCOMPARE(reading.reason(), QString());
}

void AnnotationLines::theOrderOfLegalMovesIsFree()
{
    const Reading reading =
        readingOf(linesOf({headerForFour, roll, three, R"({"legal":[{"take":[4]},{"take":[3]}]})",
                           R"({"seat":1,"move":{"take":[3]}})"}));
    QCOMPARE(reading.reason(), QString());
}

void AnnotationLines::faults_data() const
{
    QTest::addColumn<QByteArrayList>("lines"); // the last of them is wrong
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QByteArrayList &lines, const QString &reason) {
        QTest::newRow(name) << lines << reason;
    };
    const auto legal = [&](const char *name, const QByteArray &moves, const QString &reason) {
        row(name, {headerForFour, roll, three, "{\"legal\":" + moves + "}"}, reason);
    };
    const QByteArrayList alone{soloHeader().trimmed()};
    const auto badScoring = [&](const char *name, const QByteArray &right, const QByteArray &wrong,
                                const QString &reason) {
        row(name, alone + oneRound() + QByteArrayList{QByteArray(scored).replace(right, wrong)}, reason);
    };
    const auto badResult = [&](const char *name, const QByteArray &right, const QByteArray &wrong,
                               const QString &reason) {
        row(name, alone + wholeGame() + QByteArrayList{QByteArray(result).replace(right, wrong)}, reason);
    };

    legal("a move left out", R"([{"take":[3]}])", uR"("legal" leaves out {"take":[4]}.)"_s);
    legal("no moves", "[]", uR"("legal" leaves out {"take":[3]}.)"_s);
    legal("an impossible move", R"([{"take":[3]},{"take":[4]},{"take":[0]}])",
          uR"("legal" names {"take":[0]}, which is not possible here.)"_s);
    legal("a move twice", R"([{"take":[3]},{"take":[4]},{"take":[3]}])",
          uR"("legal" names {"take":[3]} twice.)"_s);
    legal("another game's move", R"([{"bid":3}])", uR"(The field "take" is missing.)"_s);
    legal("no array", R"({"take":[3]})", uR"("legal" is {"take":[3]}, but must be an array.)"_s);
    legal("no objects", "[[3],[4]]", uR"("legal" is [3], but must be an object.)"_s);

    const QString beforeDecision = uR"("legal" may only come directly before a decision.)"_s;
    row("legal before a roll", alone + QByteArrayList{R"({"legal":[]})"}, beforeDecision);
    row("legal at the end", alone + wholeGame() + QByteArrayList{R"({"legal":[]})"}, beforeDecision);
    const QByteArray choices = R"({"legal":[{"take":[3]},{"take":[4]}]})";
    row("legal twice", {headerForFour, roll, three, choices, choices},
        uR"("legal" appears twice after the same event.)"_s);

    const QString afterRound = uR"("scored" may only come directly after the event that ends a round.)"_s;
    row("scored at the start", alone + QByteArrayList{scored}, afterRound);
    row("scored too early", alone + oneRound().first(5) + QByteArrayList{scored}, afterRound);
    row("scored too late", alone + oneRound() + QByteArrayList{roll, scored}, afterRound);
    row("scored twice", alone + oneRound() + QByteArrayList{scored, scored},
        uR"("scored" appears twice after the same event.)"_s);
    row("scored after result", alone + wholeGame() + QByteArrayList{result, scored},
        uR"("scored" must come before "result".)"_s);
    badScoring("ship", R"("ship":25)", R"("ship":24)", u"scored.seats[0].ship is 24, but must be 25."_s);
    badScoring("circles", R"("dye":9)", R"("dye":8)", u"scored.seats[0].circles.dye is 8, but must be 9."_s);
    badScoring("round", R"("round":1)", R"("round":2)", u"scored.round is 2, but must be 1."_s);
    badScoring("a field missing", R"("shipPoints":25,)", "",
               u"scored.seats[0].shipPoints is missing, but must be 25."_s);
    badScoring("a field too many", R"("total":25)", R"("total":25,"gold":5)",
               u"scored.seats[0].gold does not belong here."_s);
    badScoring("gold is no good", R"("grain":2,)", R"("grain":2,"gold":3,)",
               u"scored.seats[0].crosses.gold does not belong here."_s);
    badScoring("a number as text", R"("ship":25)", R"("ship":"25")",
               uR"(scored.seats[0].ship is "25", but must be 25.)"_s);
    row("no object", alone + oneRound() + QByteArrayList{R"({"scored":[]})"},
        uR"("scored" is [], but must be an object.)"_s);
    row("a seat too many", alone + oneRound() + QByteArrayList{R"({"scored":{"round":1,"seats":[{},{}]}})"},
        u"scored.seats: 2 entries found, 1 expected."_s);

    row("result too early", alone + oneRound() + QByteArrayList{result},
        uR"("result" may only come directly after the event that ends the game.)"_s);
    row("result twice", alone + wholeGame() + QByteArrayList{result, result},
        uR"("result" appears twice after the same event.)"_s);
    badResult("score", "75", "76", u"result.scores[0] is 76, but must be 75."_s);
    badResult("place", "\"places\":[1]", "\"places\":[2]", u"result.places[0] is 2, but must be 1."_s);
    badResult("rank", "\"rank\":0", "\"rank\":1", u"result.rank is 1, but must be 0."_s); // D30
    badResult("no rank alone", ",\"rank\":0", "", u"result.rank is missing, but must be 0."_s);
    badResult("a reason", ",\"rank\":0", ",\"rank\":0,\"reason\":\"sorted\"",
              u"result.reason does not belong here."_s);
}

void AnnotationLines::faults()
{
    QFETCH(QByteArrayList, lines);
    QFETCH(QString, reason);
    const Reading reading = readingOf(linesOf(lines));
    QCOMPARE(reading.reason(), reason);
    QCOMPARE(reading.line(), lines.size());
    QCOMPARE(readingOf(linesOf(lines), OnAnnotations::Skip).reason(), QString());
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::AnnotationLines)
#include "annotations.moc"
