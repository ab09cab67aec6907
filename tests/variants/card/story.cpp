#include "engine/view/rulespage.h"

#include "engine/rules/ranges.h"
#include "engine/view/theme.h"
#include "tests/variants/card/games.h"
#include "variants/card/rules/scoring.h"
#include "variants/card/view/board.h"
#include "variants/card/view/explanations.h"
#include "variants/card/view/view.h"

#include <QtTest>

using namespace medici;
using namespace Qt::StringLiterals;

// What the card game says: florins with their reasons, the end, the history, the rules page.
class CardStoryTest : public QObject {
    Q_OBJECT

private slots:
    void scoringAddsUp_data();
    void scoringAddsUp();
    void C13_C14_shipsAreExplained();
    void C14_C16_goodsAreExplained();
    void C17_bonusIsTold();
    void C18_higherBonusIsTold();
    void C21_aSharedVictoryIsTold();
    void tiesAreSaidToBeSharedWhereTheyHappen();
    void C3_pagesCountTheDeck();
    void aHintSaysWhatItExpects();

private:
    card::View m_view;
};

namespace {

// A first day that has just been scored, with these ships and so many symbols of dye.
card::State scoredWith(const std::vector<int> &ships, const std::vector<int> &dye, bool higherBonus = false)
{
    Setup setup = card::Rules::terms().usual(static_cast<int>(ships.size()));
    setup.first = 0;
    setup.options[0] = higherBonus;
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

void CardStoryTest::C13_C14_shipsAreExplained() // C13, C14, C-X2
{
    const card::State state = scoredWith({20, 16, 16, 13}, {0, 0, 0, 0});
    QCOMPARE(card::paymentReason(billOf(state), 0, 1, state),
             (Note{u"1st place, ship worth 20: 30."_s, u"C13"_s}));
    QCOMPARE(card::paymentReason(billOf(state), 1, 1, state),
             (Note{u"Places 2 to 3, ships worth 16: 20 + 10 = 30, split 2 ways and rounded down to a "
                   u"multiple of 5: "
                   "15 each."_s,
                   u"C14"_s}));
    QCOMPARE(card::paymentReason(billOf(state), 3, 1, state).text, u"4th place, ship worth 13: 0."_s);
}

void CardStoryTest::C14_C16_goodsAreExplained() // C14, C16, C-X3
{
    const Speaking speaking(u"en"_s);
    const card::State state = scoredWith({1, 2, 3}, {3, 3, 1});
    const auto reason = [&](Seat seat) {
        return card::goodReason(billOf(state), seat, 1, card::Good::Dye, state);
    };
    QCOMPARE(reason(0),
             (Note{u"Most symbols, tied: 10 + 5 = 15, split 2 ways and rounded down to a multiple of 5: 5."_s,
                   u"C14"_s}));
    QCOMPARE(reason(2), (Note{u"2 players have more symbols: nothing."_s, u"C16"_s}));
    const card::State second = scoredWith({1, 2, 3}, {1, 2, 1});
    QCOMPARE(card::goodReason(billOf(second), 0, 1, card::Good::Dye, second).text,
             u"Second most symbols, tied: 5 + 0 = 5, split 2 ways and rounded down to a multiple of 5: 0."_s);
    QCOMPARE(card::goodReason(billOf(second), 1, 1, card::Good::Dye, second).text, u"Most symbols: 10."_s);
    QCOMPARE(card::goodReason(billOf(second), 1, 1, card::Good::Fur, second).text,
             u"No symbol, no florins."_s);
}

void CardStoryTest::C17_bonusIsTold() // C17
{
    const Speaking speaking(u"en"_s);
    const card::State state = scoredWith({1, 2, 3}, {6, 5, 5});
    QCOMPARE(card::goodReason(billOf(state), 0, 1, card::Good::Dye, state).text,
             u"Most symbols: 10. 6 symbols: bonus 10."_s);
}

// Whoever gets nothing but a bonus is shown the statement that pays it.
void CardStoryTest::C18_higherBonusIsTold() // C17, C18
{
    const Speaking speaking(u"en"_s);
    const card::State state = scoredWith({1, 2, 3, 4}, {9, 9, 8, 5}, true);
    const auto reason = [&](Seat seat) {
        return card::goodReason(billOf(state), seat, 1, card::Good::Dye, state);
    };
    QCOMPARE(reason(2), (Note{u"2 players have more symbols: nothing. 8 symbols: bonus 20."_s, u"C18"_s}));
    QCOMPARE(reason(3), (Note{u"3 players have more symbols: nothing. 5 symbols: bonus 10."_s, u"C17"_s}));
}

void CardStoryTest::C21_aSharedVictoryIsTold() // C21
{
    card::State state = scoredWith({1, 2, 3}, {0, 0, 0});
    state.phase = card::Phase::Over;
    for (card::House &house : state.houses)
        house.florins = 80;
    state.houses[1].florins = 40;
    const Result result = card::Looks::result(state, cardPlayers(3));
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
        const Scoring scoring = card::Looks::scoring(scored, after);
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

void CardStoryTest::C3_pagesCountTheDeck() // C3
{
    for (const QString &language : {u"en"_s, u"pl"_s}) {
        const RulesPage page(m_view.rulesPage(language));
        QVERIFY(page.find(u"C1"_s)->text.contains(QString::number(card::deckSize)));
        QVERIFY(page.find(u"C3"_s)->text.contains(QString::number(card::deckSize - card::freeCards)));
    }
}

void CardStoryTest::aHintSaysWhatItExpects()
{
    const Players players = cardPlayers(2);
    QStringList hints;
    playCards(2, 5, [&](const Game &before, const Event &event, const Game &) {
        if (event.actor == chance)
            return;
        Thought thought{event.code, 0, {}};
        hints << m_view.advice(before, thought, players).plain();
        thought.simulations = 100;
        thought.scores[static_cast<std::size_t>(event.actor)] = 81.04;
        QCOMPARE(m_view.advice(before, thought, players).plain(),
                 hints.back() + u" Expected florins at the end: 81.0."_s);
    });
    QVERIFY(hints.contains(u"Hint: turn up a card."_s));
    QVERIFY(hints.contains(u"Hint: choose cards."_s));
    QVERIFY(!hints.filter(u"Hint: take spice"_s).empty());
}

QTEST_MAIN(CardStoryTest)
#include "story.moc"
