#include "engine/view/rulespage.h"

#include "engine/rules/ranges.h"
#include "engine/view/theme.h"
#include "tests/variants/card/games.h"
#include "variants/card/rules/scoring.h"
#include "variants/card/view/board.h"
#include "variants/card/view/explanations.h"
#include "variants/card/view/results.h"
#include "variants/card/view/view.h"

#include <QDirIterator>
#include <QPainter>
#include <QRegularExpression>
#include <QtTest>

using namespace medici;
using namespace Qt::StringLiterals;

// What the card game says: florins with their reasons, the end, the history, the rules page.
class CardStoryTest : public QObject {
    Q_OBJECT

private slots:
    void scoringAddsUp_data();
    void scoringAddsUp();
    void everyReasonIsARuleOfThePage();
    void C13_C14_shipsAreExplained();
    void C14_C16_goodsAreExplained();
    void C17_bonusIsTold();
    void C21_aSharedVictoryIsTold();
    void tiesAreSaidToBeSharedWhereTheyHappen();
    void historyTellsEveryStep();
    void standingsShowEverySeat();
    void nothingStaysEnglishInPolish();
    void pagesHaveTheSameStatements();
    void C3_pagesCountTheDeck();
    void everyStatementIsNamedByATest();
    void figuresOfThePagesCanBePainted();

private:
    card::CardView m_view;
};

namespace {

// A first day that has just been scored, with these ships and so many symbols of dye.
card::State scoredWith(const std::vector<int> &ships, const std::vector<int> &dye)
{
    Setup setup = card::Rules::terms().usual(static_cast<int>(ships.size()));
    setup.first = 0;
    card::State state = card::Rules::start(setup);
    for (std::size_t seat = 0; seat < ships.size(); ++seat) {
        state.houses[seat].ship.value = static_cast<std::uint8_t>(ships[seat]);
        state.houses[seat].warehouse[card::indexOf(card::Good::Dye)] = static_cast<std::uint8_t>(dye[seat]);
    }
    card::scoreDay(state);
    return state;
}

// What the day that was scored has paid.
Bill billOf(card::State scored)
{
    scored.phase = card::Phase::Over;
    return card::Rules::bill(scored);
}

} // namespace

void CardStoryTest::scoringAddsUp_data()
{
    QTest::addColumn<int>("seats");
    for (int seats = 2; seats <= 6; ++seats)
        QTest::addRow("%d seats", seats) << seats;
}

void CardStoryTest::scoringAddsUp()
{
    QFETCH(int, seats);
    for (Seed seed = 1; seed <= 10; ++seed) {
        int scored = 0;
        std::vector<int> totals(static_cast<std::size_t>(seats));
        playCards(seats, seed, [&](const Game &before, const Event &, const Game &after) {
            const Scoring scoring = m_view.scoring(before, after, cardPlayers(seats));
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

void CardStoryTest::everyReasonIsARuleOfThePage()
{
    const RulesPage page(m_view.rulesPage(u"en"_s));
    const Theme theme(Brightness::Light, ColourSet::Standard);
    for (int seats = 2; seats <= 6; ++seats)
        playCards(seats, 3, [&](const Game &before, const Event &, const Game &after) {
            const Players players = cardPlayers(seats);
            for (const Scoring::Row &row : m_view.scoring(before, after, players).rows) {
                for (const Scoring::Cell &cell : row.cells)
                    QVERIFY2(page.find(cell.reason.rule) != nullptr, qPrintable(cell.reason.text));
                for (const Note &note : row.notes)
                    QVERIFY(page.find(note.rule) != nullptr);
            }
            if (after.actor() < 0)
                return;
            for (const Region &region : m_view.layout(after, {{944, 648}, &theme, players, 0, 1})) {
                const Note note = m_view.tooltip(after, region.id, players);
                QVERIFY2(page.find(note.rule) != nullptr, qPrintable(note.rule + u": "_s + note.text));
            }
        });
}

void CardStoryTest::C13_C14_shipsAreExplained() // C13, C14, C-X2
{
    const card::State state = scoredWith({20, 16, 16, 13}, {0, 0, 0, 0});
    QCOMPARE(card::paymentReason(billOf(state), 0, 1, state.seats),
             (Note{u"1st place with a ship of 20: 30."_s, u"C13"_s}));
    QCOMPARE(card::paymentReason(billOf(state), 1, 1, state.seats),
             (Note{u"Places 2 to 3 with ships of 16: 20 + 10 = 30, divided by 2 and rounded down to a "
                   u"multiple of 5: "
                   "15 each."_s,
                   u"C14"_s}));
    QCOMPARE(card::paymentReason(billOf(state), 3, 1, state.seats).text,
             u"4th place with a ship of 13: 0."_s);
}

void CardStoryTest::C14_C16_goodsAreExplained() // C14, C16, C-X3
{
    const Speaking speaking(u"en"_s);
    const card::State state = scoredWith({1, 2, 3}, {3, 3, 1});
    const auto reason = [&](Seat seat) { return card::goodReason(billOf(state), seat, 1, card::Good::Dye); };
    QCOMPARE(
        reason(0),
        (Note{u"Most symbols, shared: 10 + 5 = 15, divided by 2 and rounded down to a multiple of 5: 5."_s,
              u"C14"_s}));
    QCOMPARE(reason(2), (Note{u"2 players have more symbols: nothing."_s, u"C16"_s}));
    const card::State second = scoredWith({1, 2, 3}, {1, 2, 1});
    QCOMPARE(
        card::goodReason(billOf(second), 0, 1, card::Good::Dye).text,
        u"Second most symbols, shared: 5 + 0 = 5, divided by 2 and rounded down to a multiple of 5: 0."_s);
    QCOMPARE(card::goodReason(billOf(second), 1, 1, card::Good::Dye).text, u"Most symbols: 10."_s);
    QCOMPARE(card::goodReason(billOf(second), 1, 1, card::Good::Fur).text, u"No symbol, no florins."_s);
}

void CardStoryTest::C17_bonusIsTold() // C17
{
    const Speaking speaking(u"en"_s);
    const card::State state = scoredWith({1, 2, 3}, {6, 5, 5});
    QCOMPARE(card::goodReason(billOf(state), 0, 1, card::Good::Dye).text,
             u"Most symbols: 10. 6 symbols: bonus 10."_s);
}

void CardStoryTest::C21_aSharedVictoryIsTold() // C21
{
    card::State state = scoredWith({1, 2, 3}, {0, 0, 0});
    state.phase = card::Phase::Over;
    for (card::House &house : state.houses)
        house.florins = 80;
    state.houses[1].florins = 40;
    const Result result = card::resultOf(state, cardPlayers(3));
    QCOMPARE(result.rule, u"C21"_s);
    QVERIFY(result.verdict.plain().contains(u"Anna and Clara"_s));
    QCOMPARE(result.rows[1].place, 1);
    QCOMPARE(result.rows[2].place, 3);
}

void CardStoryTest::tiesAreSaidToBeSharedWhereTheyHappen() // C14
{
    const auto said = [](const card::State &scored, std::size_t row) {
        card::State after = scored;
        after.phase = card::Phase::Over;
        const Scoring scoring = card::scoringOf(scored, after);
        return ranges::any_of(scoring.rows[row].notes,
                              [](const Note &note) { return note.rule == u"C14"_s; });
    };
    constexpr std::size_t ship = 0;
    constexpr std::size_t dye = 2;
    QVERIFY(said(scoredWith({20, 16, 16}, {0, 0, 0}), ship));
    QVERIFY(!said(scoredWith({20, 16, 13}, {0, 0, 0}), ship));
    QVERIFY(said(scoredWith({1, 2, 3}, {2, 2, 0}), dye));
    QVERIFY(!said(scoredWith({1, 2, 3, 4}, {4, 3, 2, 2}), dye));
    QVERIFY(!said(scoredWith({1, 2, 3}, {4, 0, 0}), dye));
}

void CardStoryTest::historyTellsEveryStep()
{
    for (int seats = 2; seats <= 6; ++seats) {
        const Players players = cardPlayers(seats);
        playCards(seats, 2, [&](const Game &before, const Event &event, const Game &after) {
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

void CardStoryTest::standingsShowEverySeat()
{
    for (int seats = 2; seats <= 6; ++seats)
        playCards(seats, 2, [&](const Game &, const Event &, const Game &after) {
            const Standings standings = m_view.standings(after, cardPlayers(seats));
            QCOMPARE(standings.rows.size(), static_cast<std::size_t>(seats));
            for (const Standings::Row &row : standings.rows) {
                QCOMPARE(static_cast<qsizetype>(row.cells.size()), standings.columns.size());
                QCOMPARE(row.cells.back().text.toInt(), after.scores()[static_cast<std::size_t>(row.seat)]);
            }
        });
}

void CardStoryTest::nothingStaysEnglishInPolish()
{
    const QRegularExpression english(
        u"\\b(the|takes|turns|day|ship|cards?|symbols|nothing|place|florins?|most|deck|choose)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    const Speaking speaking(u"pl"_s);
    QVERIFY(speaking.spoken());
    const Theme theme(Brightness::Light, ColourSet::Standard);
    const auto check = [&](const QString &text) { QVERIFY2(!text.contains(english), qPrintable(text)); };
    for (int seats = 2; seats <= 6; ++seats) {
        const Players players = cardPlayers(seats);
        playCards(seats, 8, [&](const Game &before, const Event &event, const Game &after) {
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
                check(result.verdict.plain() + result.tieBreak.plain() + result.sources.columns.join(u' '));
            }
            if (after.actor() < 0)
                return;
            for (const Region &region : m_view.layout(after, {{944, 648}, &theme, players, 0, 1}))
                check(region.name + u' ' + region.description);
            check(m_view.prompt(after, {}, players).plain());
            for (const RegionId id : {card::region::deck, card::region::market(0), card::region::market(1)}) {
                check(m_view.whyNot(after, {}, id).text);
                check(m_view.prompt(after, Draft{id}, players).plain());
                check(m_view.offers(after, Draft{id}).front().label);
            }
        });
    }
}

void CardStoryTest::pagesHaveTheSameStatements()
{
    const RulesPage english(m_view.rulesPage(u"en"_s));
    const RulesPage polish(m_view.rulesPage(u"pl"_s));
    QStringList all;
    for (int number = 1; number <= 21; ++number)
        all << u"C%1"_s.arg(number);
    QCOMPARE(english.statements(), all);
    QCOMPARE(polish.statements(), all);
    QCOMPARE(english.items().size(), polish.items().size());
    for (std::size_t i = 0; i < english.items().size(); ++i) {
        QCOMPARE(english.items()[i].kind, polish.items()[i].kind);
        QCOMPARE(english.items()[i].id, polish.items()[i].id);
    }
    QVERIFY(m_view.rulesPage(u"xx"_s).isEmpty());
}

void CardStoryTest::C3_pagesCountTheDeck() // C3
{
    for (const QString &language : {u"en"_s, u"pl"_s}) {
        const RulesPage page(m_view.rulesPage(language));
        QVERIFY(page.find(u"C1"_s)->text.contains(u" %1 "_s.arg(card::deckSize)));
        QVERIFY(page.find(u"C3"_s)->text.contains(QString::number(card::deckSize - int{card::freeCards})));
    }
}

void CardStoryTest::everyStatementIsNamedByATest()
{
    const QRegularExpression name(u"::(C\\d+)_"_s);
    QSet<QString> named;
    QDirIterator sources(QStringLiteral(TESTS_FOLDER "/variants/card"), {u"*.cpp"_s}, QDir::Files);
    while (sources.hasNext()) {
        QFile source(sources.next());
        QVERIFY(source.open(QIODevice::ReadOnly));
        for (auto match = name.globalMatch(QString::fromUtf8(source.readAll())); match.hasNext();)
            named.insert(match.next().captured(1));
    }
    for (const QString &statement : RulesPage(m_view.rulesPage(u"en"_s)).statements())
        QVERIFY2(named.contains(statement), qPrintable(statement));
}

void CardStoryTest::figuresOfThePagesCanBePainted()
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
}

QTEST_MAIN(CardStoryTest)
#include "story.moc"
