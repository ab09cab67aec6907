#include "engine/view/reasons.h"
#include "engine/players/gameof.h"
#include "engine/rules/trade.h"
#include "engine/view/figures.h"
#include "variants/dice/player/player.h"
#include "variants/dice/view/view.h"
#include "variants/gemstones/player/player.h"
#include "variants/gemstones/view/view.h"

#include <QTest>

using namespace medici;
using namespace Qt::StringLiterals;

// What is said of a decision is what its figures say, and no more.
class ReasonsTest : public QObject {
    Q_OBJECT

private slots:
    void theBestMoveNeedsNoReason();
    void whatMayBeErrorIsClose();
    void onlyWhatIsBeyondItsErrorIsNamed();
    void theWeightiestPartsComeFirst();
    void whatSpeaksForTheMoveIsSaidToo();
    void whoGainsIsNamed();
    void whereNothingStandsOutThatIsSaid();
    void placesThatItCostAreCounted();
    void theBillIsWrittenOut();
    void besideTheBillPlacesSayMore();
    void lessIsBetterWhereTheLowestScoreWins();
    void theNextBestMoveIsWhatAHintIsHeldAgainst();
    void whatCountsIsNamed();
    void figuresCarryTheirErrors();
};

namespace {

constexpr int grain = source::award(0);
constexpr int dye = source::award(1);
constexpr int fur = source::award(2);

const Players &players()
{
    static const Players two = playersNamed({u"Ania"_s, u"Bruno"_s});
    return two;
}

// Of seat 0, who did not play the best move.
Judgement costing(const Expected &worth, const std::vector<ExpectedLine> &bill)
{
    Judgement judgement;
    judgement.best = 1;
    judgement.cost.worth = worth;
    judgement.bill = bill;
    return judgement;
}

QString said(const Judgement &judgement)
{
    const GameOf<dice::Rules, dice::Player> game(dice::Rules::start(dice::Rules::terms().usual(2)));
    return reasonOf(judgement, game, dice::View(), players()).plain();
}

} // namespace

void ReasonsTest::theBestMoveNeedsNoReason()
{
    QCOMPARE(said({}), u"Nothing better was found."_s);
}

void ReasonsTest::whatMayBeErrorIsClose()
{
    const std::vector<ExpectedLine> bill{{source::ship, 0, 0, {-4, 0.5}}};
    QVERIFY(said(costing({2, 1.0}, bill)).startsWith(u"It was close"_s));
    QVERIFY(said(costing({2, {}}, bill)).startsWith(u"It was close"_s));
    QVERIFY(said(costing({-2, 1.0}, bill)).startsWith(u"It was close"_s));
    QVERIFY(said(costing({-2, 0.1}, bill)).startsWith(u"It turned out even better"_s));
}

void ReasonsTest::onlyWhatIsBeyondItsErrorIsNamed()
{
    const QString words = said(costing({8, 1.0},
                                       {{source::ship, 0, 0, {-4, 0.5}},
                                        {dye, 0, 0, {-4, 2.0}},       // may be noise
                                        {fur, 0, 0, {-0.1, 0.01}}})); // is nothing
    QCOMPARE(words, u"Beside the best move, the ship brings 4.0 points less."_s);
}

void ReasonsTest::theWeightiestPartsComeFirst()
{
    const QString words = said(costing({8, 1.0},
                                       {{source::ship, 0, 0, {-2, 0.5}},
                                        {grain, 0, 0, {-1.5, 0.1}},
                                        {dye, 0, 0, {-3, 0.5}},
                                        {source::bonus(2), 0, 0, {-5, 0.5}}}));
    QCOMPARE(words,
             u"Beside the best move, the bonus for fur brings 5.0 points less, dye brings 3.0 points less "
             "and the ship brings 2.0 points less."_s);
}

void ReasonsTest::whatSpeaksForTheMoveIsSaidToo()
{
    const QString words = said(costing({8, 1.0}, {{source::ship, 0, 0, {-6, 0.5}}, {dye, 0, 0, {2.5, 0.5}}}));
    QCOMPARE(
        words,
        u"Beside the best move, the ship brings 6.0 points less; in return, dye brings 2.5 points more."_s);
    QVERIFY(said(costing({8, 1.0}, {{dye, 0, 0, {2.5, 0.5}}})).contains(u"but the chance to win is smaller"));
}

void ReasonsTest::whoGainsIsNamed()
{
    const QString words = said(costing({8, 1.0}, {{source::ship, 0, 1, {2, 0.1}}, {dye, 0, 1, {1, 0.2}}}));
    QCOMPARE(words, u"Beside the best move, Bruno gets 3.0 points more."_s);
    QVERIFY(
        !said(costing({8, 1.0}, {{source::ship, 0, 1, {2, 0.7}}, {dye, 0, 1, {1, 0.7}}})).contains(u"Bruno"));
    QVERIFY(!said(costing({8, 1.0}, {{source::ship, 0, 1, {-2, 0.1}}})).contains(u"Bruno"));
}

void ReasonsTest::whereNothingStandsOutThatIsSaid()
{
    QVERIFY(said(costing({8, 1.0}, {{source::ship, 0, 0, {-2, 1.0}}})).contains(u"no part of the score"));
}

void ReasonsTest::placesThatItCostAreCounted()
{
    Judgement judgement = costing({8, 1.0}, {{source::ship, 0, 0, {-4, 0.5}}});
    const QString parts = u"Beside the best move, the ship brings 4.0 points less. "_s;
    judgement.leads = {{source::ship, 1, 1, 0.72, 0.36, {}}};
    QCOMPARE(said(judgement),
             parts
                 + u"First place for the ship: after the best move in 7 of 10 games, after this one in 4."_s);
    judgement.leads = {{source::ship, 1, 1, 0.72, 0.36, 1}, {dye, 1, 2, 0.9, 0.5, {}}};
    QCOMPARE(
        said(judgement),
        parts
            + u"First place for the ship: after the best move in 7 of 10 games, after this one in 4; then "
              u"Bruno mostly has it. First or second place for dye: after the best move in 9 of 10 games, "
              u"after this one in 5."_s);
    judgement.cost.worth.error = 9;
    QVERIFY(said(judgement).startsWith(u"It was close"_s) && !said(judgement).contains(u"First"));
}

// What is in doubt is in the rest, so that it adds up to the cost.
void ReasonsTest::theBillIsWrittenOut()
{
    const dice::View view;
    const auto bill = [&](const std::vector<ExpectedLine> &lines) {
        return billWords(costing({8, 1.0}, lines), view);
    };
    QCOMPARE(bill({{source::ship, 0, 0, {-4, 0.5}},
                   {dye, 0, 0, {0.8, 0.1}},
                   {grain, 0, 0, {-5, 0.5}},
                   {fur, 0, 0, {-0.3, 0.4}},
                   {fur, 0, 1, {7, 0.1}}}),
             u"grain −5.0, the ship −4.0, dye +0.8, the rest −0.3"_s);
    QCOMPARE(bill({{source::ship, 0, 0, {-4, 0.5}}, {fur, 0, 0, {0.04, 0.4}}}), u"the ship −4.0"_s);
    QCOMPARE(bill({{fur, 0, 0, {-0.3, 0.4}}}), QString());
}

void ReasonsTest::besideTheBillPlacesSayMore()
{
    const GameOf<dice::Rules, dice::Player> game(dice::Rules::start(dice::Rules::terms().usual(2)));
    Judgement judgement =
        costing({8, 1.0}, {{source::ship, 0, 0, {-4, 0.5}}, {source::ship, 0, 1, {2, 0.1}}});
    const auto beside = [&] {
        return reasonOf(judgement, game, dice::View(), players(), Beside::Bill).plain();
    };
    QCOMPARE(beside(),
             u"Beside the best move, the ship brings 4.0 points less and Bruno gets 2.0 points more."_s);
    judgement.leads = {{source::ship, 1, 1, 0.72, 0.36, {}}};
    const QString place =
        u"First place for the ship: after the best move in 7 of 10 games, after this one in 4."_s;
    QCOMPARE(beside(), u"Beside the best move, Bruno gets 2.0 points more. "_s + place);
    judgement.bill.pop_back();
    QCOMPARE(beside(), place);
}

void ReasonsTest::lessIsBetterWhereTheLowestScoreWins()
{
    const GameOf<gemstones::Rules, gemstones::Player> game(
        gemstones::Rules::start(gemstones::Rules::terms().usual(2)));
    const Judgement judgement =
        costing({8, 1.0}, {{0, 0, 0, {0.9, 0.1}}, {1, 0, 0, {-0.4, 0.1}}, {2, 0, 1, {-0.5, 0.1}}});
    QCOMPARE(reasonOf(judgement, game, gemstones::View(), players()).plain(),
             u"Beside the best move, smoky quartz brings 0.9 of disorder more and Bruno gets 0.5 of disorder "
             u"less; "
             "in return, ruby brings 0.4 of disorder less."_s);
}

void ReasonsTest::theNextBestMoveIsWhatAHintIsHeldAgainst()
{
    const GameOf<dice::Rules, dice::Player> game(dice::Rules::start(dice::Rules::terms().usual(2)));
    const auto over = [&](const Judgement &next) {
        return advantageOver(next, game, dice::View(), players()).plain();
    };
    QCOMPARE(over(costing({8, 1.0}, {{source::ship, 0, 0, {-6, 0.5}}, {dye, 0, 0, {2.5, 0.5}}})),
             u"Beside the next best move, the ship brings 6.0 points more; in return, dye brings 2.5 points "
             "less."_s);
    QCOMPARE(over(costing({8, 1.0}, {{source::ship, 0, 1, {2, 0.1}}})),
             u"Beside the next best move, Bruno gets 2.0 points less."_s);
    QVERIFY(over(costing({8, 1.0}, {{source::ship, 0, 0, {-2, 1.0}}})).contains(u"no part of the score"));
    // What looks better may look so by chance.
    for (const Expected &cost : {Expected{2, 1.0}, Expected{2, {}}, Expected{-4, 1.0}, Expected{0, 0.0}})
        QVERIFY(over(costing(cost, {{source::ship, 0, 0, {-6, 0.5}}})).startsWith(u"It is close"_s));
}

void ReasonsTest::whatCountsIsNamed()
{
    const Judgement judgement = costing({8, 1.0},
                                        {{source::ship, 0, 0, {-2, 0.5}},
                                         {source::bonus(2), 0, 0, {-5, 0.5}},
                                         {dye, 0, 0, {-4, 2.0}},    // may be noise
                                         {grain, 0, 1, {5, 0.1}}}); // somebody else's
    QCOMPARE(Sentence::listed(whatCounts(judgement, dice::View())).plain(),
             u"the bonus for fur and the ship"_s);
}

void ReasonsTest::figuresCarryTheirErrors()
{
    // Nothing has no sign.
    QCOMPARE(withError({-0.04, 0.05}), u"0.0 ± 0.1"_s);
    QCOMPARE(signedOneDigit(0.04), u"0.0"_s);
    QCOMPARE(signedOneDigit(0.05), u"+0.1"_s);
    QCOMPARE(oneDigit(-0.06), u"−0.1"_s);
    QCOMPARE(withError({6.24, 0.5}), u"6.2 ± 1.0"_s);
    QCOMPARE(withError({6.24, 0.0}), u"6.2"_s);
    QCOMPARE(withError({0.123, 0.01}, 100), u"12.3 ± 2.0"_s);
    const Gain cost{{}, {6.24, 0.5}, {0.123, 0.01}};
    QCOMPARE(costWords(cost, 2, dice::View()), u"points: 6.2 ± 1.0, chance to win: 12.3 ± 2.0 %"_s);
    QCOMPARE(costWords(cost, 1, dice::View()), u"points: 6.2 ± 1.0"_s);
    Judgement judgement = costing({8, 1.0}, {{source::ship, 0, 0, {-6.24, 0.5}}});
    judgement.cost = cost;
    QCOMPARE(costOf(judgement, 1, dice::View()), u"Cost: points: 6.2 ± 1.0. Of which: the ship −6.2."_s);
    judgement.bill.clear();
    judgement.costAsItWas = Gain{{}, {3.1, 0.5}, {0.05, 0.01}};
    QCOMPARE(
        costOf(judgement, 2, dice::View()),
        u"Cost: points: 6.2 ± 1.0, chance to win: 12.3 ± 2.0 %; against those who sat there: points: 3.1 ± "
        u"1.0, chance to win: 5.0 ± 2.0 %."_s);
}

QTEST_GUILESS_MAIN(ReasonsTest)
#include "reasons.moc"
