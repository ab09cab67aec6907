#include "engine/rules/ranges.h"
#include "engine/view/rulespage.h"
#include "engine/view/theme.h"
#include "tests/variants/gemstones/games.h"
#include "tests/variants/gemstones/tabletop.h"
#include "variants/gemstones/rules/evaluation.h"
#include "variants/gemstones/view/eventtext.h"
#include "variants/gemstones/view/explanations.h"
#include "variants/gemstones/view/prompts.h"
#include "variants/gemstones/view/results.h"
#include "variants/gemstones/view/view.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

#include <numeric>

using namespace medici;
using namespace medici::gemstones;
using namespace Qt::StringLiterals;

// What the game says: reasons, the announcement, the end, the history, the rules page.
class GemstonesStoryTest : public QObject {
    Q_OBJECT

private slots:
    void theEvaluationAddsUp_data();
    void theEvaluationAddsUp();
    void everyReasonIsARuleOfThePage();
    void G6_theReRollIsOffered();
    void aHintSaysWhatItExpects();
    void G9_theSumThatWouldBeWritten();
    void G10_aFullColumnIsNamed();
    void G11_aBlockedColumnIsNamed();
    void G15_whereTheOrderBreaks();
    void G16_theAnnouncementIsToldToAll();
    void G16_atTheEndNothingIsAnnounced();
    void G16_theSortedRowIsTheVerdict();
    void G19_aTieBreakIsTold();
    void G20_aloneTheVerdictIsOfOne();
    void historyTellsEveryStep();
    void standingsShowEverySeat();
    void nothingStaysEnglishInPolish();
    void pagesHaveTheSameStatements();
    void everyStatementIsNamedByATest();
    void figuresOfThePagesCanBePainted();

private:
    GemstonesView m_view;
};

namespace {

constexpr PerGem<int> apart{5, 10, 15, 20, 25, 30};

State over(std::initializer_list<Sheet> sheets)
{
    State state;
    state.seats = static_cast<std::uint8_t>(sheets.size());
    state.phase = Phase::Over;
    state.mover = nobody;
    ranges::copy(sheets, state.sheets.begin());
    return state;
}

constexpr RegionId gemDie(int die)
{
    return static_cast<RegionId>(die);
}

constexpr RegionId numberDieOf(int die)
{
    return static_cast<RegionId>(die + diceOfAKind);
}

} // namespace

void GemstonesStoryTest::theEvaluationAddsUp_data()
{
    QTest::addColumn<int>("seats");
    for (int seats = 1; seats <= 4; ++seats)
        QTest::addRow("%d seats", seats) << seats;
}

void GemstonesStoryTest::theEvaluationAddsUp()
{
    QFETCH(int, seats);
    for (Seed seed = 1; seed <= 20; ++seed) {
        int scored = 0;
        playGemstones(seats, seed, [&](const Game &before, const Event &, const Game &after) {
            const Scoring scoring = m_view.scoring(before, after, gemstonesPlayers(seats));
            if (scoring.empty())
                return;
            ++scored;
            QVERIFY(after.over());
            QCOMPARE(scoring.rows.size(), std::size_t{6});
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
                int sum = 0;
                for (const Scoring::Row &row : scoring.rows)
                    sum += row.cells[seat].points;
                QCOMPARE(sum, after.scores()[seat]);
                QCOMPARE(scoring.after[seat], sum);
            }
        });
        QCOMPARE(scored, 1);
    }
}

void GemstonesStoryTest::everyReasonIsARuleOfThePage()
{
    const RulesPage page(m_view.rulesPage(u"en"_s));
    const Theme theme(Brightness::Light, ColourSet::Standard);
    for (int seats = 1; seats <= 4; ++seats)
        playGemstones(seats, 3, [&](const Game &before, const Event &, const Game &after) {
            const Players players = gemstonesPlayers(seats);
            for (const Scoring::Row &row : m_view.scoring(before, after, players).rows) {
                for (const Scoring::Cell &cell : row.cells)
                    QVERIFY2(page.find(cell.reason.rule) != nullptr, qPrintable(cell.reason.text));
                for (const Note &note : row.notes)
                    QVERIFY(page.find(note.rule) != nullptr);
            }
            if (after.actor() < 0)
                return;
            for (const Region &region : m_view.layout(after, {{960, 648}, &theme, players, 0, 1})) {
                const Note note = m_view.tooltip(after, region.id, players);
                QVERIFY2(page.find(note.rule) != nullptr, qPrintable(note.rule + u": "_s + note.text));
            }
            for (RegionId die = 0; die < gemstones::dice; ++die)
                QVERIFY(page.find(m_view.whyNot(after, {}, die).rule) != nullptr);
        });
}

void GemstonesStoryTest::G6_theReRollIsOffered() // G6
{
    Tabletop table(2);
    QVERIFY(table.roll({brown, red, brown, green, brown}, {1, 2, 3, 4, 5}));
    const std::vector<Offer> offers = offersOf(table.state, 0);
    QCOMPARE(offers.size(), std::size_t{2});
    QCOMPARE(offers[0].label, u"Re-roll all 3"_s);
    QCOMPARE(offers[0].code, Code{0b10101});
    QCOMPARE(offers[1].label, u"Keep the roll"_s);
    QVERIFY(offers[1].main);
    QCOMPARE(refusal(table.state, 0, gemDie(1)).rule, u"G6"_s);
    const std::vector<Offer> some = offersOf(table.state, 0b00101);
    QCOMPARE(some.back().label, u"Re-roll 2"_s);
    QCOMPARE(some.back().code, Code{0b101});
}

void GemstonesStoryTest::aHintSaysWhatItExpects()
{
    Tabletop table(2);
    QVERIFY(table.roll({yellow, yellow, yellow, blue, white}, {1, 2, 3, 4, 5}));
    Thought thought{Code{0b11}, 100, {}};
    thought.scores[0] = 2.04;
    QCOMPARE(adviceOf(table.state, thought).plain(),
             u"Hint: re-roll citrine, citrine. Expected disorder at the end: 2.0."_s);
    QCOMPARE(adviceOf(table.state, {keep, 0, {}}).plain(), u"Hint: keep the roll."_s);
    QVERIFY(table.keepRoll(anna));
    QCOMPARE(adviceOf(table.state, {codeOf({3, 4}), 0, {}}).plain(), u"Hint: write sapphire 5."_s);
}

void GemstonesStoryTest::G9_theSumThatWouldBeWritten() // G9
{
    Tabletop table(2);
    table.sheet(anna) = exampleSheet();
    QVERIFY(table.roll({yellow, red, green, blue, white}, {1, 2, 3, 4, 5}));
    const DiceSet draft = 1U << 0 | 1U << 8;
    QCOMPARE(promptOf(table.state, draft, gemstonesPlayers(2)).plain(), u"Citrine 4: from 22 to 26."_s);
    QCOMPARE(offersOf(table.state, draft).front().label, u"Write citrine 26"_s);
}

void GemstonesStoryTest::G10_aFullColumnIsNamed() // G10
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfRows({10, 8, 8, 8, 8, 8});
    QVERIFY(table.roll({brown, red, green, blue, white}, {1, 2, 3, 4, 5}));
    const Note note = refusal(table.state, 0, gemDie(0));
    QCOMPARE(note.rule, u"G10"_s);
    QVERIFY(note.text.startsWith(u"Smoky quartz: the column is full"_s));
}

void GemstonesStoryTest::G11_aBlockedColumnIsNamed() // G11
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfRows({0, 2, 2, 4, 2, 2});
    QVERIFY(table.roll({brown, red, green, blue, white}, {1, 2, 3, 4, 5}));
    const Note note = refusal(table.state, 0, gemDie(3));
    QCOMPARE(note.rule, u"G11"_s);
    QCOMPARE(note.text,
             u"Sapphire is blocked: 4 numbers there, only 0 in smoky quartz. Another gem on the "
             "table can be written."_s);
    QVERIFY(promptOf(table.state, 0, gemstonesPlayers(2))
                .plain()
                .endsWith(u"Blocked: sapphire (4); only 0 in smoky quartz."_s));
    QVERIFY(refusal(table.state, 0, numberDieOf(0)).rule == u"G7"_s);
}

void GemstonesStoryTest::G15_whereTheOrderBreaks() // G15
{
    const State state = over(
        {sheetOfSums(apart, 5), sheetOfSums({5, 10, 25, 20, 15, 30}, 5), sheetOfSums({1, 2, 3, 4, 5, 6}, 1)});
    QCOMPARE(orderWords(state, 0).ways.back(), u"Sorted"_s);
    QCOMPARE(orderWords(state, 1).ways.front(), u"The order breaks at sapphire"_s);
    QVERIFY(orderWords(state, 2).ways.front().startsWith(u"In order; 18 number"_s));
    QVERIFY(!orderWords(state, 0).announced);
}

void GemstonesStoryTest::G16_atTheEndNothingIsAnnounced() // G16
{
    State state = over({sheetOfSums(apart, 5), sheetOfSums({5, 10, 25, 20, 15, 30}, 5)});
    state.sheets[0].announced = true;
    state.sheets[1].announced = true;
    QCOMPARE(orderWords(state, 0).ways.front(), u"Sorted"_s);
    QCOMPARE(orderWords(state, 1).ways.front(), u"The order breaks at sapphire"_s);
    QVERIFY(!orderWords(state, 0).announced);
}

void GemstonesStoryTest::G16_theAnnouncementIsToldToAll() // G16
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfSums(apart, 5);
    QVERIFY(table.roll({green, green, blue, yellow, white}, {1, 1, 2, 3, 1}));
    QVERIFY(table.keepRoll(anna));
    QVERIFY(table.write(anna, green, 1) && table.write(anna, green, 1) && table.write(anna, white, 1));
    const State before = table.state;
    const Event event{bruno, table.legal().front()};
    QVERIFY(tell(before, {&event, 1}, {u"Anna"_s, u"Bruno"_s})
                .plain()
                .endsWith(u"Anna is sorted and announces it."_s));
    QVERIFY(table.apply(bruno, event.code));
    QVERIFY(orderWords(table.state, anna).announced);
    QVERIFY(standingsOf(table.state, gemstonesPlayers(2)).remark.plain().startsWith(u"Announced: Anna."_s));
    // Void again, if the next turn ends out of order.
    table.state.active = anna;
    table.state.phase = Phase::Following;
    table.state.mover = bruno;
    table.state.left = 0b00001'00001;
    table.sheet(anna)[brown] = columnOf({6, 12, 18, 24});
    const Event next{bruno, codeOfPair(0, 5)};
    QVERIFY(tell(table.state, {&next, 1}, {u"Anna"_s, u"Bruno"_s})
                .plain()
                .endsWith(u"Anna is no longer sorted: the announcement is void."_s));
}

void GemstonesStoryTest::G16_theSortedRowIsTheVerdict() // G16
{
    State state = over({sheetOfSums(apart, 4), sheetOfSums(apart, 9)});
    state.winner = 0;
    const Result result = resultOf(state, gemstonesPlayers(2));
    QCOMPARE(result.rows[0].seat, Seat{0});
    QCOMPARE(result.rule, u"G16"_s);
    QVERIFY(result.verdict.plain().startsWith(u"Anna wins: sorted"_s));
    QVERIFY(result.tieBreak.empty());
}

void GemstonesStoryTest::G19_aTieBreakIsTold() // G19
{
    State state = over({sheetOfRows({7, 7, 8, 8, 8, 10}), sheetOfRows({7, 7, 7, 8, 9, 10})});
    Result result = resultOf(state, gemstonesPlayers(2));
    QCOMPARE(result.rows[0].seat, Seat{0});
    QCOMPARE(result.rows[1].place, 2);
    QCOMPARE(result.rule, u"G19"_s);
    QVERIFY(result.tieBreak.plain().contains(u"emptiest columns equal, then 8 numbers ahead of 7"_s));
    state.sheets[1] = state.sheets[0];
    result = resultOf(state, gemstonesPlayers(2));
    QCOMPARE(result.rows[1].place, 1);
    QVERIFY(result.tieBreak.plain().contains(u"shared"_s));
    QVERIFY(result.verdict.plain().contains(u"Anna and Bartłomiej"_s));
    // For a lower place it stands beside that alone.
    const Sheet second = sheetOfSums({10, 5, 15, 20, 25, 30}, 7);
    state = over({second, second, sheetOfSums(apart, 7)});
    result = resultOf(state, gemstonesPlayers(3));
    QCOMPARE(result.rule, u"G18"_s);
    QVERIFY(result.tieBreak.empty());
    QVERIFY(!result.rows[2].remark.isEmpty());
}

void GemstonesStoryTest::G20_aloneTheVerdictIsOfOne() // G20
{
    State state = over({sheetOfSums(apart, 5)});
    state.winner = 0;
    QVERIFY(resultOf(state, gemstonesPlayers(1)).verdict.plain().startsWith(u"Won"_s));
    state = over({sheetOfSums({10, 5, 15, 20, 25, 30}, 7)});
    const Result result = resultOf(state, gemstonesPlayers(1));
    QVERIFY(result.verdict.plain().endsWith(u"disorder of 2"_s));
    QCOMPARE(result.rows.front().score, 2);
}

void GemstonesStoryTest::historyTellsEveryStep()
{
    for (int seats = 1; seats <= 4; ++seats) {
        const Players players = gemstonesPlayers(seats);
        playGemstones(seats, 2, [&](const Game &before, const Event &event, const Game &after) {
            const HistoryEntry account = m_view.describe(before, {&event, 1}, players);
            QVERIFY(account.sentence.plain().endsWith(u'.'));
            QVERIFY(account.seat < seats);
            QVERIFY(account.seat >= 0 || event.actor == chance);
            QVERIFY(!m_view.heading(before, event, players).round.isEmpty());
            QVERIFY(!m_view.prompt(after, {}, players).empty());
            QVERIFY(!m_view.progress(after).isEmpty());
        });
    }
}

void GemstonesStoryTest::standingsShowEverySeat()
{
    for (int seats = 1; seats <= 4; ++seats)
        playGemstones(seats, 2, [&](const Game &, const Event &, const Game &after) {
            const Standings standings = m_view.standings(after, gemstonesPlayers(seats));
            QCOMPARE(standings.rows.size(), static_cast<std::size_t>(seats));
            for (const Standings::Row &row : standings.rows) {
                QCOMPARE(static_cast<qsizetype>(row.cells.size()), standings.columns.size());
                QCOMPARE(row.cells.back().text.toInt(), after.scores()[static_cast<std::size_t>(row.seat)]);
            }
        });
}

void GemstonesStoryTest::nothingStaysEnglishInPolish()
{
    const QRegularExpression english(
        u"\\b(the|writes|rolls|round|dice|numbers|nothing|place|pairs?|sorted|ruby|column|sum)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    const Speaking speaking(u"pl"_s);
    QVERIFY(speaking.spoken());
    const Theme theme(Brightness::Light, ColourSet::Standard);
    const auto check = [&](const QString &text) { QVERIFY2(!text.contains(english), qPrintable(text)); };
    for (int seats = 1; seats <= 4; ++seats) {
        const Players players = gemstonesPlayers(seats);
        playGemstones(seats, 8, [&](const Game &before, const Event &event, const Game &after) {
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
            for (RegionId die = 0; die < gemstones::dice; ++die) {
                check(m_view.whyNot(after, {}, die).text);
                check(m_view.prompt(after, Draft{die}, players).plain());
                check(m_view.offers(after, Draft{die}).front().label);
            }
        });
    }
}

void GemstonesStoryTest::pagesHaveTheSameStatements()
{
    const RulesPage english(m_view.rulesPage(u"en"_s));
    const RulesPage polish(m_view.rulesPage(u"pl"_s));
    QStringList all;
    for (int number = 1; number <= 20; ++number)
        all << u"G%1"_s.arg(number);
    QCOMPARE(english.statements(), all);
    QCOMPARE(polish.statements(), all);
    QCOMPARE(english.items().size(), polish.items().size());
    for (std::size_t i = 0; i < english.items().size(); ++i) {
        QCOMPARE(english.items()[i].kind, polish.items()[i].kind);
        QCOMPARE(english.items()[i].id, polish.items()[i].id);
    }
    QVERIFY(m_view.rulesPage(u"xx"_s).isEmpty());
}

void GemstonesStoryTest::everyStatementIsNamedByATest()
{
    const QRegularExpression name(u"::(G\\d+)_"_s);
    QSet<QString> named;
    QDirIterator sources(QStringLiteral(TESTS_FOLDER "/variants/gemstones"), {u"*.cpp"_s}, QDir::Files);
    while (sources.hasNext()) {
        if (const QFileInfo file(sources.next()); file.fileName() == u"story.cpp") // of what is shown
            continue;
        QFile source(sources.filePath());
        QVERIFY(source.open(QIODevice::ReadOnly));
        for (auto match = name.globalMatch(QString::fromUtf8(source.readAll())); match.hasNext();)
            named.insert(match.next().captured(1));
    }
    for (const QString &statement : RulesPage(m_view.rulesPage(u"en"_s)).statements())
        QVERIFY2(named.contains(statement), qPrintable(statement));
}

void GemstonesStoryTest::figuresOfThePagesCanBePainted()
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
        const QImage empty = image;
        QPainter painter(&image);
        m_view.paintFigure(painter, image.rect(), item.id, theme);
        painter.end();
        QVERIFY(image != empty);
        ++figures;
    }
    QVERIFY(figures >= 4);
}

QTEST_MAIN(GemstonesStoryTest)
#include "story.moc"
