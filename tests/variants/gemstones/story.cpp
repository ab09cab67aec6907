#include "engine/rules/ranges.h"
#include "engine/view/rulespage.h"
#include "engine/view/theme.h"
#include "tests/variants/gemstones/games.h"
#include "tests/variants/gemstones/tabletop.h"
#include "variants/gemstones/rules/evaluation.h"
#include "variants/gemstones/view/eventtext.h"
#include "variants/gemstones/view/explanations.h"
#include "variants/gemstones/view/view.h"

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

private:
    gemstones::View m_view;
};

namespace {

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

void GemstonesStoryTest::G6_theReRollIsOffered() // G6
{
    Tabletop table(2);
    QVERIFY(table.roll({brown, red, brown, green, brown}, {1, 2, 3, 4, 5}));
    const std::vector<Offer> offers = Looks::offers(table.state, {});
    QCOMPARE(offers.size(), std::size_t{2});
    QCOMPARE(offers[0].label, u"Re-roll all 3"_s);
    QCOMPARE(offers[0].code, Code{0b10101});
    QCOMPARE(offers[1].label, u"Keep the roll"_s);
    QVERIFY(offers[1].main);
    QCOMPARE(Looks::whyNot(table.state, {}, gemDie(1)).rule, u"G6"_s);
    const std::vector<Offer> some = Looks::offers(table.state, Draft{0, 2});
    QCOMPARE(some.back().label, u"Re-roll 2"_s);
    QCOMPARE(some.back().code, Code{0b101});
}

void GemstonesStoryTest::aHintSaysWhatItExpects()
{
    Tabletop table(2);
    QVERIFY(table.roll({yellow, yellow, yellow, blue, white}, {1, 2, 3, 4, 5}));
    Thought thought{Code{0b11}, 100, {}};
    thought.scores[0] = 2.04;
    QCOMPARE(Looks::advice(table.state, thought, {}).plain(),
             u"Hint: re-roll citrine, citrine. Expected disorder at the end: 2.0."_s);
    QCOMPARE(Looks::advice(table.state, {keep, 0, {}}, {}).plain(), u"Hint: keep the roll."_s);
    QVERIFY(table.keepRoll(anna));
    QCOMPARE(Looks::advice(table.state, {codeOf({3, 4}), 0, {}}, {}).plain(), u"Hint: write sapphire 5."_s);
}

void GemstonesStoryTest::G9_theSumThatWouldBeWritten() // G9
{
    Tabletop table(2);
    table.sheet(anna) = exampleSheet();
    QVERIFY(table.roll({yellow, red, green, blue, white}, {1, 2, 3, 4, 5}));
    const Draft draft{0, 8};
    QCOMPARE(Looks::prompt(table.state, draft, gemstonesPlayers(2)).plain(), u"Citrine 4: from 22 to 26."_s);
    QCOMPARE(Looks::offers(table.state, draft).front().label, u"Write citrine 26"_s);
}

void GemstonesStoryTest::G10_aFullColumnIsNamed() // G10
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfRows({10, 8, 8, 8, 8, 8});
    QVERIFY(table.roll({brown, red, green, blue, white}, {1, 2, 3, 4, 5}));
    const Note note = Looks::whyNot(table.state, {}, gemDie(0));
    QCOMPARE(note.rule, u"G10"_s);
    QVERIFY(note.text.startsWith(u"Smoky quartz: the column is full"_s));
}

void GemstonesStoryTest::G11_aBlockedColumnIsNamed() // G11
{
    Tabletop table(2);
    table.sheet(anna) = sheetOfRows({0, 2, 2, 4, 2, 2});
    QVERIFY(table.roll({brown, red, green, blue, white}, {1, 2, 3, 4, 5}));
    const Note note = Looks::whyNot(table.state, {}, gemDie(3));
    QCOMPARE(note.rule, u"G11"_s);
    QCOMPARE(note.text,
             u"Sapphire is blocked: 4 numbers there, only 0 in smoky quartz. Another gem on the "
             "table can be written."_s);
    QVERIFY(Looks::prompt(table.state, {}, gemstonesPlayers(2))
                .plain()
                .endsWith(u"Blocked: sapphire (4); only 0 in smoky quartz."_s));
    QVERIFY(Looks::whyNot(table.state, {}, numberDieOf(0)).rule == u"G7"_s);
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
    QVERIFY(Looks::describe(before, {&event, 1}, playersNamed({u"Anna"_s, u"Bruno"_s}))
                .sentence.plain()
                .endsWith(u"Anna is sorted and announces it."_s));
    QVERIFY(table.apply(bruno, event.code));
    QVERIFY(orderWords(table.state, anna).announced);
    QVERIFY(
        Looks::standings(table.state, gemstonesPlayers(2)).remark.plain().startsWith(u"Announced: Anna."_s));
    // Void again, if the next turn ends out of order.
    table.state.active = anna;
    table.state.phase = Phase::Following;
    table.state.mover = bruno;
    table.state.left = 0b00001'00001;
    table.sheet(anna)[brown] = columnOf({6, 12, 18, 24});
    const Event next{bruno, codeOfPair(0, 5)};
    QVERIFY(Looks::describe(table.state, {&next, 1}, playersNamed({u"Anna"_s, u"Bruno"_s}))
                .sentence.plain()
                .endsWith(u"Anna is no longer sorted: the announcement is void."_s));
}

void GemstonesStoryTest::G16_theSortedRowIsTheVerdict() // G16
{
    State state = over({sheetOfSums(apart, 4), sheetOfSums(apart, 9)});
    state.winner = 0;
    const Result result = Looks::result(state, gemstonesPlayers(2));
    QCOMPARE(result.rows[0].seat, Seat{0});
    QCOMPARE(result.rule, u"G16"_s);
    QVERIFY(result.verdict.plain().startsWith(u"Anna wins: sorted"_s));
    QVERIFY(result.tieBreak.empty());
}

void GemstonesStoryTest::G19_aTieBreakIsTold() // G19
{
    State state = over({sheetOfRows({7, 7, 8, 8, 8, 10}), sheetOfRows({7, 7, 7, 8, 9, 10})});
    Result result = Looks::result(state, gemstonesPlayers(2));
    QCOMPARE(result.rows[0].seat, Seat{0});
    QCOMPARE(result.rows[1].place, 2);
    QCOMPARE(result.rule, u"G19"_s);
    QVERIFY(result.tieBreak.plain().contains(u"emptiest columns equal, numbers in the next: 8 to 7"_s));
    state.sheets[1] = state.sheets[0];
    result = Looks::result(state, gemstonesPlayers(2));
    QCOMPARE(result.rows[1].place, 1);
    QVERIFY(result.tieBreak.plain().contains(u"shared"_s));
    QVERIFY(result.verdict.plain().contains(u"Anna and Bartłomiej"_s));
    // For a lower place it stands beside that alone.
    const Sheet second = sheetOfSums({10, 5, 15, 20, 25, 30}, 7);
    state = over({second, second, sheetOfSums(apart, 7)});
    result = Looks::result(state, gemstonesPlayers(3));
    QCOMPARE(result.rule, u"G18"_s);
    QVERIFY(result.tieBreak.empty());
    QVERIFY(!result.rows[2].remark.isEmpty());
}

void GemstonesStoryTest::G20_aloneTheVerdictIsOfOne() // G20
{
    State state = over({sheetOfSums(apart, 5)});
    state.winner = 0;
    QVERIFY(Looks::result(state, gemstonesPlayers(1)).verdict.plain().startsWith(u"Won"_s));
    state = over({sheetOfSums({10, 5, 15, 20, 25, 30}, 7)});
    const Result result = Looks::result(state, gemstonesPlayers(1));
    QVERIFY(result.verdict.plain().endsWith(u"disorder of 2"_s));
    QCOMPARE(result.rows.front().score, 2);
}

QTEST_MAIN(GemstonesStoryTest)
#include "story.moc"
