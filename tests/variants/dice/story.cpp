#include "engine/view/rulespage.h"
#include "engine/view/theme.h"
#include "tests/variants/dice/games.h"
#include "variants/dice/rules/bill.h"
#include "variants/dice/rules/scoring.h"
#include "variants/dice/view/explanations.h"
#include "variants/dice/view/results.h"
#include "variants/dice/view/view.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

#include <numeric>

using namespace medici;
using namespace Qt::StringLiterals;

// What the dice game says: points with their reasons, the end, the history, the rules page.
class DiceStoryTest : public QObject {
    Q_OBJECT

private slots:
    void scoringAddsUp_data();
    void scoringAddsUp();
    void D21_theEndShowsBonusesApart_data() { scoringAddsUp_data(); }
    void D21_theEndShowsBonusesApart();
    void everyReasonIsARuleOfThePage();
    void D16_rankPays();
    void D17_equalShipsGetTheHigherPoints();
    void D18_D21_awardAndBonusAreTold();
    void D24_aTieBreakIsTold();
    void D30_soloResultHasARank();
    void historyTellsEveryStep();
    void standingsShowEverySeat();
    void nothingStaysEnglishInPolish();
    void pagesHaveTheSameStatements();
    void everyStatementIsNamedByATest();
    void figuresOfThePagesCanBePainted();

private:
    dice::DiceView m_view;
};

void DiceStoryTest::scoringAddsUp_data()
{
    QTest::addColumn<int>("seats");
    for (int seats = 1; seats <= 4; ++seats)
        QTest::addRow("%d seats", seats) << seats;
}

void DiceStoryTest::scoringAddsUp()
{
    QFETCH(int, seats);
    for (Seed seed = 1; seed <= 20; ++seed) {
        int scored = 0;
        std::vector<int> totals(static_cast<std::size_t>(seats));
        playAtRandom(seats, seed, [&](const Game &before, const Event &, const Game &after) {
            const Scoring scoring = m_view.scoring(before, after, dicePlayers(seats));
            if (scoring.empty())
                return;
            ++scored;
            QCOMPARE(scoring.rows.size(), std::size_t{6});
            for (std::size_t seat = 0; seat < totals.size(); ++seat) {
                int sum = 0;
                for (const Scoring::Row &row : scoring.rows) {
                    sum += row.cells[seat].points;
                    QVERIFY(!row.cells[seat].reason.text.isEmpty());
                }
                QCOMPARE(sum, scoring.points[seat]);
                QCOMPARE(scoring.before[seat], totals[seat]);
                totals[seat] += sum;
                QCOMPARE(scoring.after[seat], totals[seat]);
                QCOMPARE(after.scores()[seat], totals[seat]);
            }
        });
        QCOMPARE(scored, 3);
    }
}

// D21
void DiceStoryTest::D21_theEndShowsBonusesApart()
{
    QFETCH(int, seats);
    int most = 0;
    for (Seed seed = 1; seed <= 40; ++seed) {
        std::vector<int> bonuses(static_cast<std::size_t>(seats));
        std::vector<int> ships(static_cast<std::size_t>(seats));
        playAtRandom(seats, seed, [&](const Game &before, const Event &, const Game &after) {
            const Players players = dicePlayers(seats);
            for (const Scoring::Row &row : m_view.scoring(before, after, players).rows)
                for (std::size_t seat = 0; seat < bonuses.size(); ++seat) {
                    const Scoring::Cell &cell = row.cells[seat];
                    bonuses[seat] += cell.bonus.section(u'+', 1).toInt(); // 'bonus +10'
                    ships[seat] += row.symbol == u"sign-ship" ? cell.points : 0;
                }
            if (!after.over())
                return;
            for (const Standings::Row &row : m_view.result(after, players).sources.rows) {
                const auto seat = static_cast<std::size_t>(row.seat);
                QCOMPARE(row.cells[0].text.toInt(), ships[seat]);
                QCOMPARE(row.cells[2].text.toInt(), bonuses[seat]);
                QCOMPARE(row.cells[0].text.toInt() + row.cells[1].text.toInt() + row.cells[2].text.toInt(),
                         row.cells[3].text.toInt());
                most = std::max(most, bonuses[seat]);
            }
        });
    }
    QVERIFY(most > 0);
}

void DiceStoryTest::everyReasonIsARuleOfThePage()
{
    const RulesPage page(m_view.rulesPage(u"en"_s));
    const Theme theme(Brightness::Light, ColourSet::Standard);
    for (int seats = 1; seats <= 4; ++seats)
        playAtRandom(seats, 3, [&](const Game &before, const Event &, const Game &after) {
            for (const Scoring::Row &row : m_view.scoring(before, after, dicePlayers(seats)).rows) {
                for (const Scoring::Cell &cell : row.cells)
                    QVERIFY2(page.find(cell.reason.rule) != nullptr, qPrintable(cell.reason.text));
                for (const Note &note : row.notes)
                    QVERIFY(page.find(note.rule) != nullptr);
            }
            if (after.actor() < 0)
                return;
            const Players players = dicePlayers(seats);
            for (const Region &region : m_view.layout(after, {{960, 648}, &theme, players, 0, 1})) {
                const Note note = m_view.tooltip(after, region.id, players);
                QVERIFY2(page.find(note.rule) != nullptr, qPrintable(note.rule + u": "_s + note.text));
            }
            for (RegionId die = 0; die < 5; ++die)
                QVERIFY(page.find(m_view.whyNot(after, {}, die).rule) != nullptr);
        });
}

namespace {

// A round that has just been scored, with these ships and crosses in dye.
dice::State scoredWith(const std::vector<int> &ships, const std::vector<int> &dye)
{
    dice::State state;
    state.seats = static_cast<std::uint8_t>(ships.size());
    state.spaces = 7;
    for (std::size_t seat = 0; seat < ships.size(); ++seat) {
        state.sheets[seat].ships[0].value = static_cast<std::uint8_t>(ships[seat]);
        state.sheets[seat].crosses[static_cast<std::size_t>(dice::Good::Dye)] =
            static_cast<std::uint8_t>(dye[seat]);
    }
    dice::scoreRound(state);
    return state;
}

// What the round that was scored has paid.
Bill billOf(dice::State scored)
{
    scored.phase = dice::Phase::Over;
    return dice::Rules::bill(scored);
}

} // namespace

void DiceStoryTest::D16_rankPays() // D16
{
    const dice::State state = scoredWith({17, 20, 9, 25}, {0, 0, 0, 0});
    QCOMPARE(dice::shipReason(billOf(state).line(0, 1, dice::source::ship)).rule, u"D16"_s);
    QCOMPARE(dice::shipReason(billOf(state).line(0, 1, dice::source::ship)).text, u"Place 3 with 17: 10."_s);
}

void DiceStoryTest::D17_equalShipsGetTheHigherPoints() // D17
{
    const dice::State state = scoredWith({20, 20, 9, 5}, {0, 0, 0, 0});
    QCOMPARE(dice::shipReason(billOf(state).line(1, 1, dice::source::ship)).rule, u"D17"_s);
    QCOMPARE(dice::shipReason(billOf(state).line(1, 1, dice::source::ship)).text,
             u"Place 1 with 20, shared: each gets the full 30."_s);
    QCOMPARE(dice::shipReason(billOf(state).line(2, 1, dice::source::ship)).text, u"Place 3 with 9: 10."_s);
}

void DiceStoryTest::D18_D21_awardAndBonusAreTold() // D18, D19, D20, D21
{
    const dice::State state = scoredWith({1, 2, 3, 4}, {10, 3, 3, 0});
    const auto reason = [&](Seat seat) {
        return dice::monopolyReason(billOf(state), seat, 1, dice::Good::Dye);
    };
    QCOMPARE(reason(0).rule, u"D18"_s);
    QVERIFY(reason(0).text.startsWith(u"Most crosses: 10."_s));
    QVERIFY(reason(0).text.endsWith(u"bonus 10."_s));
    QCOMPARE(reason(1).rule, u"D19"_s);
    QCOMPARE(reason(1).text, u"Second most crosses, shared: each gets 5."_s);
    QCOMPARE(reason(3).rule, u"D20"_s);
}

void DiceStoryTest::D24_aTieBreakIsTold() // D24
{
    dice::State state;
    state.seats = 2;
    state.phase = dice::Phase::Over;
    state.sheets[0].ships[0].points = 40;
    state.sheets[1].ships[0].points = 40;
    state.sheets[0].crosses = {5, 4, 0, 0, 0};
    state.sheets[1].crosses = {0, 5, 3, 0, 0};
    Result result = dice::resultOf(state, dicePlayers(2));
    QCOMPARE(result.rows[0].seat, 0);
    QCOMPARE(result.rows[1].place, 2);
    QCOMPARE(result.rule, u"D24"_s);
    QVERIFY(result.tieBreak.plain().contains(u"4 to 3 crosses"_s));
    state.sheets[1].crosses = {0, 5, 4, 0, 0};
    result = dice::resultOf(state, dicePlayers(2));
    QCOMPARE(result.rows[1].place, 1);
    QVERIFY(result.tieBreak.plain().contains(u"shared"_s));
    QVERIFY(result.verdict.plain().contains(u"Anna and Bartłomiej"_s));
    // For a lower place it stands beside that alone.
    state.seats = 3;
    state.sheets[2].ships[0].points = 90;
    result = dice::resultOf(state, dicePlayers(3));
    QVERIFY(result.tieBreak.empty() && result.rule.isEmpty());
    QVERIFY(!result.rows[2].remark.isEmpty());
}

void DiceStoryTest::D30_soloResultHasARank() // D30
{
    dice::State state;
    state.seats = 1;
    state.phase = dice::Phase::Over;
    state.sheets[0].ships[0].points = 164;
    const Result result = dice::resultOf(state, dicePlayers(1));
    QCOMPARE(result.rank, u"Navigator"_s);
    QCOMPARE(result.rule, u"D30"_s);
}

void DiceStoryTest::historyTellsEveryStep()
{
    for (int seats = 1; seats <= 4; ++seats) {
        const Players players = dicePlayers(seats);
        playAtRandom(seats, 2, [&](const Game &before, const Event &event, const Game &after) {
            const HistoryEntry account = m_view.describe(before, {&event, 1}, players);
            QVERIFY(!account.sentence.empty());
            QVERIFY(account.seat >= 0);
            QVERIFY(account.sentence.plain().contains(players[static_cast<std::size_t>(account.seat)].name));
            QVERIFY(!m_view.heading(before, event, players).round.isEmpty());
            QVERIFY(!m_view.prompt(after, {}, players).empty());
            QVERIFY(!m_view.progress(after).isEmpty());
        });
    }
}

void DiceStoryTest::standingsShowEverySeat()
{
    for (int seats = 1; seats <= 4; ++seats)
        playAtRandom(seats, 2, [&](const Game &, const Event &, const Game &after) {
            const Standings standings = m_view.standings(after, dicePlayers(seats));
            QCOMPARE(standings.rows.size(), static_cast<std::size_t>(seats));
            for (const Standings::Row &row : standings.rows) {
                QCOMPARE(static_cast<qsizetype>(row.cells.size()), standings.columns.size());
                QCOMPARE(row.cells.back().text.toInt(), after.scores()[static_cast<std::size_t>(row.seat)]);
            }
        });
}

void DiceStoryTest::nothingStaysEnglishInPolish()
{
    const QRegularExpression english(
        u"\\b(the|takes|rolls|round|ship|dice|crosses|nothing|place|points?|most)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    const Speaking speaking(u"pl"_s);
    QVERIFY(speaking.spoken());
    const Theme theme(Brightness::Light, ColourSet::Standard);
    const auto check = [&](const QString &text) { QVERIFY2(!text.contains(english), qPrintable(text)); };
    for (int seats = 1; seats <= 4; ++seats) {
        const Players players = dicePlayers(seats);
        playAtRandom(seats, 8, [&](const Game &before, const Event &event, const Game &after) {
            check(m_view.describe(before, {&event, 1}, players).sentence.plain());
            check(m_view.heading(before, event, players).turn);
            check(m_view.progress(after));
            check(m_view.standings(after, players).remark.plain());
            for (const Scoring::Row &row : m_view.scoring(before, after, players).rows) {
                check(row.title);
                for (const Scoring::Cell &cell : row.cells)
                    check(cell.caption + cell.bonus + cell.reason.text);
                for (const Note &note : row.notes)
                    check(note.text);
            }
            if (after.over()) {
                const Result result = m_view.result(after, players);
                check(result.verdict.plain() + result.tieBreak.plain() + result.rank
                      + result.sources.columns.join(u' '));
            }
            if (after.actor() < 0)
                return;
            for (const Region &region : m_view.layout(after, {{960, 648}, &theme, players, 0, 1}))
                check(region.name + u' ' + region.description);
            check(m_view.prompt(after, {}, players).plain());
            for (RegionId die = 0; die < 5; ++die) {
                check(m_view.whyNot(after, {}, die).text);
                check(m_view.prompt(after, Draft{die}, players).plain());
                check(m_view.offers(after, Draft{die}).front().label);
            }
        });
    }
}

void DiceStoryTest::pagesHaveTheSameStatements()
{
    const RulesPage english(m_view.rulesPage(u"en"_s));
    const RulesPage polish(m_view.rulesPage(u"pl"_s));
    QStringList all;
    for (int number = 1; number <= 30; ++number)
        all << u"D%1"_s.arg(number);
    QCOMPARE(english.statements(), all);
    QCOMPARE(polish.statements(), all);
    QCOMPARE(english.items().size(), polish.items().size());
    for (std::size_t i = 0; i < english.items().size(); ++i) {
        QCOMPARE(english.items()[i].kind, polish.items()[i].kind);
        QCOMPARE(english.items()[i].id, polish.items()[i].id);
    }
    QVERIFY(m_view.rulesPage(u"xx"_s).isEmpty());
}

void DiceStoryTest::everyStatementIsNamedByATest()
{
    const QRegularExpression name(u"::(D\\d+)_"_s);
    QSet<QString> named;
    QDirIterator sources(QStringLiteral(TESTS_FOLDER), {u"*.cpp"_s}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (sources.hasNext()) {
        QFile source(sources.next());
        QVERIFY(source.open(QIODevice::ReadOnly));
        for (auto match = name.globalMatch(QString::fromUtf8(source.readAll())); match.hasNext();)
            named.insert(match.next().captured(1));
    }
    for (const QString &statement : RulesPage(m_view.rulesPage(u"en"_s)).statements())
        QVERIFY2(named.contains(statement), qPrintable(statement));
}

void DiceStoryTest::figuresOfThePagesCanBePainted()
{
    const Theme theme(Brightness::Light, ColourSet::Standard);
    const RulesPage page(m_view.rulesPage(u"en"_s));
    int figures = 0;
    for (const RulesPage::Item &item : page.items()) {
        if (item.kind != RulesPage::Kind::Figure)
            continue;
        const QSize size = m_view.figureSize(item.id);
        QVERIFY2(!size.isEmpty(), qPrintable(item.id));
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        m_view.paintFigure(painter, image.rect(), item.id, theme);
        painter.end();
        QVERIFY(image != QImage(size, QImage::Format_ARGB32_Premultiplied));
        ++figures;
    }
    QVERIFY(figures >= 4);
    const QString html = page.html(theme, [&](const QString &figure) { return m_view.figureSize(figure); });
    QVERIFY(html.contains(u"<a name=\"D17\">"_s));
}

QTEST_MAIN(DiceStoryTest)
#include "story.moc"
