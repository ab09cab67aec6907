#include "app/desktop/pages/homepage.h"
#include "app/desktop/table/endview.h"
#include "app/desktop/table/historyview.h"
#include "app/desktop/table/scoringview.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/figuretable.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"

#include <QTableWidget>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::desktop {

// The scoring of a round, and the end of a game.
class EndingTest : public QObject {
    Q_OBJECT

private slots:
    void fromTheEndEscapeLeadsToTheFirstPage();
    void steppingThroughTheScoringKeepsTheLinesAsTheyAre();
    void aScoringIsReadAgainFromTheHistory();
    void theEndTellsWhatTheWinnerHadMoreOf();
    void aloneTheRankIsSaidOnce();
    void aloneOnePlaysAgainstTheOwnBest();
};

void EndingTest::fromTheEndEscapeLeadsToTheFirstPage()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(400);
    pressAlone(stage, Qt::Key_Escape);
    QVERIFY(stage.window.page() == stage.window.home());
}

void EndingTest::steppingThroughTheScoringKeepsTheLinesAsTheyAre()
{
    Stage stage;
    stage.begin(u"HR"_s);
    while (stage.wait() && stage.services.table.awaiting() == Awaiting::Person)
        stage.playOn(1);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Reader);
    QTest::qWait(1);
    const QTableWidget &lines = *stage.window.table()->scoringView()->findChild<QTableWidget *>();
    const int height = lines.rowHeight(1);
    const int rows = lines.rowCount();
    for (int line = 1; line + 3 < rows; ++line) {
        pressAlone(stage, Qt::Key_S);
        QTRY_VERIFY(!lines.isRowHidden(line) && lines.isRowHidden(line + 1)); // Qt shows the press first
        QCOMPARE(lines.rowHeight(1), height);
    }
    pressAlone(stage, Qt::Key_S);
    QTRY_VERIFY(!lines.isRowHidden(rows - 1));
    QCOMPARE(lines.rowHeight(1), height);
}

void EndingTest::aScoringIsReadAgainFromTheHistory()
{
    Stage stage;
    stage.begin(u"HR"_s);
    while (stage.wait() && stage.services.table.awaiting() == Awaiting::Person)
        stage.playOn(1);
    TablePage &page = *stage.window.table();
    const QString title = page.scoringView()->title();
    stage.playOn(2); // the first round has been read, and the second goes on
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Person);
    HistoryView &history = *page.historyView();
    QModelIndex line = history.model()->index(0, 0);
    while (!line.data().toString().startsWith(title + u": "_s))
        line = line.siblingAtRow(line.row() + 1);
    QVERIFY(line.isValid());
    const auto &scores = stage.services.table.current()->session().game().scores();
    for (std::size_t seat = 0; seat < 2; ++seat) // nothing but the first round has been scored
        QVERIFY(line.data().toString().contains(u"+%1"_s.arg(scores[seat])) || scores[seat] == 0);
    const std::size_t cursor = stage.services.table.current()->session().cursor();
    for (const bool byKey : {false, true}) {
        history.scrollTo(line);
        if (byKey) {
            history.setFocus();
            history.setCurrentIndex(line);
            QTest::keyClick(&history, Qt::Key_Return);
        } else {
            QTest::mouseClick(history.viewport(), Qt::LeftButton, {}, history.visualRect(line).center());
        }
        QVERIFY(page.scoringView()->isVisible());
        QCOMPARE(page.scoringView()->title(), title);
        pressAlone(stage, Qt::Key_Return);
        QVERIFY(!page.scoringView()->isVisible());
    }
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Person);
    QCOMPARE(stage.services.table.current()->session().cursor(), cursor);
}

void EndingTest::theEndTellsWhatTheWinnerHadMoreOf()
{
    for (const QString &variant : {u"dice"_s, u"card"_s, u"auction"_s, u"gemstones"_s}) {
        Stage stage;
        stage.begin(u"HHH"_s, 11, variant);
        stage.playOn(3000);
        QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
        const auto tables = stage.window.table()->endView()->findChildren<FigureTable *>();
        QCOMPARE(tables.size(), 2);
        for (const FigureTable *table : tables)
            QVERIFY2(table->isVisible(), qPrintable(variant));
        const GameInProgress &current = *stage.services.table.current();
        const Result result = current.variant().view()->result(current.session().game(), current.players());
        for (auto row = result.rows.begin() + 1; row != result.rows.end(); ++row) {
            const int ahead = std::abs(result.rows.front().score - row->score);
            const QString told = current.person(row->seat).name + u": "_s;
            const QStringList lines =
                (tables[0]->accessibleDescription() + u'\n' + tables[1]->accessibleDescription())
                    .split(u'\n');
            QVERIFY2(ranges::any_of(lines,
                                    [&](const QString &line) {
                                        return line.startsWith(told)
                                            && line.endsWith(ahead > 0 ? u" +"_s + QString::number(ahead)
                                                                       : u" 0"_s);
                                    }),
                     qPrintable(tables[0]->accessibleDescription()));
        }
    }
}

void EndingTest::aloneTheRankIsSaidOnce()
{
    Stage stage;
    stage.begin(u"H"_s);
    stage.playOn(400);
    const GameInProgress &current = *stage.services.table.current();
    const QString rank = current.variant().view()->result(current.session().game(), current.players()).rank;
    QVERIFY(!rank.isEmpty());
    qsizetype said = 0;
    for (const SentenceLabel *label : stage.window.table()->endView()->findChildren<SentenceLabel *>())
        if (label->isVisible())
            said += label->sentence().plain().count(rank);
    QCOMPARE(said, 1);
}

void EndingTest::aloneOnePlaysAgainstTheOwnBest()
{
    Stage stage;
    std::optional<int> best;
    for (const Seed seed : {3U, 4U, 5U, 6U}) {
        stage.begin(u"H"_s, seed);
        stage.playOn(400);
        stage.services.diskWriter.finish();
        const int score = stage.services.table.current()->session().game().scores()[0];
        const QString before = best ? QString::number(*best) : QString();
        QStringList said;
        for (const SentenceLabel *label : stage.window.table()->endView()->findChildren<SentenceLabel *>())
            if (label->sentence().plain().contains(u"ersonal best"_s))
                said << label->sentence().plain();
        QCOMPARE(said.size(), 1);
        const QString expected = !best ? u"The first result, and so the personal best."_s
            : score > *best            ? u"A new personal best! Before: "_s + before + u' '
                                       : u"Personal best: "_s + before + u' ';
        QVERIFY2(said.front().replace(QChar::Nbsp, u' ').startsWith(expected), qPrintable(said.front()));
        best = std::max(best.value_or(score), score);
    }
    // Who sat with others has none.
    stage.begin(u"HR"_s);
    stage.playOn(400);
    QVERIFY(!says(*stage.window.table(), u"ersonal best"_s));
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::EndingTest)
#include "ending.moc"
