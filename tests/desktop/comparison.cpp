#include "app/desktop/pages/comparisonpage.h"
#include "app/desktop/table/endview.h"
#include "app/desktop/table/tablepage.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"

#include <QTableWidget>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

const QString compare = u"Compare games with this deal"_s;

// Two games of one deal: people who choose the middle, and computer players at random.
void playTwice(Stage &stage, const QString &variant)
{
    stage.begin(u"HH"_s, 42, variant);
    stage.playOn(3000);
    stage.begin(u"HR"_s, 42, variant);
    stage.playOn(3000);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
}

} // namespace

// Finished games of one deal side by side, of the variant that VARIANT names.
class ComparisonTest : public QObject {
    Q_OBJECT

private slots:
    void gamesStandSideBySide();

private:
    const QString m_variant = qEnvironmentVariable("VARIANT");
};

void ComparisonTest::gamesStandSideBySide()
{
    Stage stage;
    playTwice(stage, m_variant);
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
    QVERIFY(says(page, u"dice-"_s) == (m_variant == u"dice"));
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

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::ComparisonTest)
#include "comparison.moc"
