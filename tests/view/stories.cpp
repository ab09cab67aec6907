#include "engine/view/rulespage.h"
#include "engine/view/theme.h"
#include "tests/view/speaking.h"
#include "tests/view/subject.h"

#include <QDirIterator>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace medici;
using namespace Qt::StringLiterals;

// What any variant says: points with their reasons, the end, the history, the rules page.
class StoriesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY2(m_subject.found(), qPrintable(m_subject.id())); }
    void scoringAddsUp_data() { m_subject.addSeats(); }
    void scoringAddsUp();
    void everyReasonIsARuleOfThePage_data() { m_subject.addSeats(); }
    void everyReasonIsARuleOfThePage();
    void historyTellsEveryStep_data() { m_subject.addSeats(); }
    void historyTellsEveryStep();
    void standingsShowEverySeat_data() { m_subject.addSeats(); }
    void standingsShowEverySeat();
    void nothingStaysEnglishInPolish_data() { m_subject.addSeats(); }
    void nothingStaysEnglishInPolish();
    void pagesHaveTheSameStatements();
    void everyStatementIsNamedByATest();
    void figuresOfThePagesCanBePainted();

private:
    RulesPage page(const QString &language) const { return RulesPage(m_subject.view().rulesPage(language)); }
    std::vector<Region> regionsOf(const Game &game, const Players &players) const
    {
        return m_subject.view().layout(game, {{960, 648}, &m_theme, players, 0, 1});
    }

    VariantUnderTest m_subject;
    const Theme m_theme{Brightness::Light, ColourSet::Standard};
};

void StoriesTest::scoringAddsUp()
{
    QFETCH(int, seats);
    const Players players = VariantUnderTest::players(seats);
    for (Seed seed = 1; seed <= 20; ++seed)
        m_subject.play(seats, seed, [&](const Game &before, const Event &, const Game &after) {
            const Scoring scoring = m_subject.view().scoring(before, after, players);
            QCOMPARE(scoring.empty(), before.scorings() == after.scorings());
            if (scoring.empty())
                return;
            for (std::size_t seat = 0; seat < players.size(); ++seat) {
                int sum = 0;
                for (const Scoring::Row &row : scoring.rows) {
                    sum += row.cells[seat].points;
                    QVERIFY(!row.cells[seat].reason.text.isEmpty());
                }
                QCOMPARE(scoring.points[seat], sum);
                QCOMPARE(scoring.before[seat] + sum, scoring.after[seat]);
                QCOMPARE(scoring.after[seat], after.scores()[seat]);
            }
        });
}

void StoriesTest::everyReasonIsARuleOfThePage()
{
    QFETCH(int, seats);
    const View &view = m_subject.view();
    const RulesPage page = this->page(u"en"_s);
    const Players players = VariantUnderTest::players(seats);
    const auto stands = [&](const Note &note) {
        QVERIFY2(note.text.isEmpty() || page.find(note.rule) != nullptr,
                 qPrintable(note.rule + u": "_s + note.text));
    };
    m_subject.play(seats, 3, [&](const Game &before, const Event &, const Game &after) {
        for (const Scoring::Row &row : view.scoring(before, after, players).rows) {
            for (const Scoring::Cell &cell : row.cells)
                stands(cell.reason);
            for (const Note &note : row.notes)
                stands(note);
        }
        if (after.actor() < 0)
            return;
        for (const Region &region : regionsOf(after, players)) {
            stands(view.tooltip(after, region.id, players));
            stands(view.whyNot(after, {}, region.id));
        }
    });
}

void StoriesTest::historyTellsEveryStep()
{
    QFETCH(int, seats);
    const View &view = m_subject.view();
    const Players players = VariantUnderTest::players(seats);
    m_subject.play(seats, 2, [&](const Game &before, const Event &event, const Game &after) {
        const HistoryEntry entry = view.describe(before, {&event, 1}, players);
        QVERIFY(entry.sentence.plain().endsWith(u'.'));
        QVERIFY(entry.seat < seats);
        QVERIFY(entry.seat >= 0 || event.actor == chance);
        QVERIFY(!view.heading(before, event, players).round.isEmpty());
        QVERIFY(!view.prompt(after, {}, players).empty());
        QVERIFY(!view.progress(after).isEmpty());
    });
}

void StoriesTest::standingsShowEverySeat()
{
    QFETCH(int, seats);
    const Players players = VariantUnderTest::players(seats);
    m_subject.play(seats, 2, [&](const Game &, const Event &, const Game &after) {
        const Standings standings = m_subject.view().standings(after, players);
        QCOMPARE(standings.rows.size(), players.size());
        for (const Standings::Row &row : standings.rows) {
            QCOMPARE(static_cast<qsizetype>(row.cells.size()), standings.columns.size());
            QCOMPARE(row.cells.back().text.toInt(), after.scores()[static_cast<std::size_t>(row.seat)]);
        }
    });
}

void StoriesTest::nothingStaysEnglishInPolish()
{
    QFETCH(int, seats);
    static const QRegularExpression english(
        u"\\b(the|takes|turns|bids|writes|rolls|round|day|ship|cards?|dice|crosses|symbols|numbers|nothing|"
        "place|points?|florins?|pairs?|sorted|ruby|column|sum|most|deck|choose|loses|holds)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    const Speaking speaking(u"pl"_s);
    QVERIFY(speaking.spoken());
    const View &view = m_subject.view();
    const Players players = VariantUnderTest::players(seats);
    const auto check = [&](const QString &text) { QVERIFY2(!text.contains(english), qPrintable(text)); };
    check(view.scoreName());
    QSet<QString> changes;
    for (int source = 0; source < std::min(m_subject.variant().words().sources(), 32); ++source)
        for (const double points : {-1.5, 1.5}) {
            check(view.change(source, points));
            changes.insert(view.change(source, points));
        }
    QVERIFY(changes.size() > 1);
    m_subject.play(seats, 8, [&](const Game &before, const Event &event, const Game &after) {
        check(view.describe(before, {&event, 1}, players).sentence.plain());
        const Heading heading = view.heading(before, event, players);
        check(heading.round + u' ' + heading.turn);
        check(view.progress(after));
        check(view.standings(after, players).remark.plain());
        for (const Scoring::Row &row : view.scoring(before, after, players).rows) {
            check(row.title);
            for (const Scoring::Cell &cell : row.cells)
                check(cell.caption + cell.bonus + cell.reason.text);
            for (const Note &note : row.notes)
                check(note.text);
        }
        if (after.over()) {
            const Result result = view.result(after, players);
            check(result.verdict.plain() + result.tieBreak.plain() + result.rank
                  + result.sources.columns.join(u' '));
        }
        if (after.actor() < 0)
            return;
        for (const Region &region : regionsOf(after, players)) {
            check(region.name + u' ' + region.description);
            check(view.whyNot(after, {}, region.id).text);
        }
        for (const RegionId open : openRegions(view, after, {}))
            check(view.prompt(after, Draft{open}, players).plain());
        check(view.prompt(after, {}, players).plain());
        for (const Offer &offer : view.offers(after, {}))
            check(offer.label + u' ' + offer.description);
    });
}

void StoriesTest::pagesHaveTheSameStatements()
{
    const RulesPage english = page(u"en"_s);
    const RulesPage polish = page(u"pl"_s);
    const QStringList statements = english.statements();
    QVERIFY(!statements.isEmpty());
    for (qsizetype i = 0; i < statements.size(); ++i)
        QCOMPARE(statements[i], statements.front().first(1) + QString::number(i + 1));
    QCOMPARE(polish.statements(), statements);
    QCOMPARE(english.items().size(), polish.items().size());
    for (std::size_t i = 0; i < english.items().size(); ++i) {
        QCOMPARE(english.items()[i].kind, polish.items()[i].kind);
        QCOMPARE(english.items()[i].id, polish.items()[i].id);
    }
    QVERIFY(m_subject.view().rulesPage(u"xx"_s).isEmpty());
}

// By one that plays, not by one of what is said.
void StoriesTest::everyStatementIsNamedByATest()
{
    static const QRegularExpression name(u"\\bvoid (?:\\w+::)?((?:[A-Z]\\d+_)+)"_s);
    QSet<QString> named;
    QDirIterator sources(QStringLiteral(TESTS_FOLDER "/variants/") + m_subject.id(), {u"*.cpp"_s},
                         QDir::Files);
    while (sources.hasNext()) {
        if (const QFileInfo file(sources.next()); file.fileName() == u"story.cpp")
            continue;
        QFile source(sources.filePath());
        QVERIFY(source.open(QIODevice::ReadOnly));
        for (auto match = name.globalMatch(QString::fromUtf8(source.readAll())); match.hasNext();)
            for (const QString &statement : match.next().captured(1).split(u'_', Qt::SkipEmptyParts))
                named.insert(statement);
    }
    for (const QString &statement : page(u"en"_s).statements())
        QVERIFY2(named.contains(statement), qPrintable(statement));
}

void StoriesTest::figuresOfThePagesCanBePainted()
{
    const View &view = m_subject.view();
    const RulesPage page = this->page(u"en"_s);
    int figures = 0;
    for (const RulesPage::Item &item : page.items()) {
        if (item.kind != RulesPage::Kind::Figure)
            continue;
        const QSize size = view.figureSize(item.id);
        QVERIFY2(!size.isEmpty(), qPrintable(item.id));
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        const QImage empty = image;
        QPainter painter(&image);
        view.paintFigure(painter, image.rect(), item.id, m_theme);
        painter.end();
        QVERIFY2(image != empty, qPrintable(item.id));
        ++figures;
    }
    QVERIFY(figures > 0);
    const QString html = page.html(m_theme, [&](const QString &figure) { return view.figureSize(figure); });
    QVERIFY(html.contains(u"<a name=\"%1\""_s.arg(page.statements().back())));
}

QTEST_MAIN(StoriesTest)
#include "stories.moc"
