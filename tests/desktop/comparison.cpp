#include "app/desktop/pages/archivepage.h"
#include "app/desktop/pages/comparisonpage.h"
#include "app/desktop/pages/seatrow.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/table/endview.h"
#include "app/desktop/table/tablepage.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"

#include <QLineEdit>
#include <QTableWidget>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

const QString again = u"Play the same deal again"_s;
const QString compare = u"Compare games with this deal"_s;

// Two games of one deal: people who choose the middle, and computer players at random.
void playTwice(Stage &stage, const QString &variant = u"dice"_s)
{
    stage.begin(u"HH"_s, 42, variant);
    stage.playOn(3000);
    stage.begin(u"HR"_s, 42, variant);
    stage.playOn(3000);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
}

} // namespace

// Finished games of one deal side by side.
class ComparisonTest : public QObject {
    Q_OBJECT

private slots:
    void gamesStandSideBySide_data();
    void gamesStandSideBySide();
    void whoAddedAWordPlayedTheDealOfBoth();
    void aGameAloneIsComparedWithNothing();
    void theComparisonSpeaksTheOtherLanguage();
};

void ComparisonTest::gamesStandSideBySide_data()
{
    QTest::addColumn<QString>("variant");
    for (const QString &variant : {u"dice"_s, u"card"_s, u"auction"_s, u"gemstones"_s})
        QTest::newRow(qPrintable(variant)) << variant;
}

void ComparisonTest::gamesStandSideBySide()
{
    QFETCH(QString, variant);
    Stage stage;
    playTwice(stage, variant);
    const GameInProgress &current = *stage.services.table.current();
    const PerSeat<int> scores = current.session().game().scores();
    press(*stage.window.table()->endView(), compare);
    ComparisonPage &page = *stage.window.comparison();
    QCOMPARE(stage.window.page(), &page);
    QTableWidget &list = *page.list();
    QCOMPARE(list.rowCount(), 2);
    QCOMPARE(list.columnCount(), 3);
    QCOMPARE(list.item(0, 0)->text(), u"This game"_s);
    for (int seat = 0; seat < 2; ++seat) {
        const QString cell = list.item(0, seat + 1)->text();
        QVERIFY2(cell.startsWith(current.person(static_cast<Seat>(seat)).name), qPrintable(cell));
        QVERIFY2(cell.endsWith(u' ' + QLocale().toString(scores[static_cast<std::size_t>(seat)])),
                 qPrintable(cell));
    }
    QVERIFY(list.item(0, 2)->text().contains(u"(random)"_s));
    QVERIFY(says(page, u"dice-"_s) == (variant == u"dice"));
    // What the two did where they parted.
    const std::vector<GameStore::StoredGame> others = stage.services.store.withDealOf(current);
    QCOMPARE(others.size(), std::size_t{1});
    const GameInProgress &other = *others.front().game;
    const auto log = current.session().log();
    const auto otherLog = other.session().log();
    const auto [here, there] = std::mismatch(log.begin(), log.end(), otherLog.begin(), otherLog.end());
    QVERIFY(here != log.end() && here->actor >= 0);
    const std::unique_ptr<Game> before = current.session().start().clone();
    for (auto event = log.begin(); event != here; ++event)
        before->apply(event->code);
    const auto did = [&](const GameInProgress &game, const Event &event) {
        return game.variant()
            .view()
            ->describe(*before, std::span(&event, 1), game.players())
            .sentence.plain();
    };
    QCOMPARE(list.currentRow(), 1);
    QVERIFY(says(page, u"Until here both went alike: "_s));
    QVERIFY2(says(page, did(current, *here)), qPrintable(did(current, *here)));
    QVERIFY2(says(page, did(other, *there)), qPrintable(did(other, *there)));
    QVERIFY(did(current, *here) != did(other, *there));
    QTest::keyClick(&list, Qt::Key_Up);
    QVERIFY(says(page, u"The other games are compared with this one."_s));
    QVERIFY(!says(page, u"Until here"_s));
    QTest::keyClick(&list, Qt::Key_Down);
    QVERIFY(says(page, u"Until here"_s));
    QTest::keyClick(&list, Qt::Key_Return);
    QCOMPARE(stage.window.page(), stage.window.table());
    QCOMPARE(stage.services.table.current()->proposal().people, other.proposal().people);
}

void ComparisonTest::whoAddedAWordPlayedTheDealOfBoth()
{
    Stage stage;
    Proposal proposal = stage.proposal(u"HH"_s, 42, u"dice"_s);
    proposal.luck.word = u"sesame"_s;
    stage.begin(proposal);
    stage.playOn(400);
    const Deal deal = *stage.services.table.current()->deal();
    QCOMPARE(deal.number, dealOf({0, 42}, u"sesame"_s));
    press(*stage.window.table()->endView(), again);
    QTest::keyClicks(stage.window.setup()->rows()[0]->name(), u"ek"_s);
    stage.window.setup()->start();
    QCOMPARE(stage.services.table.current()->deal(), deal);
    stage.playOn(400);
    QVERIFY(link(*stage.window.table()->endView(), compare) != nullptr);
    stage.begin(u"HH"_s); // the number without the word
    stage.playOn(400);
    QVERIFY(link(*stage.window.table()->endView(), compare) == nullptr);
}

void ComparisonTest::aGameAloneIsComparedWithNothing()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(400);
    QVERIFY(link(*stage.window.table()->endView(), again) != nullptr);
    QVERIFY(link(*stage.window.table()->endView(), compare) == nullptr);
    stage.begin(u"HR"_s, 43); // another deal
    stage.playOn(400);
    QVERIFY(link(*stage.window.table()->endView(), compare) == nullptr);
    stage.close();
    stage.window.show(stage.window.archive());
    QVERIFY(!entriesOf(*stage.window.archive()->list()->viewport(), {20, 20}).contains(compare));
    stage.begin(u"RR"_s, 43);
    stage.playOn(400);
    stage.close();
    stage.window.show(stage.window.archive());
    chooseEntry(*stage.window.archive()->list()->viewport(), {20, 20}, compare);
    QTRY_COMPARE(stage.window.page(), stage.window.comparison());
    QCOMPARE(stage.window.comparison()->list()->rowCount(), 2);
    QTest::keyClick(stage.window.comparison()->list(), Qt::Key_Escape);
    QCOMPARE(stage.window.page(), stage.window.archive());
}

void ComparisonTest::theComparisonSpeaksTheOtherLanguage()
{
    Stage stage;
    playTwice(stage);
    press(*stage.window.table()->endView(), compare);
    stage.services.settings.set(Setting::Language, u"pl"_s);
    QTest::qWait(1);
    const ComparisonPage &page = *stage.window.comparison();
    QCOMPARE(page.list()->item(0, 0)->text(), u"Ta rozgrywka"_s);
    QCOMPARE(page.list()->currentRow(), 1);
    QVERIFY(says(page, u"Do tego miejsca"_s));
    QVERIFY(!says(page, u"takes"_s));
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::ComparisonTest)
#include "comparison.moc"
