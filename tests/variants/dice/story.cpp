#include "engine/view/rulespage.h"
#include "engine/view/theme.h"
#include "tests/variants/dice/games.h"
#include "variants/dice/rules/bill.h"
#include "variants/dice/rules/scoring.h"
#include "variants/dice/view/explanations.h"
#include "variants/dice/view/view.h"

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
    void D16_rankPays();
    void D17_equalShipsGetTheHigherPoints();
    void D18_D21_awardAndBonusAreTold();
    void D24_aTieBreakIsTold();
    void D30_soloResultHasARank();
    void aHintSaysWhatItExpects();

private:
    dice::View m_view;
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

namespace {

// A round that has just been scored, with these ships and crosses in dye.
dice::State scoredWith(const std::vector<int> &ships, const std::vector<int> &dye)
{
    dice::State state;
    state.seats = static_cast<std::uint8_t>(ships.size());
    state.spaces = 7;
    state.edition = dice::editionOf(dice::Rules::terms().usual(state.seats));
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
    QCOMPARE(dice::shipReason(billOf(state).line(0, 1, source::ship)).rule, u"D16"_s);
    QCOMPARE(dice::shipReason(billOf(state).line(0, 1, source::ship)).text,
             u"3rd place, ship worth 17: 10."_s);
}

void DiceStoryTest::D17_equalShipsGetTheHigherPoints() // D17
{
    const dice::State state = scoredWith({20, 20, 9, 5}, {0, 0, 0, 0});
    QCOMPARE(dice::shipReason(billOf(state).line(1, 1, source::ship)).rule, u"D17"_s);
    QCOMPARE(dice::shipReason(billOf(state).line(1, 1, source::ship)).text,
             u"1st place shared, ship worth 20: 30 for each."_s);
    QCOMPARE(dice::shipReason(billOf(state).line(2, 1, source::ship)).text,
             u"3rd place, ship worth 9: 10."_s);
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
    QCOMPARE(reason(1).text, u"Second most crosses, tied: each gets 5."_s);
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
    Result result = dice::Looks::result(state, dicePlayers(2));
    QCOMPARE(result.rows[0].seat, 0);
    QCOMPARE(result.rows[1].place, 2);
    QCOMPARE(result.rule, u"D24"_s);
    QVERIFY(result.tieBreak.plain().contains(u"4 to 3 crosses"_s));
    state.sheets[1].crosses = {0, 5, 4, 0, 0};
    result = dice::Looks::result(state, dicePlayers(2));
    QCOMPARE(result.rows[1].place, 1);
    QVERIFY(result.tieBreak.plain().contains(u"shared"_s));
    QVERIFY(result.verdict.plain().contains(u"Anna and Bartłomiej"_s));
    // For a lower place it stands beside that alone.
    state.seats = 3;
    state.sheets[2].ships[0].points = 90;
    result = dice::Looks::result(state, dicePlayers(3));
    QVERIFY(result.tieBreak.empty() && result.rule.isEmpty());
    QVERIFY(!result.rows[2].remark.isEmpty());
}

void DiceStoryTest::D30_soloResultHasARank() // D30
{
    dice::State state;
    state.seats = 1;
    state.phase = dice::Phase::Over;
    state.sheets[0].ships[0].points = 164;
    const Result result = dice::Looks::result(state, dicePlayers(1));
    QCOMPARE(result.rank, u"Navigator"_s);
    QCOMPARE(result.rule, u"D30"_s);
}

void DiceStoryTest::aHintSaysWhatItExpects()
{
    const Players players = dicePlayers(3);
    int hints = 0;
    playAtRandom(3, 5, [&](const Game &before, const Event &event, const Game &) {
        if (event.actor == chance)
            return;
        ++hints;
        Thought thought{event.code, 100, {}};
        thought.scores[static_cast<std::size_t>(event.actor)] = 131.04;
        const QString name = players[static_cast<std::size_t>(event.actor)].name;
        const QString move = m_view.describe(before, {&event, 1}, players).sentence.plain();
        QCOMPARE(m_view.advice(before, thought, players).plain(),
                 QString(move).replace(name + u" takes"_s, u"Hint: take"_s)
                     + u" Expected points at the end: 131.0."_s);
    });
    QVERIFY(hints > 20);
}

QTEST_MAIN(DiceStoryTest)
#include "story.moc"
