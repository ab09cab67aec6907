#include "app/desktop/review/decisionview.h"
#include "app/desktop/review/reviewpage.h"
#include "app/desktop/review/wincurve.h"
#include "app/desktop/table/endview.h"
#include "app/desktop/table/historyview.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/table/trialstrip.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/segments.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"

#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

// What each decision of a game cost, of the variant that VARIANT names.
class ReviewPageTest : public QObject {
    Q_OBJECT

private slots:
    void everyDecisionIsListed();
    void itOpensAtOnceTheNextTime();
    void itCanBeLeft();
    void oneCanPlayOnFromADecision();
    void anyOfTheMovesCanBeTried();
    void aTrialIsNoGameAmongOthersUnlessItIsKept();
    void theHistoryLeadsToADecision();
    void theEndLeadsThere();

private:
    // A game at random that is over, and its review as far as it was made before.
    void playAndReview(Stage &stage, int playouts = 3)
    {
        stage.begin(u"RR"_s, 5, m_variant);
        stage.playOn(3000);
        QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
        stage.window.review()->prepare(*stage.services.table.current(), playouts);
    }

    const QString m_variant = qEnvironmentVariable("VARIANT");
};

namespace {

void complete(Stage &stage)
{
    ReviewPage &page = *stage.window.review();
    QSignalSpy completed(&page, &ReviewPage::completed);
    stage.window.show(&page);
    QVERIFY(page.complete() || completed.wait(300'000));
}

} // namespace

void ReviewPageTest::everyDecisionIsListed()
{
    Stage stage;
    playAndReview(stage);
    complete(stage);
    ReviewPage &page = *stage.window.review();
    QTableWidget &list = *page.list();
    QCOMPARE(static_cast<std::size_t>(list.rowCount()), page.findings().judgements.size());
    QVERIFY(list.rowCount() > 5);
    QVERIFY(says(page, u"Against opponents who play as hard computer players do."_s));
    // The worst come first.
    double last = 1e9;
    Grade grade = Grade::Blunder;
    for (int row = 0; row < list.rowCount(); ++row) {
        list.setCurrentCell(row, 0);
        const Judgement &judged = page.findings().judgements.at(*page.lookedAt());
        QVERIFY(judged.grade < grade || (judged.grade == grade && judged.cost.worth.mean <= last));
        grade = judged.grade;
        last = judged.cost.worth.mean;
    }
    // In order, if one likes.
    Segments &order = *page.findChild<Segments *>();
    QTest::mouseClick(order.findChildren<QAbstractButton *>()[1], Qt::LeftButton);
    list.setCurrentCell(0, 0);
    QCOMPARE(page.lookedAt(), std::optional(page.findings().judgements.begin()->first));
    // From mistake to mistake by key.
    std::vector<std::size_t> mistakes;
    for (const auto &[event, judged] : page.findings().judgements)
        if (judged.grade >= Grade::Inaccuracy && event > *page.lookedAt())
            mistakes.push_back(event);
    for (const std::size_t mistake : mistakes) {
        QTest::keyClick(&page, Qt::Key_N);
        QTRY_COMPARE(page.lookedAt(), std::optional(mistake)); // a button is seen going down first
    }
    if (mistakes.size() > 1) {
        QTest::keyClick(&page, Qt::Key_P);
        QTRY_COMPARE(page.lookedAt(), std::optional(mistakes[mistakes.size() - 2]));
    }
    // The curve leads to a decision, too.
    QTest::mouseClick(page.curve(), Qt::LeftButton, {}, {page.curve()->width() - 14, 20});
    QCOMPARE(page.lookedAt(), std::optional(page.findings().judgements.rbegin()->first));
}

void ReviewPageTest::itOpensAtOnceTheNextTime()
{
    Stage stage;
    playAndReview(stage);
    stage.services.diskWriter.finish();
    const QDateTime played(QDate(2026, 1, 6), QTime(20, 0));
    {
        QFile file(stage.services.store.finishedFiles().front());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(played, QFileDevice::FileModificationTime));
    }
    complete(stage);
    ReviewPage &page = *stage.window.review();
    const std::size_t decisions = page.findings().judgements.size();
    page.prepare(*stage.services.table.current(), 3);
    QVERIFY(page.complete());
    // And from the disk.
    stage.services.diskWriter.finish();
    const QStringList files = stage.services.store.finishedFiles();
    QCOMPARE(files.size(), 1);
    QCOMPARE(QFileInfo(files.front()).lastModified(),
             played.addMSecs(1)); // among others it stands where it stood
    page.prepare(*stage.services.store.volume(files.front()).game, 3);
    QVERIFY(page.complete());
    QCOMPARE(page.findings().judgements.size(), decisions);
}

void ReviewPageTest::itCanBeLeft()
{
    Stage stage;
    playAndReview(stage, 40);
    ReviewPage &page = *stage.window.review();
    QSignalSpy judged(page.findChild<Reviewer *>(), &Reviewer::judged);
    stage.window.show(&page);
    QVERIFY(judged.wait(300'000));
    QTest::keyClick(&page, Qt::Key_Escape);
    QVERIFY(stage.window.page() != &page);
    const std::size_t known = page.findings().judgements.size();
    QVERIFY(known > 0 && !page.complete());
    QTest::qWait(50);
    QCOMPARE(page.findings().judgements.size(), known);
    page.prepare(*stage.services.table.current(), 40);
    QCOMPARE(page.findings().judgements.size(), known);
}

void ReviewPageTest::oneCanPlayOnFromADecision()
{
    Stage stage;
    playAndReview(stage);
    complete(stage);
    ReviewPage &page = *stage.window.review();
    const std::size_t event = *page.lookedAt();
    const QString whole = stage.services.table.current()->id();
    pressButton(page, u"Play on from here"_s);
    QCOMPARE(stage.window.page(), stage.window.table());
    QVERIFY(stage.services.table.current()->id() != whole);
    QVERIFY(stage.services.table.current()->session().cursor() >= event);
}

// By key: the list of moves is walked through, and Enter tries one.
void ReviewPageTest::anyOfTheMovesCanBeTried()
{
    Stage stage;
    playAndReview(stage);
    complete(stage);
    ReviewPage &page = *stage.window.review();
    QTableWidget &moves = *page.decision()->moves();
    std::size_t event = *page.lookedAt();
    Judgement judged = page.findings().judgements.at(event);
    for (int row = 0; row < page.list()->rowCount(); ++row) {
        page.list()->setCurrentCell(row, 0);
        event = *page.lookedAt();
        judged = page.findings().judgements.at(event);
        if (judged.best != judged.played && !judged.others.empty())
            break;
    }
    QVERIFY(!judged.others.empty());
    QCOMPARE(moves.rowCount(), static_cast<int>(judged.others.size()) + 2);
    // The best one is chosen first, and what was played cannot be tried.
    QCOMPARE(page.decision()->other(), std::optional(judged.best));
    moves.setFocus();
    QTest::keyClick(&moves, Qt::Key_Home, Qt::ControlModifier);
    int untried = 0;
    for (int row = 0; row < moves.rowCount(); ++row) {
        QCOMPARE(moves.currentRow(), row);
        untried += !page.decision()->other();
        QTest::keyClick(&moves, Qt::Key_Down);
    }
    QCOMPARE(untried, 1);
    while (page.decision()->other() != judged.others.front().code)
        QTest::keyClick(&moves, Qt::Key_Up);
    const std::vector<Event> before(stage.services.table.current()->session().log().begin(),
                                    stage.services.table.current()->session().log().end());
    QTest::keyClick(&page, Qt::Key_T);
    QTRY_COMPARE(stage.window.page(), stage.window.table());
    const Session &session = stage.services.table.current()->session();
    QVERIFY(session.log().size() > event);
    QVERIFY(std::equal(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(event),
                       session.log().begin()));
    QCOMPARE(session.at(event)->canonical(session.log()[event].code), judged.others.front().code);
}

void ReviewPageTest::aTrialIsNoGameAmongOthersUnlessItIsKept()
{
    Stage stage;
    playAndReview(stage);
    complete(stage);
    const QString finished = stage.services.table.current()->id();
    const auto files = [&] {
        stage.services.diskWriter.finish();
        return stage.services.store.finishedFiles() + stage.services.store.interruptedFiles();
    };
    const QStringList before = files();
    stage.window.show(stage.window.review());
    QTest::keyClick(stage.window.review(), Qt::Key_F);
    QTRY_COMPARE(stage.window.page(), stage.window.table());
    const TrialStrip &strip = *stage.window.table()->findChild<TrialStrip *>();
    QVERIFY(strip.words().startsWith(u"This is a trial"_s));
    QVERIFY(stage.window.table()->subtitle().contains(u"trial"_s));
    QTest::mouseClick(strip.review(), Qt::LeftButton);
    QVERIFY(stage.window.page() == stage.window.review());
    QCOMPARE(stage.window.review()->game(), finished);
    stage.window.show(stage.window.table());
    stage.playOn(3000);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
    QVERIFY(!strip.keep()->isVisible());
    QVERIFY(says(*stage.window.table(), u"A trial is not kept among the games."_s));
    QCOMPARE(files(), before);
    // Also from what was tried one can go on otherwise, when another game lies on the table.
    stage.window.review()->prepare(*stage.services.table.current(), 3);
    complete(stage);
    stage.begin(u"HR"_s, 6, m_variant);
    stage.window.show(stage.window.review());
    QTest::keyClick(stage.window.review(), Qt::Key_F);
    QTRY_COMPARE(stage.window.page(), stage.window.table());
    QVERIFY(stage.services.table.current()->isTrial());
    QVERIFY(strip.keep()->isVisible());
    QTest::mouseClick(strip.keep(), Qt::LeftButton);
    QVERIFY(strip.words().isEmpty());
    stage.playOn(3000);
    stage.services.diskWriter.finish();
    QCOMPARE(stage.services.store.finishedFiles().size(), 2);
}

void ReviewPageTest::theHistoryLeadsToADecision()
{
    Stage stage;
    playAndReview(stage);
    complete(stage);
    ReviewPage &page = *stage.window.review();
    stage.window.show(stage.window.table());
    const std::vector<std::size_t> events = [&] {
        std::vector<std::size_t> all;
        for (const auto &[event, judged] : page.findings().judgements)
            all.push_back(event);
        return all;
    }();
    const std::size_t middle = events[events.size() / 2];
    emit stage.window.table()->historyView()->reviewWanted(middle);
    QCOMPARE(stage.window.page(), &page);
    QTRY_COMPARE(page.lookedAt(), std::optional(middle));
    // And the menu, by its key.
    stage.window.show(stage.window.table());
    QTest::keyClick(&stage.window, Qt::Key_R, Qt::AltModifier);
    QTRY_COMPARE(stage.window.page(), &page);
    // Not while a game is being played.
    stage.begin(u"HR"_s, 6, m_variant);
    QTest::keyClick(&stage.window, Qt::Key_R, Qt::AltModifier);
    QCOMPARE(stage.window.page(), stage.window.table());
}

void ReviewPageTest::theEndLeadsThere()
{
    Stage stage;
    playAndReview(stage);
    stage.window.show(stage.window.table());
    pressButton(*stage.window.table()->endView(), u"Review the game"_s);
    QCOMPARE(stage.window.page(), stage.window.review());
    QCOMPARE(stage.window.review()->game(), stage.services.table.current()->id());
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::ReviewPageTest)
#include "review.moc"
