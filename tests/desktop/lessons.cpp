#include "app/desktop/archive/archivepage.h"
#include "app/desktop/lesson/lessonoffer.h"
#include "app/desktop/lesson/lessonpanel.h"
#include "app/desktop/pages/gamelink.h"
#include "app/desktop/pages/homepage.h"
#include "app/desktop/pages/rulesview.h"
#include "app/desktop/table/actionbar.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/scoringview.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/textlink.h"
#include "app/desktop/widgets/toast.h"
#include "engine/rules/ranges.h"
#include "engine/view/rulespage.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/hands.h"
#include "tests/desktop/stage.h"

#include <QTableView>
#include <QTest>

#include <future>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

LessonPanel &panel(Stage &stage)
{
    return *stage.window.table()->lesson();
}

const Lesson &lessonOf(Stage &stage, const QString &variant)
{
    return *stage.services.lessons.of(variant);
}

const Session &session(Stage &stage)
{
    return stage.services.table.current()->session();
}

QString linkTo(Stage &stage, const QString &variant)
{
    return u"First lesson of "_s + stage.services.nameOf(variant);
}

// As a person does who knows what to do: on the board, then by a button, or an amount and Enter.
void make(Stage &stage, Code code)
{
    TablePage &table = *stage.window.table();
    const MoveSelection &choosing = *table.choosing();
    const View &view = *stage.services.table.current()->variant().view();
    for (const RegionId region : view.regionsOf(session(stage).game(), code))
        if (!choosing.draft().contains(region))
            click(stage, region);
    const std::vector<Offer> offers = choosing.offers();
    for (const Offer &offer : offers) {
        const auto amount = ranges::find(offer.amounts, code, &Offer::Amount::code);
        if (amount != offer.amounts.end()) {
            table.board()->setFocus();
            for (const QChar digit : QString::number(amount->value))
                QTest::keyClick(QApplication::focusWidget(), digit.toLatin1());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            return;
        }
        if (offer.amounts.empty() && offer.code == code && offer.ready)
            for (KeyButton *button : table.bar()->findChildren<KeyButton *>())
                if (button->isVisible() && button->text() == offer.label) {
                    QTest::mouseClick(button, Qt::LeftButton);
                    return;
                }
    }
    QFAIL("There is nothing to press for it.");
}

// Reads to the last page with the mouse, or by the key on the button.
void read(Stage &stage, bool byKey)
{
    KeyButton *next = panel(stage).next();
    while (next->isVisible()) {
        const QString before = panel(stage).words();
        QVERIFY(!before.isEmpty());
        if (byKey)
            QTest::keyClick(&stage.window, Qt::Key_N);
        else
            QTest::mouseClick(next, Qt::LeftButton);
        QVERIFY(panel(stage).words() != before);
    }
}

// Up to the decision that is this event.
void playTo(Stage &stage, const Lesson &lesson, std::size_t event, bool byKey = false)
{
    while (stage.wait() && !QTest::currentTestFailed()) {
        read(stage, byKey);
        if (session(stage).cursor() >= event)
            return;
        const std::size_t before = session(stage).cursor();
        const bool reading = stage.services.table.awaiting() == Awaiting::Reader;
        if (reading)
            goOnByMouse(stage);
        else
            make(stage, lesson.record.events[before].code);
        QVERIFY2(reading || session(stage).cursor() > before, qPrintable(panel(stage).words()));
    }
}

// The first decision that is the pupil's own.
std::size_t firstQuestion(const Lesson &lesson)
{
    return ranges::find_if(lesson.tasks, [](const auto &task) { return !task.second.marked; })->first;
}

} // namespace

// The first lesson of the variant that VARIANT names, as a pupil meets it.
class LessonsTest : public QObject {
    Q_OBJECT

private slots:
    void itIsOfferedAndPlayedToTheEnd();
    void whatIsToBeDoneIsMarkedAndNothingElseIsTaken();
    void aDecisionIsAnswered();
    void oneMayPlayOtherwiseWhereTheLessonAllowsIt();
    void itIsLeftAndGoneOnWith();
    void itIsLeftByAKeyAndCalledALesson();
    void whoWaitsIsToldNothing();
    void theLanguageChangesInTheMiddle();
    void whoDeclinesSeesNone();
    void theRulesLeadToIt();
    void itSpeaksEveryLanguageAndOfRulesThatThereAre();

private:
    const QString m_variant = qEnvironmentVariable("VARIANT");
};

void LessonsTest::itIsOfferedAndPlayedToTheEnd()
{
    Stage stage;
    const Lesson &lesson = lessonOf(stage, m_variant);
    press(*stage.window.home(), linkTo(stage, m_variant));
    QVERIFY(stage.window.page() == stage.window.table());
    playTo(stage, lesson, lesson.record.events.size(), true);
    QVERIFY(ranges::equal(session(stage).log().first(lesson.record.events.size()), lesson.record.events));
    stage.playOn(1000);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
    QVERIFY(panel(stage).isVisible());
    QCOMPARE(panel(stage).words().isEmpty(), false);
    stage.services.diskWriter.finish();
    QVERIFY(stage.services.store.finishedFiles().isEmpty());
    stage.window.goHome();
    QVERIFY(link(*stage.window.home(), linkTo(stage, m_variant)) == nullptr);
}

void LessonsTest::whatIsToBeDoneIsMarkedAndNothingElseIsTaken()
{
    Stage stage;
    const Lesson &lesson = lessonOf(stage, m_variant);
    stage.window.teach(m_variant);
    const auto marked = ranges::find_if(lesson.tasks, [](const auto &task) { return task.second.marked; });
    QVERIFY(marked != lesson.tasks.end());
    QVERIFY(stage.wait());
    QVERIFY(marked->first > session(stage).cursor() || !panel(stage).marked());
    playTo(stage, lesson, marked->first);
    const Code right = lesson.record.events[marked->first].code;
    QCOMPARE(panel(stage).marked(), std::optional(right));
    Choices choices;
    session(stage).game().list(choices);
    for (const Choice &choice : choices)
        if (session(stage).game().canonical(choice.code) != session(stage).game().canonical(right)) {
            stage.window.table()->choosing()->play(choice.code);
            QCOMPARE(session(stage).cursor(), marked->first);
            QVERIFY(panel(stage).words().contains(u"marked"_s)
                    || !lesson.tasks.at(marked->first).answers.empty());
        }
    QTest::keyClick(&stage.window, Qt::Key_B);
    make(stage, right);
    QVERIFY(session(stage).cursor() > marked->first);
}

void LessonsTest::aDecisionIsAnswered()
{
    Stage stage;
    const Lesson &lesson = lessonOf(stage, m_variant);
    const std::size_t question = firstQuestion(lesson);
    stage.window.teach(m_variant);
    playTo(stage, lesson, question);
    QVERIFY(!panel(stage).marked());
    const QString asked = panel(stage).words();
    Choices choices;
    session(stage).game().list(choices);
    const Code right = lesson.record.events[question].code;
    const auto other = ranges::find_if(choices, [&](const Choice &choice) {
        return session(stage).game().canonical(choice.code) != session(stage).game().canonical(right);
    });
    make(stage, other->code);
    QCOMPARE(session(stage).cursor(), question);
    QVERIFY(panel(stage).words() != asked);
    QTest::mouseClick(panel(stage).back(), Qt::LeftButton);
    QCOMPARE(panel(stage).words(), asked);
    stage.window.table()->choosing()->clear();
    make(stage, right);
    QVERIFY(session(stage).cursor() > question);
}

void LessonsTest::oneMayPlayOtherwiseWhereTheLessonAllowsIt()
{
    Stage stage;
    const Lesson &lesson = lessonOf(stage, m_variant);
    const auto weak = [](const Lesson::Answer &answer) { return answer.playable && answer.move; };
    const auto task = ranges::find_if(
        lesson.tasks, [&](const auto &each) { return ranges::any_of(each.second.answers, weak); });
    if (task == lesson.tasks.end())
        QSKIP("Nothing else may be played in this lesson.");
    const Code move = *ranges::find_if(task->second.answers, weak)->move;
    stage.window.teach(m_variant);
    playTo(stage, lesson, task->first);
    QVERIFY(!panel(stage).insist()->isVisible());
    make(stage, move);
    QCOMPARE(session(stage).cursor(), task->first);
    QTest::mouseClick(panel(stage).insist(), Qt::LeftButton);
    QCOMPARE(session(stage).log()[task->first].code, move);
    QVERIFY(stage.wait());
    QVERIFY(!panel(stage).marked());
    stage.playOn(1000);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
}

void LessonsTest::itIsLeftAndGoneOnWith()
{
    Stage stage;
    const Lesson &lesson = lessonOf(stage, m_variant);
    const std::size_t question = firstQuestion(lesson);
    stage.window.teach(m_variant);
    playTo(stage, lesson, question);
    const QString asked = panel(stage).words();
    stage.close();
    QVERIFY(!panel(stage).isVisible());
    stage.window.goHome();
    stage.window.continueGame();
    QVERIFY(stage.wait());
    QVERIFY(panel(stage).isVisible());
    QCOMPARE(session(stage).cursor(), question);
    read(stage, false);
    QCOMPARE(panel(stage).words(), asked);
    playTo(stage, lesson, lesson.record.events.size());
    QVERIFY(ranges::equal(session(stage).log().first(lesson.record.events.size()), lesson.record.events));
}

void LessonsTest::itIsLeftByAKeyAndCalledALesson()
{
    Stage stage;
    const HomePage &home = *stage.window.home();
    const Lesson &lesson = lessonOf(stage, m_variant);
    const std::size_t question = firstQuestion(lesson);
    stage.window.teach(m_variant);
    playTo(stage, lesson, question);
    pressAlone(stage, Qt::Key_Escape);
    QVERIFY(stage.window.page() == &home);
    QCOMPARE(stage.window.toast()->words(), u"You can go on with the lesson here."_s);
    QVERIFY(says(home, u"Interrupted lesson"_s));
    const auto before = std::distance(lesson.tasks.begin(), lesson.tasks.find(question));
    const QString step = u"step %1 of %2"_s.arg(before + 1).arg(lesson.tasks.size());
    QVERIFY(says(home, u"First lesson, "_s + step));
    pressButton(home, u"Continue this lesson"_s);
    QVERIFY(stage.window.page() == stage.window.table());
    QCOMPARE(session(stage).cursor(), question);
    QTest::mouseClick(panel(stage).leave(), Qt::LeftButton);
    QVERIFY(stage.window.page() == &home);
    stage.close();
    stage.window.show(stage.window.archive());
    QCOMPARE(stage.window.archive()->list()->model()->index(0, 3).data().toString().section(u':', 0, 0),
             u"interrupted lesson, "_s + step);
    // Where it is one of several, and the game that is gone on with another one.
    stage.begin(u"HR"_s, 5, m_variant);
    stage.playOn(2);
    stage.window.goHome();
    QVERIFY(says(home, u"Interrupted game"_s));
    QVERIFY(ranges::any_of(home.findChildren<GameLink *>(), [&](const GameLink *each) {
        return each->accessibleName().contains(u"interrupted: "_s + step);
    }));
}

// It is not told to play on as one likes.
void LessonsTest::whoWaitsIsToldNothing()
{
    Stage stage;
    std::promise<void> disk;
    stage.services.diskWriter.write([slow = disk.get_future().share()] { slow.wait(); });
    stage.window.teach(m_variant);
    const Awaiting awaiting = stage.services.table.awaiting();
    const QString words = panel(stage).words();
    disk.set_value();
    QCOMPARE(awaiting, Awaiting::Disk);
    QCOMPARE(words, QString());
    QVERIFY(stage.wait());
    QVERIFY(!panel(stage).words().isEmpty());
}

void LessonsTest::theLanguageChangesInTheMiddle()
{
    Stage stage;
    stage.window.teach(m_variant);
    QVERIFY(stage.wait());
    const QString english = panel(stage).words();
    stage.services.settings.set(Setting::Language, u"pl"_s);
    QCoreApplication::processEvents();
    const QString polish = panel(stage).words();
    QVERIFY(polish != english);
    QVERIFY(stage.window.table()->lastSaid() != english);
    stage.services.settings.set(Setting::Language, u"en"_s);
    QCoreApplication::processEvents();
    QCOMPARE(panel(stage).words(), english);
}

void LessonsTest::whoDeclinesSeesNone()
{
    Stage stage;
    QVERIFY(link(*stage.window.home(), linkTo(stage, m_variant)) != nullptr);
    press(*stage.window.home(), u"No lessons, thank you"_s);
    QVERIFY(!stage.window.home()->findChild<LessonOffer *>()->isVisible());
    QCOMPARE(stage.services.lessons.offered(stage.services.playable(), stage.services.settings),
             QStringList());
}

void LessonsTest::theRulesLeadToIt()
{
    Stage stage;
    stage.window.showRules(m_variant);
    QTest::mouseClick(stage.window.rules()->lessonButton(), Qt::LeftButton);
    QVERIFY(stage.window.page() == stage.window.table());
    QVERIFY(stage.wait());
    QVERIFY(panel(stage).isVisible());
    const auto ruled = [&] { return panel(stage).rule()->isVisible(); };
    for (int page = 0; page < 9 && !ruled() && panel(stage).next()->isVisible(); ++page) {
        QTest::mouseClick(panel(stage).next(), Qt::LeftButton);
        QCoreApplication::processEvents();
    }
    QVERIFY2(ruled(), qPrintable(panel(stage).words()));
    QTest::mouseClick(panel(stage).rule(), Qt::LeftButton);
    QVERIFY(stage.window.page() == stage.window.rules());
}

void LessonsTest::itSpeaksEveryLanguageAndOfRulesThatThereAre()
{
    Stage stage;
    const Lesson &lesson = lessonOf(stage, m_variant);
    QStringList languages;
    for (const auto &[language, words] : lesson.title.words)
        languages << language;
    QStringList spoken = Translations::languages();
    spoken.sort();
    QCOMPARE(languages, spoken);
    std::vector<const LessonText *> texts;
    for (const Lesson::Passage &passage : lesson.passages)
        texts.push_back(&passage.text);
    for (const Lesson::Remark &remark : lesson.remarks)
        texts.push_back(&remark.text);
    for (const auto &[event, task] : lesson.tasks) {
        texts.push_back(&task.text);
        if (task.right)
            texts.push_back(&*task.right);
        for (const Lesson::Answer &answer : task.answers)
            texts.push_back(&answer.text);
    }
    const RulesPage page(stage.services.viewOf(m_variant).rulesPage(u"en"_s));
    for (const LessonText *text : texts) {
        QVERIFY2(text->rule.isEmpty() || page.find(text->rule) != nullptr, qPrintable(text->rule));
        for (const auto &[language, words] : text->words)
            QVERIFY2(words.size() < 300, qPrintable(words)); // one idea, and room for the board
    }
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::LessonsTest)
#include "lessons.moc"
