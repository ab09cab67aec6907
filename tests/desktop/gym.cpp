#include "app/desktop/gym/gympage.h"

#include "app/desktop/actions.h"
#include "app/desktop/pages/homepage.h"
#include "app/desktop/review/reviewpage.h"
#include "app/desktop/storage/autosave.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/widgets/dropdown.h"
#include "app/desktop/widgets/keybutton.h"
#include "engine/record/reviewnotes.h"
#include "engine/record/save.h"
#include "engine/record/writer.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"

#include <QApplication>
#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

// One's own costly moments asked again, and those of computer players.
class GymTest : public QObject {
    Q_OBJECT

private slots:
    void whoAnswersIsAskedAgainInGrowingIntervals();
    void datesComeBackAndStrangeOnesDoNot();
    void whatIsDueComesBeforeWhatIsNew();

    void oneNeedsNoGamesOfOnesOwn();
    void theBestMoveIsRight();
    void whatWasPlayedAtTheTimeIsWrong();
    void anyOtherMoveIsJudged();
    void theAnswerCanBeShown();
    void onesOwnMomentsAreAsked();
    void whatIsDueLaterIsAskedWhenOneWants();
    void nothingIsLeftOfIt();
    void theLanguageChanges();

private:
    const QString m_variant = qEnvironmentVariable("VARIANT");
};

namespace {

const QDate monday(2026, 3, 2);

// The page with the exercises of computer players, on a day.
GymPage &opened(Stage &stage, const QDate &day = monday)
{
    GymPage &page = *stage.window.gym();
    page.arrange([day] { return day; }, 12);
    stage.window.actions().practice.trigger();
    return page;
}

void clickRegion(GymPage &page, RegionId id)
{
    BoardWidget &board = *page.board();
    const Region *region = regionById(board.regions(), id);
    QVERIFY(region != nullptr);
    QTest::mouseClick(&board, Qt::LeftButton, {}, region->shape.boundingRect().center().toPoint());
}

// Chooses on the board with the mouse what of a move lies there, and means it by key; an amount is typed.
void play(Stage &stage, Code code)
{
    GymPage &page = *stage.window.gym();
    const GameInProgress &current = *page.table().current();
    const Game &game = current.session().game();
    for (const RegionId id : current.variant().view()->regionsOf(game, code))
        if (!page.board()->choosing().draft().contains(id))
            clickRegion(page, id);
    for (const Offer &offer : page.board()->choosing().offers()) {
        const auto amount = ranges::find(offer.amounts, code, &Offer::Amount::code);
        const bool typed = amount != offer.amounts.end();
        if (!typed && (!offer.amounts.empty() || game.canonical(offer.code) != code))
            continue;
        page.board()->setFocus();
        if (typed)
            for (const QChar digit :
                 QString::number(amount->value)) // the first one leads to where it is written
                QTest::keyClick(QApplication::focusWidget(), digit.toLatin1());
        return offer.main ? QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return)
                          : QTest::keySequence(page.board(), offer.key);
    }
    QFAIL("no button for it");
}

QStringList filesUnder(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files);
}

QByteArray recordOf(Stage &stage, const std::function<void(Record &)> &change)
{
    Record record = recordOf(*stage.services.table.current());
    change(record);
    return textOf(record, stage.services.table.current()->variant());
}

} // namespace

void GymTest::whoAnswersIsAskedAgainInGrowingIntervals()
{
    Schedule schedule;
    QDate day = monday;
    const auto answered = [&](bool right) {
        schedule.answer("a", right, day);
        const qint64 days = day.daysTo(schedule.find("a")->due);
        day = schedule.find("a")->due;
        return days;
    };
    QVERIFY(!schedule.find("a"));
    for (const qint64 days : {3, 7, 16, 35, 90, 90})
        QCOMPARE(answered(true), days);
    QCOMPARE(answered(false), 1);
    QCOMPARE(answered(false), 1);
    QCOMPARE(answered(true), 3);
    QVERIFY(!schedule.find("b"));
}

void GymTest::datesComeBackAndStrangeOnesDoNot()
{
    Schedule schedule;
    schedule.answer("a", true, monday);
    schedule.answer("b", false, monday);
    const Schedule back(schedule.kept());
    QCOMPARE(back.find("a")->due, monday.addDays(3));
    QCOMPARE(back.find("a")->right, 1);
    QCOMPARE(back.find("b")->due, monday.addDays(1));
    const Schedule strange(R"({"a":{"right":1,"due":"soon"},"b":7,"c":{"right":-1,"due":"2026-03-02"}})");
    for (const char *key : {"a", "b", "c"})
        QVERIFY(!strange.find(key));
    QVERIFY(!Schedule("{").find("a"));

    Schedule endless(R"({"a":{"right":2147483647,"due":"2026-03-02"}})"); // no number is greater
    endless.answer("a", true, monday);
    QVERIFY(endless.find("a")->right > Schedule::known);
    QCOMPARE(endless.find("a")->due, monday.addDays(90));
}

void GymTest::whatIsDueComesBeforeWhatIsNew()
{
    std::vector<Exercise> exercises;
    for (const char *key : {"new", "later", "due", "overdue"})
        exercises.emplace_back().key = key;
    Schedule schedule;
    schedule.answer("overdue", true, monday.addDays(-9));
    schedule.answer("due", true, monday.addDays(-3));
    schedule.answer("later", false, monday);
    const Training training(exercises, schedule, monday);
    QCOMPARE(training.next->key, "overdue");
    QCOMPARE(training.later->key, "later");
    QCOMPARE(training.laterDay, monday.addDays(1));
    QCOMPARE(training.due, 2);
    QCOMPARE(training.fresh, 1);
    QCOMPARE(training.known, 0);
    QCOMPARE(training.all, 4);
    schedule.answer("overdue", true, monday);
    schedule.answer("due", true, monday);
    QCOMPARE(Training(exercises, schedule, monday).next->key, "new");
    schedule.answer("overdue", true, monday.addDays(7));
    const Training after(exercises, schedule, monday);
    QCOMPARE(after.known, 1);
    exercises.erase(exercises.begin());
    QVERIFY(!Training(exercises, schedule, monday).next);
}

void GymTest::oneNeedsNoGamesOfOnesOwn()
{
    Stage stage;
    GymPage &page = opened(stage);
    QVERIFY(stage.window.page() == &page);
    QVERIFY(page.asked() != nullptr);
    QVERIFY(page.asked()->file.isEmpty());
    QVERIFY(page.board()->isVisible());
    QVERIFY(says(page, u"What would you do?"_s));
    // A game that is on the table waits.
    QTest::keyClick(&page, Qt::Key_Escape);
    QVERIFY(stage.window.page() == stage.window.home());
}

void GymTest::theBestMoveIsRight()
{
    Stage stage;
    GymPage &page = opened(stage);
    const QByteArray key = page.asked()->key;
    play(stage, page.judgement()->best);
    QTRY_VERIFY(page.right());
    QVERIFY(*page.right());
    QVERIFY(says(page, u"Right!"_s));
    QVERIFY(says(page, u"Asked again in 3\u00a0days."_s));
    QTest::keyClick(&page, Qt::Key_Return);
    QVERIFY(page.asked() != nullptr && page.asked()->key != key);
    QVERIFY(!page.right());
}

void GymTest::whatWasPlayedAtTheTimeIsWrong()
{
    Stage stage;
    GymPage &page = opened(stage);
    const QByteArray key = page.asked()->key;
    play(stage, page.judgement()->played);
    QTRY_VERIFY(page.right());
    QVERIFY(!*page.right());
    QVERIFY(says(page, u"Asked again in 1\u00a0day."_s));
    // The next day it comes first, also after the program was closed.
    stage.services.diskWriter.finish();
    Schedule kept;
    QFile file(stage.services.folders.practice + u"/dates.json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(Schedule(file.readAll()).find(key)->due, monday.addDays(1));
    page.arrange([] { return monday.addDays(1); }, 12);
    QTest::keyClick(&page, Qt::Key_Return);
    QCOMPARE(page.asked()->key, key);
}

void GymTest::anyOtherMoveIsJudged()
{
    Stage stage;
    GymPage &page = opened(stage);
    const auto another = [&]() -> std::optional<Code> {
        const Game &game = page.table().current()->session().game();
        Choices choices;
        game.list(choices);
        for (const Choice &choice : choices)
            if (const Code code = game.canonical(choice.code);
                code != page.judgement()->best && code != page.judgement()->played)
                return code;
        return std::nullopt;
    };
    while (!another()) { // of two moves there is none
        QTest::keyClick(&page, Qt::Key_F2);
        QTRY_VERIFY(page.right());
        QTest::keyClick(&page, Qt::Key_Return);
        QVERIFY(page.asked() != nullptr);
    }
    const std::optional<Code> other = another();
    QSignalSpy answered(&page, &GymPage::answered);
    play(stage, *other);
    QVERIFY(!answered.isEmpty() || answered.wait(60'000));
    QVERIFY(page.right());
    QVERIFY(!page.board()->isVisible());
}

void GymTest::theAnswerCanBeShown()
{
    Stage stage;
    GymPage &page = opened(stage);
    QTest::keyClick(&page, Qt::Key_F2);
    QTRY_VERIFY(page.right()); // a button is seen going down first
    QVERIFY(!*page.right());
    QVERIFY(says(page, u"The answer"_s));
}

void GymTest::onesOwnMomentsAreAsked()
{
    Stage stage;
    stage.begin(u"HHR"_s, 5, m_variant);
    stage.playOn(3000);
    stage.services.diskWriter.finish();
    const GameInProgress &current = *stage.services.table.current();
    const std::vector<Event> events(current.session().log().begin(), current.session().log().end());
    // As a review would have found it: a mistake of each person, the other one's dearer.
    Review review(current.session().start(), events, mannersOf(recordOf(current).header), 4);
    Findings findings;
    std::array<bool, 3> found{};
    while (const auto event = review.next()) {
        Judgement judgement = *review.judge(*event, {});
        const auto seat = static_cast<std::size_t>(judgement.seat);
        if (std::exchange(found[seat], true) || judgement.best == judgement.played)
            continue;
        judgement.grade = Grade::Mistake;
        judgement.cost.worth = {seat == 0 ? 8.0 : 16.0, 0.1};
        findings.judgements.emplace(*event, judgement);
        if (findings.judgements.size() == 3)
            break;
    }
    saveWhole(stage.services.store.finishedFiles().front(),
              recordOf(stage, [&](Record &record) { keepFindings(record, findings, current.variant()); }));
    GymPage &page = opened(stage);
    QTRY_VERIFY(page.asked() != nullptr);
    const QStringList names{current.person(0).name, current.person(1).name};
    QVERIFY(!page.asked()->file.isEmpty());
    QCOMPARE(page.asked()->whose, names[1]);
    // By name.
    DropDown &from = *page.findChild<DropDown *>();
    const auto lessons = static_cast<int>(2 * stage.services.playable().size());
    QCOMPARE(from.count(), 4 + lessons); // all, two people, computer players
    from.setFocus();
    QTest::keyClick(&from, Qt::Key_Down);
    QTRY_COMPARE(page.asked()->whose, from.currentText().section(u": "_s, 1));
    QTest::keyClick(&from, Qt::Key_Down);
    QTRY_COMPARE(page.asked()->whose, from.currentText().section(u": "_s, 1));
    // The table is as it was before that very move.
    QCOMPARE(page.table().current()->session().log().size(), page.asked()->event);
    play(stage, page.judgement()->played);
    QTRY_VERIFY(page.right());
    QVERIFY(!*page.right());
    QTest::keyClick(&page, Qt::Key_F3);
    QTRY_VERIFY(stage.window.page() == stage.window.review());
    // What is gone from the folder is asked no more.
    stage.window.show(&page);
    QVERIFY(QFile::remove(stage.services.store.finishedFiles().front()));
    stage.window.goHome();
    stage.window.show(&page);
    QCOMPARE(from.count(), 1 + lessons);
}

void GymTest::whatIsDueLaterIsAskedWhenOneWants()
{
    Stage stage;
    GymPage &page = opened(stage);
    while (page.asked() != nullptr) {
        QTest::keyClick(&page, Qt::Key_F2);
        QTRY_VERIFY(page.right());
        QTest::keyClick(&page, Qt::Key_Return);
    }
    QVERIFY(says(page,
                 u"Nothing is due today. The next one comes on %1."_s.arg(
                     QLocale().toString(monday.addDays(1), QLocale::ShortFormat))));
    QVERIFY(!page.board()->isVisible());
    QTest::keyClick(&page, Qt::Key_Return);
    QVERIFY(page.asked() != nullptr);
}

void GymTest::nothingIsLeftOfIt()
{
    Stage stage;
    stage.begin(u"HR"_s, 42, m_variant);
    stage.playOn(3);
    stage.services.diskWriter.finish();
    const QString table = stage.services.table.current()->id();
    const QStringList before = filesUnder(stage.services.folders.state);
    GymPage &page = opened(stage);
    play(stage, page.judgement()->played);
    QTRY_VERIFY(page.right());
    stage.services.diskWriter.finish();
    QCOMPARE(filesUnder(stage.services.folders.state), before);
    QVERIFY(stage.services.store.finishedFiles().isEmpty());
    QCOMPARE(stage.services.table.current()->id(), table);
}

void GymTest::theLanguageChanges()
{
    Stage stage;
    GymPage &page = opened(stage);
    const QByteArray key = page.asked()->key;
    stage.services.settings.set(Setting::Language, u"pl"_s);
    QTRY_VERIFY(!says(page, u"What would you do?"_s));
    QCOMPARE(page.asked()->key, key);
    play(stage, page.judgement()->best);
    QTRY_VERIFY(page.right());
    stage.services.settings.set(Setting::Language, u"en"_s);
    QTRY_VERIFY(says(page, u"Right!"_s));
    QVERIFY(*page.right());
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::GymTest)
#include "gym.moc"
