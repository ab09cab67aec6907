#include "app/desktop/lesson/lessoncourse.h"
#include "tests/record/reading.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

using Moment = LessonCourse::Moment;

namespace {

// Anna takes one die, then Bruno, and Bruno rolls; both could do otherwise.
const QByteArray text = R"(title
en T

{"format":"medici","version":2,"variant":"dice","seats":[{"name":"Anna","player":"human"},{"name":"Bruno","player":"computer"}],"options":{"start":0},"luck":{"scheme":"places","number":"00000000000000000000000000000007"}}

say
en welcome

{"chance":{"roll":["cloth4","cloth0","grain2","fur0","cloth3"]}}

do
en take it

right
en taken

{"seat":0,"move":{"take":[0]}}
{"seat":1,"move":{"take":[1]}}
{"chance":{"roll":["grain0","gold5","cloth1","spice1","grain4"]}}
{"seat":1,"move":{"take":[0]}}

ask
en which one?

weak {"take":[2]}
en hm

wrong
en no

{"seat":0,"move":{"take":[1]}}

when round 1
en on your own

when over
en the end
)";

// A lesson, and its game as far as it was played.
struct Taught {
    LessonCourse course{std::make_shared<const Lesson>(readLesson(text, u"test"_s, diceAlone()))};
    std::vector<Event> played;
    std::unique_ptr<Game> game = diceVariant().newGame(course.lesson().record.header.setup);

    void play(std::size_t events)
    {
        for (; events > 0; --events)
            play(course.lesson().record.events[played.size()]);
    }
    void play(const Event &event)
    {
        played.push_back(event);
        game->apply(event.code);
    }
    QStringList follow(Moment moment)
    {
        course.follow(played, *game, moment, true);
        QStringList said;
        for (std::size_t page = 0; page < course.pages(); ++page) {
            course.turnTo(page);
            said << course.said()->words.at(u"en"_s);
        }
        return said;
    }
};

} // namespace

class LessonCourseTest : public QObject {
    Q_OBJECT

private slots:
    void oneIdeaComesAfterTheOther();
    void whatToDoIsMarkedOnItsPage();
    void anAnswerIsHeardBeforeWhatComesNext();
    void movesAreAnsweredBeforeTheyAreMade();
    void whoGoesElsewherePlaysFreely();
    void takingBackLeadsToTheSameWords();
    void theOthersDoWhatTheRecordSays();
};

void LessonCourseTest::oneIdeaComesAfterTheOther()
{
    Taught taught;
    taught.play(5);
    QCOMPARE(taught.follow(Moment::Deciding), (QStringList{u"welcome"_s, u"take it"_s}));
    QVERIFY(taught.course.guided());
}

void LessonCourseTest::whatToDoIsMarkedOnItsPage()
{
    Taught taught;
    taught.play(5);
    taught.follow(Moment::Deciding);
    QCOMPARE(taught.course.marked(), std::optional<Code>(taught.course.lesson().record.events[5].code));
    taught.course.turnTo(0);
    QVERIFY(!taught.course.marked());
}

void LessonCourseTest::anAnswerIsHeardBeforeWhatComesNext()
{
    Taught taught;
    taught.play(6);
    QCOMPARE(taught.follow(Moment::Passing), QStringList{u"taken"_s});
    taught.play(7);
    QCOMPARE(taught.follow(Moment::Deciding), (QStringList{u"taken"_s, u"which one?"_s}));
    QVERIFY(!taught.course.marked());
}

void LessonCourseTest::movesAreAnsweredBeforeTheyAreMade()
{
    Taught taught;
    taught.play(13);
    taught.follow(Moment::Deciding);
    const Code right = taught.course.lesson().record.events[13].code;
    QVERIFY(!taught.course.accept(*taught.game, Code{1U << 3}));
    QCOMPARE(taught.course.said()->words.at(u"en"_s), u"no"_s);
    QVERIFY(!taught.course.playable());
    QVERIFY(!taught.course.accept(*taught.game, Code{1U << 2}));
    QCOMPARE(taught.course.said()->words.at(u"en"_s), u"hm"_s);
    QCOMPARE(taught.course.playable(), std::optional<Code>(1U << 2));
    taught.course.withdraw();
    QCOMPARE(taught.course.said()->words.at(u"en"_s), u"which one?"_s);
    QCOMPARE(taught.course.accept(*taught.game, right), std::optional(right));
    QVERIFY(!taught.course.objects());
}

void LessonCourseTest::whoGoesElsewherePlaysFreely()
{
    Taught taught;
    taught.play(13);
    taught.follow(Moment::Deciding);
    taught.play({0, Code{1U << 2}});
    QCOMPARE(taught.follow(Moment::Passing), QStringList());
    QVERIFY(!taught.course.guided());
    QCOMPARE(taught.follow(Moment::Deciding), QStringList{u"on your own"_s});
    QCOMPARE(taught.course.accept(*taught.game, Code{1}), std::optional<Code>(1));
    QCOMPARE(taught.follow(Moment::Over), QStringList{u"the end"_s});
}

void LessonCourseTest::takingBackLeadsToTheSameWords()
{
    Taught taught;
    taught.play(5);
    const QStringList said = taught.follow(Moment::Deciding);
    taught.play(8);
    taught.follow(Moment::Deciding);
    Taught again;
    taught.played.resize(5);
    again.play(5);
    taught.game = std::move(again.game);
    QCOMPARE(taught.follow(Moment::Deciding), said);
}

void LessonCourseTest::theOthersDoWhatTheRecordSays()
{
    const Taught taught;
    const Lesson &lesson = taught.course.lesson();
    const std::span<const Event> events = lesson.record.events;
    QCOMPARE(LessonCourse::told(lesson, events.first(6)), std::optional(events[6].code));
    QVERIFY(!LessonCourse::told(lesson, events));
    std::vector<Event> other(events.begin(), events.begin() + 6);
    other.back().code = Code{2};
    QVERIFY(!LessonCourse::told(lesson, other));
}

} // namespace medici::desktop

QTEST_GUILESS_MAIN(medici::desktop::LessonCourseTest)
#include "lessoncourse.moc"
