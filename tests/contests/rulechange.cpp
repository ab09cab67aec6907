#include "app/contests/changewords.h"
#include "engine/rules/chance.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"

#include <QTest>

#include <cmath>

using namespace medici;
using Kind = RuleFigure::Kind;

// What is made of the games that were played by two sets of rules. The games are made up, so that every
// figure is known.
class RuleChangeTest : public QObject {
    Q_OBJECT

private slots:
    void everyFigureIsCounted();
    void theChangeIsOfTheSameDeals();
    void aSharedWinIsHalfOne();
    void lowScoresMayWin();
    void aloneThereIsNobodyToBeat();
    void oneRoundHasNoLeaders();
    void chanceIsSeldomTakenForAChange();
    void whatDiffersIsSaid();
    void whatDoesNotIsNotSaid();
    void fewDealsSayNothing();
    void aStrongerPlayerTellsHowFarToTrustIt();
    void manyFiguresMustReachFurther();
};

namespace {

PlayedTrial trialOf(int seats, int deals, int probes = 0)
{
    static Variants variants({DICE_FOLDER});
    PlayedTrial played;
    played.trial.variant = variants.find("dice");
    const SetupLimits terms = played.trial.variant->terms();
    played.trial.rules.fill(terms.usual(seats));
    const auto rounds = ranges::find(terms.options, std::string_view("rounds"), &Option::key);
    played.trial.rules[RuleTrial::After].options[static_cast<std::size_t>(rounds - terms.options.begin())] =
        2;
    played.trial.deals = deals;
    played.trial.probes = probes;
    return played;
}

TrialGame game(const std::vector<int> &scores, const std::vector<int> &places)
{
    TrialGame game{scores, places};
    game.decisions = 10;
    game.events = 20;
    return game;
}

double meanOf(const RuleChange &change, Kind kind, RuleTrial::Rules rules, int of = 0)
{
    const RuleFigure *figure = change.find(kind, of);
    return figure != nullptr && figure->rules[rules] ? figure->rules[rules]->mean : std::nan("");
}

ChangeWords wordsFor(const RuleTrial &trial)
{
    return {trial,
            {[](int source) { return QString("source %1").arg(source); },
             [](Level level) { return QString::fromLatin1(nameOf(level).data()); }}};
}

} // namespace

void RuleChangeTest::everyFigureIsCounted()
{
    PlayedTrial played = trialOf(3, 2);
    TrialGame one = game({30, 20, 5}, {1, 2, 3});
    one.leaders = {0, 2};
    one.sources = {{1, 40}, {2, 15}};
    TrialGame two = game({10, 20, 24}, {3, 2, 1});
    two.leaders = {2};
    two.sources = {{1, 54}};
    two.decisions = 12;
    two.events = 26;
    played.pairs = {{0, {0, {one, two}}}, {1, {1, {one, two}}}};
    const RuleChange change = changeIn(played);
    QCOMPARE(change.deals, 2);
    QCOMPARE(meanOf(change, Kind::Wins, RuleTrial::Before, 0), 1.0);
    QCOMPARE(meanOf(change, Kind::Wins, RuleTrial::After, 2), 1.0);
    QCOMPARE(meanOf(change, Kind::Leader, RuleTrial::Before), 0.5);
    QCOMPARE(meanOf(change, Kind::Leader, RuleTrial::After), 1.0);
    QCOMPARE(meanOf(change, Kind::Ties, RuleTrial::Before), 0.0);
    QCOMPARE(meanOf(change, Kind::Lead, RuleTrial::Before), 10.0);
    QCOMPARE(meanOf(change, Kind::Lead, RuleTrial::After), 4.0);
    QCOMPARE(meanOf(change, Kind::Spread, RuleTrial::Before), 25.0);
    QCOMPARE(meanOf(change, Kind::Spread, RuleTrial::After), 14.0);
    QCOMPARE(meanOf(change, Kind::Decisions, RuleTrial::After), 12.0);
    QCOMPARE(meanOf(change, Kind::Events, RuleTrial::After), 26.0);
    QCOMPARE(meanOf(change, Kind::Score, RuleTrial::After), 18.0);
    QCOMPARE(meanOf(change, Kind::Source, RuleTrial::Before, 1), 40.0 / 3);
    QCOMPARE(meanOf(change, Kind::Source, RuleTrial::After, 2), 0.0);
    QCOMPARE(change.find(Kind::Events)->change->mean, 6.0);
}

void RuleChangeTest::theChangeIsOfTheSameDeals()
{
    // Scores differ wildly from deal to deal, but the rules always add one.
    PlayedTrial played = trialOf(2, 40);
    for (int deal = 0; deal < 40; ++deal) {
        const int luck = deal * 37 % 101;
        played.pairs[deal] = {deal, {game({luck, 1}, {1, 2}), game({luck + 2, 1}, {1, 2})}};
    }
    const RuleChange change = changeIn(played);
    const RuleFigure &score = *change.find(Kind::Score);
    QVERIFY(*score.rules[RuleTrial::Before]->margin > 4);
    QCOMPARE(score.change->mean, 1.0);
    QCOMPARE(*score.change->margin, 0.0);
    QVERIFY(score.sure);
}

void RuleChangeTest::aSharedWinIsHalfOne()
{
    PlayedTrial played = trialOf(2, 1);
    TrialGame shared = game({9, 9}, {1, 1});
    shared.leaders = {0};
    played.pairs = {{0, {0, {shared, shared}}}};
    const RuleChange change = changeIn(played);
    QCOMPARE(meanOf(change, Kind::Wins, RuleTrial::Before, 1), 0.5);
    QCOMPARE(meanOf(change, Kind::Ties, RuleTrial::Before), 1.0);
    QCOMPARE(meanOf(change, Kind::Leader, RuleTrial::Before), 0.5);
    QCOMPARE(meanOf(change, Kind::Lead, RuleTrial::Before), 0.0);
}

void RuleChangeTest::lowScoresMayWin()
{
    PlayedTrial played = trialOf(3, 1);
    const TrialGame low = game({3, 8, 20}, {1, 2, 3});
    played.pairs = {{0, {0, {low, low}}}};
    const RuleChange change = changeIn(played);
    QCOMPARE(meanOf(change, Kind::Lead, RuleTrial::Before), 5.0);
    QCOMPARE(meanOf(change, Kind::Spread, RuleTrial::Before), 17.0);
}

void RuleChangeTest::aloneThereIsNobodyToBeat()
{
    PlayedTrial played = trialOf(1, 1);
    played.pairs = {{0, {0, {game({30}, {1}), game({31}, {1})}}}};
    const RuleChange change = changeIn(played);
    for (const Kind kind : {Kind::Wins, Kind::Leader, Kind::Ties, Kind::Lead, Kind::Spread})
        QVERIFY(change.find(kind) == nullptr);
    QCOMPARE(change.find(Kind::Score)->change->mean, 1.0);
    QVERIFY(!wordsFor(played.trial).findings(change).isEmpty());
}

void RuleChangeTest::oneRoundHasNoLeaders()
{
    PlayedTrial played = trialOf(2, 1);
    TrialGame several = game({9, 8}, {1, 2});
    several.leaders = {1};
    const TrialGame one = game({9, 8}, {1, 2});
    played.pairs = {{0, {0, {one, one}}}};
    QVERIFY(changeIn(played).find(Kind::Leader) == nullptr);
    played.pairs = {{0, {0, {one, several}}}};
    const RuleChange change = changeIn(played);
    const RuleFigure *leader = change.find(Kind::Leader);
    QVERIFY(!leader->rules[RuleTrial::Before] && leader->rules[RuleTrial::After] && !leader->change);
    QCOMPARE(ChangeWords::value(*leader, leader->rules[RuleTrial::Before]), QString("–"));
}

void RuleChangeTest::chanceIsSeldomTakenForAChange()
{
    // Rules that change nothing, on 300 pages of luck that has nothing in common: one page in twenty may
    // claim something, and by chance a few more.
    int claimed = 0;
    for (Seed page = 0; page < 300; ++page) {
        PlayedTrial played = trialOf(2, 60);
        PlayoutRandom luck(page);
        for (int deal = 0; deal < 60; ++deal) {
            TrialPair pair{deal};
            for (TrialGame &one : pair.games) {
                const int a = static_cast<int>(luck.below(60));
                const int b = static_cast<int>(luck.below(60));
                one = game({a, b}, {a >= b ? 1 : 2, b >= a ? 1 : 2});
                one.leaders = {static_cast<int>(luck.below(2))};
                one.decisions += static_cast<int>(luck.below(9));
                one.events += static_cast<int>(luck.below(9));
                for (int source = 0; source < 5; ++source)
                    one.sources[source] = static_cast<int>(luck.below(30));
            }
            played.pairs[deal] = pair;
        }
        const RuleChange change = changeIn(played);
        claimed += std::any_of(change.figures.begin(), change.figures.end(),
                               [](const RuleFigure &figure) { return figure.sure; })
            ? 1
            : 0;
    }
    QVERIFY2(claimed > 0 && claimed < 27, qPrintable(QString::number(claimed)));
}

void RuleChangeTest::whatDiffersIsSaid()
{
    PlayedTrial played = trialOf(2, 200);
    for (int deal = 0; deal < 200; ++deal) {
        const bool first = deal % 10 < 7;
        const TrialGame before = game({20, 20}, {1, 1});
        TrialGame after = first ? game({40, 31}, {1, 2}) : game({30, 41}, {2, 1});
        after.events = 25;
        after.sources = {{4, 31}};
        played.pairs[deal] = {deal, {before, after}};
    }
    const RuleChange change = changeIn(played);
    const QString said = wordsFor(played.trial).findings(change).join(u'\n');
    for (const char *words :
         {"Whoever begins wins more often: 70.0 % instead of 50.0 % (+20.0 ± ",
          "Seat 2 wins less often: 30.0 % instead of 50.0 %",
          "First places are shared less often: 0.0 % instead of 100.0 % (-100.0 ± 1.5).",
          "The winner is further ahead: ", "A game takes more steps: 25.0 instead of 20.0 (+5.0 ± 0.0).",
          "More points from: source 4: 15.5 instead of 0.0", "Before: no seat surely has an edge.",
          "After: the edge is with seat 1, which wins 70.0 ± "})
        QVERIFY2(said.contains(words), qPrintable(words + QString("\n") + said));
    QVERIFY2(!said.contains("decide"), qPrintable(said));
}

void RuleChangeTest::whatDoesNotIsNotSaid()
{
    PlayedTrial played = trialOf(2, 200);
    for (int deal = 0; deal < 200; ++deal) {
        const TrialGame same = deal % 2 == 0 ? game({20, 10}, {1, 2}) : game({10, 20}, {2, 1});
        played.pairs[deal] = {deal, {same, same}};
    }
    const QStringList said = wordsFor(played.trial).findings(changeIn(played));
    QCOMPARE(said,
             (QStringList{"Nothing differs by more than chance explains.",
                          "Before: no seat surely has an edge.", "After: no seat surely has an edge."}));
}

void RuleChangeTest::fewDealsSayNothing()
{
    PlayedTrial played = trialOf(2, 29);
    for (int deal = 0; deal < 29; ++deal)
        played.pairs[deal] = {deal, {game({20, 10}, {1, 2}), game({30, 10}, {1, 2})}};
    const RuleChange change = changeIn(played);
    QCOMPARE(change.find(Kind::Score)->change->mean, 5.0);
    QVERIFY(!change.find(Kind::Score)->sure);
}

void RuleChangeTest::aStrongerPlayerTellsHowFarToTrustIt()
{
    PlayedTrial played = trialOf(2, 80, 40);
    const TrialGame draw = game({20, 20}, {1, 1});
    for (int number = 0; number < played.trial.pieces(); ++number) {
        const RuleTrial::Piece piece = played.trial.piece(number);
        // Before, the stronger one wins nearly always; after, it gains nothing.
        const bool first = played.trial.seatOfProbe(piece.deal) == 0;
        const TrialGame won = first ? game({21, 20}, {1, 2}) : game({20, 21}, {2, 1});
        const bool wins = piece.probe && piece.deal % 20 < 19;
        played.pairs[number] = {number, {wins ? won : draw, draw}};
    }
    const RuleChange change = changeIn(played);
    QCOMPARE(change.deals, 80);
    QVERIFY(change.trust);
    QCOMPARE(change.trust->probes, 40);
    QCOMPARE(change.trust->gain[RuleTrial::Before].mean, 0.475);
    QCOMPARE(change.trust->gain[RuleTrial::After].mean, 0.0);
    QVERIFY(change.trust->sure);
    const QString said = wordsFor(played.trial).trust(change).join(u'\n');
    for (const char *words : {"luck: 80.", "at every seat: easy", "The rules after the change leave that.",
                              "The next stronger player (normal)", "before +47.5 ± ", "That is not the same"})
        QVERIFY2(said.contains(words), qPrintable(words + QString("\n") + said));
    // A probe whose deal is not there yet says nothing.
    for (int number = 0; number < played.trial.pieces(); ++number)
        if (!played.trial.piece(number).probe)
            played.pairs.erase(number);
    QVERIFY(!changeIn(played).trust);
}

void RuleChangeTest::manyFiguresMustReachFurther()
{
    QCOMPARE(reachAmong(1), 1.0);
    QVERIFY(std::abs(reachAmong(20) - 3.0233 / 1.95996) < 0.001);
    QVERIFY(reachAmong(21) > reachAmong(20));
}

QTEST_GUILESS_MAIN(RuleChangeTest)
#include "rulechange.moc"
