#include "engine/record/lesson.h"
#include "tests/record/reading.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

// Anna and somebody else, and the beginning of deal 12.
const QByteArray title = "title\nen A lesson\npl Lekcja\n\n";
const QByteArray header =
    R"({"format":"medici","version":2,"variant":"dice","seats":[{"name":"Anna","player":"human"},)"
    R"({"name":"Bruno","player":"computer","level":"easy"}],"options":{"start":0},)"
    R"("luck":{"scheme":"places","number":"00000000000000000000000000000007"}})"
    "\n";
const QByteArray clothRoll = R"({"chance":{"roll":["cloth4","cloth0","grain2","fur0","cloth3"]}})"
                             "\n";
const QByteArray takeFirst = R"({"seat":0,"move":{"take":[0]}})"
                             "\n";
const QByteArray task = "do D7\nen Take it.\npl Weź to.\n";
const QByteArray whole = title + header + "say\nen Hello.\npl Cześć.\n" + clothRoll + task + takeFirst;

Lesson lessonIn(const QByteArray &text)
{
    return readLesson(text, u"test"_s, diceAlone());
}

} // namespace

class LessonFile : public QObject {
    Q_OBJECT

private slots:
    void whatIsSaidStandsBeforeWhatHappens();
    void answersBelongToTheDecision();
    void remarksWaitForTheFreeGame();
    void pointsAreSpokenOfWhereARoundEnds();
    void whatIsWrongIsSaidWithItsLine_data();
    void whatIsWrongIsSaidWithItsLine();
};

void LessonFile::whatIsSaidStandsBeforeWhatHappens()
{
    const Lesson lesson = lessonIn(whole);
    QCOMPARE(lesson.title.words.at(u"pl"_s), u"Lekcja"_s);
    QCOMPARE(lesson.pupil, 0);
    QCOMPARE(lesson.record.events.size(), 6U);
    QCOMPARE(lesson.passages.size(), 1U);
    QCOMPARE(lesson.passages[0].before, 0U);
    QCOMPARE(lesson.passages[0].text.words.at(u"en"_s), u"Hello."_s);
    QVERIFY(lesson.passages[0].text.rule.isEmpty());
    const Lesson::Task &only = lesson.tasks.at(5);
    QVERIFY(only.marked);
    QCOMPARE(only.text.rule, u"D7"_s);
    QVERIFY(!only.right);
}

void LessonFile::answersBelongToTheDecision()
{
    const Lesson lesson = lessonIn(title + header + clothRoll + "ask D7\nen Which?\npl Które?\n"
                                   + "right D9\nen Yes.\npl Tak.\n" + R"(weak {"take": [1, 2]} D10)"
                                   + "\nen Hm.\npl No.\n" + "wrong\nen No.\npl Nie.\n" + takeFirst);
    const Lesson::Task &only = lesson.tasks.at(5);
    QVERIFY(!only.marked);
    QCOMPARE(only.right->rule, u"D9"_s);
    QCOMPARE(only.answers.size(), 2U);
    QVERIFY(only.answers[0].move.has_value());
    QVERIFY(only.answers[0].playable);
    QCOMPARE(only.answers[0].text.rule, u"D10"_s);
    QVERIFY(!only.answers[1].move && !only.answers[1].playable);
}

void LessonFile::remarksWaitForTheFreeGame()
{
    const Lesson lesson = lessonIn(whole + "when round 2 D5\nen Now you.\npl Teraz ty.\n"
                                   + "when scored 2 ship unpaid\nen Nothing.\npl Nic.\n"
                                   + "when over\nen The end.\npl Koniec.\n");
    using Moment = Lesson::Remark::Moment;
    QCOMPARE(lesson.remarks.size(), 3U);
    QCOMPARE(lesson.remarks[0].moment, Moment::Round);
    QCOMPARE(lesson.remarks[0].round, 2);
    QCOMPARE(lesson.remarks[0].text.rule, u"D5"_s);
    QCOMPARE(lesson.remarks[1].moment, Moment::Scored);
    QVERIFY(lesson.remarks[1].source.has_value());
    QVERIFY(!lesson.remarks[1].paid);
    QCOMPARE(lesson.remarks[2].moment, Moment::Over);
}

// Five spaces, and both take what they can.
void LessonFile::pointsAreSpokenOfWhereARoundEnds()
{
    QByteArray small = header;
    small.replace("\"start\":0", "\"start\":0,\"shipSpaces\":5");
    const QByteArray said = "say\nen Points.\npl Punkty.\n";
    const Lesson lesson = lessonIn(
        title + small + clothRoll + task + R"({"seat":0,"move":{"take":[0,1,2]}})" + "\n"
        + R"({"seat":1,"move":{"take":[3]}})" + "\n"
        + R"({"chance":{"roll":["grain0","gold5","cloth1","spice1","grain4"]}})" + "\n"
        + R"({"seat":1,"move":{"take":[0,1,2]}})" + "\n" + said + task + R"({"seat":0,"move":{"take":[3]}})"
        + "\n" + R"({"chance":{"roll":["gold5","spice4","dye3","fur0","fur1"]}})" + "\n" + task
        + R"({"seat":0,"move":{"take":[0]}})" + "\n" + R"({"seat":1,"move":{"take":[1]}})" + "\n" + said
        + R"({"chance":{"roll":["cloth4","dye2","spice0","dye4","gold5"]}})" + "\n");
    QCOMPARE(lesson.passages.size(), 2U);
    QVERIFY(!lesson.passages[0].scored);
    QVERIFY(lesson.passages[1].scored);
}

void LessonFile::whatIsWrongIsSaidWithItsLine_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QByteArray &text, int line, const char *reason) {
        QTest::newRow(name) << text << line << QString::fromUtf8(reason);
    };
    row("empty", "", 1, "A lesson begins with its title.");
    row("no title", header, 1, "A lesson begins with its title.");
    row("no record", title, 5, "The record's header comes first, directly after the title.");
    row("said before the record", title + "say\n", 5,
        "The record's header comes first, directly after the title.");
    row("an unknown block", title + header + "tell\nen A\npl B\n", 6,
        "\"tell\" is unknown; a block begins with title, say, do, ask, right, wrong, weak or when.");
    row("one language", title + header + "say\nen Hello.\n\n", 8,
        "The text above is not in the languages of the title: en, pl.");
    row("another language", title + header + "say\nen A\npl B\nde C\n\n", 10,
        "The text above is not in the languages of the title: en, pl.");
    row("a language twice", title + header + "say\nen A\nen B\n", 8,
        "\"en\" does not belong here: a text stands once in each language, below what it is for.");
    row("words for nothing", title + "en A\n", 5,
        "\"en\" does not belong here: a text stands once in each language, below what it is for.");
    row("more than a rule", title + header + "say D7 D8\n", 6,
        "\"say\" is followed by nothing but the number of a statement.");
    row("nothing taught", title + header + clothRoll + takeFirst, 7,
        "The pupil decides here; 'do' or 'ask' is missing.");
    row("nothing to decide", title + header + task + clothRoll, 6, "The pupil has nothing to decide here.");
    row("taught twice", title + header + clothRoll + task + task + takeFirst, 10,
        "The pupil has nothing to decide here.");
    row("an answer to nothing", title + header + clothRoll + "right\n", 7,
        "An answer stands below the 'do' or 'ask' that it belongs to.");
    row("no answer to the rest", title + header + clothRoll + "ask\nen A\npl B\n" + takeFirst, 10,
        "'ask' needs one answer to all other moves: 'wrong' or 'weak' without a move.");
    row("an answer to what cannot be",
        title + header + clothRoll + task + R"(wrong {"take":[0,1,2,3]})" + "\n", 10,
        R"(The move {"take":[0,1,2,3]} is not possible here.)");
    row("a move that cannot be",
        title + header + clothRoll + task + R"({"seat":1,"move":{"take":[0]}})" + "\n", 10,
        "Seat 1 cannot move here: it is for seat 0 to decide.");
    row("not to the end", title + header + clothRoll + task, 10,
        "The record ends before the pupil's last decision.");
    row("said to nobody", whole + "say\nen A\npl B\n", 17,
        "What is said last is not heard: the pupil does not decide here.");
    row("another luck", QByteArray(whole).replace("0007\"", "0008\""), 14,
        "The record's luck does not follow from its number.");
    row("two pupils", title + QByteArray(header).replace(R"("computer","level":"easy")", R"("human")"), 5,
        "A lesson has one pupil: exactly one seat is human.");
    const char *when = "A remark comes 'when round N', 'when scored N', 'when scored N SOURCE paid', "
                       "'… unpaid' or 'when over'.";
    row("a move the wrong way round", title + header + clothRoll + task + "wrong }{\n", 10,
        R"("wrong" is followed by nothing but the number of a statement.)");
    row("no moment", whole + "when\n", 14, when);
    row("no round", whole + "when round two\n", 14, when);
    row("more than over", whole + "when over 2\n", 14, when);
    row("no source", whole + "when scored 2 tea paid\n", 14,
        "\"tea\" is nothing that points come from, or not followed by 'paid' or 'unpaid'.");
    row("guided after free", whole + "when over\nen A\npl B\n" + R"({"seat":1,"move":{"take":[1]}})" + "\n",
        17, "The record goes on after a remark on the free game.");
}

void LessonFile::whatIsWrongIsSaidWithItsLine()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(QString, reason);
    try {
        lessonIn(text);
        QFAIL("It was read.");
    } catch (const Fault &fault) {
        QCOMPARE(fault.reason(), reason);
        QCOMPARE(fault.line(), line);
        QCOMPARE(fault.file(), u"test"_s);
    }
}

} // namespace medici

QTEST_GUILESS_MAIN(medici::LessonFile)
#include "lesson.moc"
