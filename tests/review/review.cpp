#include "engine/review/review.h"
#include "engine/players/gameof.h"
#include "engine/review/reckoning.h"
#include "engine/review/weighing.h"
#include "engine/rules/session.h"
#include "tests/players/lottery.h"
#include "variants/auction/player/player.h"
#include "variants/dice/player/player.h"
#include "variants/gemstones/player/player.h"

#include <QTest>

#include <cmath>

using namespace medici;

// What a review says of each decision.
class ReviewTest : public QObject {
    Q_OBJECT

private slots:
    void gradesGoByWhatIsBeyondTheError();
    void theCostOfAMoveIsFound();
    void onlyWhatCouldHaveBeenOtherwiseIsJudged();
    void thePartsAddUpToTheCost();
    void fewerPointsAreBetterWhereTheLowestScoreWins();
    void endingsAreJudgedExactly();
    void whatMayHaveCostSomethingIsLookedAtClosely();
    void thePlacesThatItCostAreFound();
    void opponentsAsTheyWereAreAnotherCost();
    void itCanBeLeftAndGoneOnWith();
    void itCanBeCancelled();
    void luckAndSkillAreToldApart();
    void amongThoseWhoPlayTheSameLuckIsAll();
};

namespace {

using LotteryGame = GameOf<Lottery, NoKnowledge<Lottery>>;
using DiceGame = GameOf<dice::Rules, dice::Player>;
using AuctionGame = GameOf<auction::Rules, auction::Player>;
using GemstonesGame = GameOf<gemstones::Rules, gemstones::Player>;

constexpr PerSeat<Manner> strong{Manner::Strong, Manner::Strong, Manner::Strong,
                                 Manner::Strong, Manner::Strong, Manner::Strong};

template <class R, class GameType>
Session played(int seats, Seed seed, Level level)
{
    Session session(std::make_unique<GameType>(R::start(R::terms().usual(seats))), seed, {});
    session.begin();
    for (Seed n = 0; !session.game().over(); ++n)
        session.play(session.game().think({level}, derivedSeed(seed, n), {}).code);
    return session;
}

Review reviewOf(const Session &session, int playouts, const PerSeat<Manner> &manners = strong)
{
    return Review(session.start(), session.log(), manners, playouts);
}

// So many of the decisions that come next.
std::vector<Judgement> judgements(Review &review, std::size_t most)
{
    std::vector<Judgement> judgements;
    while (judgements.size() < most) {
        const auto event = review.next();
        if (!event)
            break;
        judgements.push_back(*review.judge(*event, {}));
        review.add(judgements.back());
    }
    return judgements;
}

double ownPoints(const Judgement &judgement)
{
    double sum = 0;
    for (const ExpectedLine &line : judgement.bill)
        sum += line.seat == judgement.seat ? line.points.mean : 0;
    return sum;
}

} // namespace

void ReviewTest::gradesGoByWhatIsBeyondTheError()
{
    QCOMPARE(gradeOf({0, 0.0}), Grade::Best);
    QCOMPARE(gradeOf({-3, 1.0}), Grade::Best);
    QCOMPARE(gradeOf({1.9, 0.0}), Grade::Good);
    QCOMPARE(gradeOf({2, 0.0}), Grade::Inaccuracy);
    QCOMPARE(gradeOf({5, 0.0}), Grade::Mistake);
    QCOMPARE(gradeOf({10, 0.0}), Grade::Blunder);
    QCOMPARE(gradeOf({10, 0.1}), Grade::Mistake);
    QCOMPARE(gradeOf({30, 8.0}), Grade::Blunder);
    QCOMPARE(gradeOf({30, 12.0}), Grade::Good);
    QCOMPARE(gradeOf({30, {}}), Grade::Good);
}

// In the lottery a move is worth its number, and luck is the same for all of them.
void ReviewTest::theCostOfAMoveIsFound()
{
    Session session(std::make_unique<LotteryGame>(Lottery::start(Lottery::terms().usual(2))), 1, {});
    session.begin();
    session.play(0);
    Review review = reviewOf(session, 200);
    const Judgement judgement = judgements(review, 100).back();
    QCOMPARE(judgement.event, std::size_t{0});
    QCOMPARE(judgement.played, Code{0});
    QCOMPARE(judgement.best, Code{2});
    QCOMPARE(judgement.cost.points.mean, 2.0);
    QCOMPARE(judgement.cost.points.error, std::optional(0.0));
    QVERIFY(judgement.cost.wins.mean > 0);
    QCOMPARE(ownPoints(judgement), -2.0);
    QCOMPARE(judgement.others.size(), std::size_t{1});
    QCOMPARE(judgement.others.front().code, Code{1});
    QCOMPARE(judgement.others.front().gain.points.mean, 1.0);
}

void ReviewTest::onlyWhatCouldHaveBeenOtherwiseIsJudged()
{
    const Session session = played<dice::Rules, DiceGame>(3, 4, Level::Random);
    Review review = reviewOf(session, 20);
    std::size_t free = 0;
    for (std::size_t event = 0; event < session.log().size(); ++event)
        free += session.at(event)->actor() >= 0 && !session.at(event)->forced();
    QVERIFY(free > 10);
    QCOMPARE(review.decisions(), free);
    std::size_t last = session.log().size();
    while (const auto event = review.next()) {
        QVERIFY(*event < last);
        QVERIFY(!session.at(*event)->forced());
        last = *event;
        --free;
    }
    QCOMPARE(free, std::size_t{0});
}

void ReviewTest::thePartsAddUpToTheCost()
{
    const Session dice = played<dice::Rules, DiceGame>(3, 7, Level::Random);
    const Session auction = played<auction::Rules, AuctionGame>(4, 7, Level::Random);
    const std::array sessions{&dice, &auction};
    for (const Session *session : sessions) {
        Review review = reviewOf(*session, 60);
        int costly = 0;
        for (const Judgement &judgement : judgements(review, 25)) {
            QVERIFY(std::abs(ownPoints(judgement) + judgement.cost.points.mean) < 1e-9);
            costly += judgement.cost.points.mean > 0;
            if (judgement.best == judgement.played)
                QVERIFY(judgement.bill.empty() && judgement.cost.worth.mean == 0);
        }
        QVERIFY(costly > 5);
    }
}

void ReviewTest::fewerPointsAreBetterWhereTheLowestScoreWins()
{
    const Session session = played<gemstones::Rules, GemstonesGame>(2, 3, Level::Random);
    QVERIFY(session.game().lowestScoreWins());
    Review review = reviewOf(session, 100);
    double worth = 0;
    double points = 0;
    for (const Judgement &judgement : judgements(review, 20)) {
        QVERIFY(std::abs(ownPoints(judgement) - judgement.cost.points.mean) < 1e-9);
        worth += judgement.cost.worth.mean;
        points += judgement.cost.points.mean;
    }
    QVERIFY(worth > 0);
    QVERIFY(points > 0);
}

void ReviewTest::endingsAreJudgedExactly()
{
    const Session session = played<dice::Rules, DiceGame>(2, 5, Level::Random);
    Review review = reviewOf(session, 50);
    const Judgement last = judgements(review, 1).front();
    QVERIFY(last.exact);
    QVERIFY(last.cost.worth.mean >= 0);
    QCOMPARE(last.cost.points.error, std::optional(0.0));
    QCOMPARE(last.cost.worth.error, std::optional(0.0));
    QVERIFY(!judgements(review, 1000).back().exact);
}

// How many playouts there were shows in the errors of chances.
void ReviewTest::whatMayHaveCostSomethingIsLookedAtClosely()
{
    constexpr int playouts = 200;
    const Session session = played<dice::Rules, DiceGame>(3, 7, Level::Random);
    Review review = reviewOf(session, playouts);
    int closely = 0;
    int notClosely = 0;
    for (const Judgement &judgement : judgements(review, 80)) {
        const Expected &wins = judgement.wins[static_cast<std::size_t>(judgement.seat)];
        if (judgement.exact || wins.mean < 0.05 || wins.mean > 0.95)
            continue;
        const double spread = wins.mean * (1 - wins.mean);
        const double counted = spread / (*wins.error * *wins.error);
        if (judgement.best != judgement.played) {
            QVERIFY(counted > 0.6 * playouts);
            ++closely;
        } else {
            QVERIFY(counted < 0.5 * playouts);
            ++notClosely;
        }
    }
    QVERIFY(closely > 0 && notClosely > 0);
}

// They are one's own, in the next scoring, surely and often enough.
void ReviewTest::thePlacesThatItCostAreFound()
{
    constexpr int ship = 0;
    constexpr int cloth = 1;
    constexpr int dye = 2;
    Outlook best;
    Outlook played;
    Outlook difference;
    const auto found = [&] { return leadsOf(best, played, difference, 0); };
    const auto add = [&](int source, int round, Seat seat, double with, double without, double error,
                         int places = 1) {
        best.leads.push_back({source, round, seat, places, {with, 0.01}});
        played.leads.push_back({source, round, seat, places, {without, 0.01}});
        difference.leads.push_back({source, round, seat, places, {with - without, error}});
    };
    add(ship, 1, 0, 1.0, 1.0, 0.0); // was scored
    add(ship, 2, 1, 0.9, 0.1, 0.01);
    add(ship, 2, 0, 0.5, 0.4, 0.01);
    QVERIFY(found().empty());
    add(cloth, 3, 0, 0.9, 0.1, 0.01); // a later scoring
    QVERIFY(found().empty());
    add(cloth, 2, 0, 0.8, 0.5, 0.2); // may be noise
    QVERIFY(found().empty());
    difference.leads.back().chance.error = 0.05;
    QCOMPARE(found().size(), std::size_t{1});
    QCOMPARE(found()[0].source, cloth);
    QCOMPARE(found()[0].round, 2);
    QCOMPARE(found()[0].places, 1);
    QCOMPARE(found()[0].best, 0.8);
    QCOMPARE(found()[0].played, 0.5);
    QVERIFY(!found()[0].instead);
    // Who has it then.
    add(cloth, 2, 2, 0.1, 0.2, 0.01);
    QVERIFY(!found()[0].instead);
    add(cloth, 2, 1, 0.1, 0.3, 0.01);
    QCOMPARE(found()[0].instead, std::optional<Seat>(1));
    // Of one source the place that says more, and not more than two sources.
    add(cloth, 2, 0, 0.9, 0.4, 0.01, 2);
    QCOMPARE(found().size(), std::size_t{1});
    QCOMPARE(found()[0].places, 2);
    add(dye, 2, 0, 0.9, 0.1, 0.01, 2);
    add(3, 2, 0, 0.9, 0.7, 0.01);
    QCOMPARE(found().size(), std::size_t{2});
    QCOMPARE(found()[0].source, dye);
    QCOMPARE(found()[1].source, cloth);
}

// And what was right against them has no bad name.
void ReviewTest::opponentsAsTheyWereAreAnotherCost()
{
    const Session session = played<auction::Rules, AuctionGame>(3, 9, Level::Random);
    PerSeat<Manner> manners = strong;
    manners[1] = manners[2] = Manner::Random;
    Review review = reviewOf(session, 60, manners);
    int differ = 0;
    int milder = 0;
    while (const auto event = review.next()) {
        const Judgement judgement = *review.judge(*event, {});
        const Grade againstStrong = gradeOf(judgement.cost.worth);
        QVERIFY(judgement.grade <= againstStrong);
        QVERIFY(judgement.costAsItWas || judgement.grade == againstStrong);
        if (!judgement.costAsItWas)
            continue;
        QVERIFY(againstStrong >= Grade::Inaccuracy);
        QCOMPARE(judgement.grade, std::min(againstStrong, gradeOf(judgement.costAsItWas->worth)));
        ++differ;
        milder += judgement.grade < againstStrong;
        if (differ >= 3 && milder > 0)
            return;
    }
    QFAIL("not one cost differs");
}

void ReviewTest::itCanBeLeftAndGoneOnWith()
{
    const Session session = played<dice::Rules, DiceGame>(2, 6, Level::Random);
    Review first = reviewOf(session, 20);
    judgements(first, 6);
    Review second = reviewOf(session, 20);
    second.add(first.findings());
    QCOMPARE(second.judged(), std::size_t{6});
    const auto event = second.next();
    QVERIFY(event && event == first.next());
    // With more playouts, what was found with fewer is found again.
    Review third = reviewOf(session, 30);
    third.add(first.findings());
    QCOMPARE(third.next(), std::optional(first.findings().judgements.rbegin()->first));
}

void ReviewTest::itCanBeCancelled()
{
    const Session session = played<dice::Rules, DiceGame>(2, 6, Level::Random);
    Review review = reviewOf(session, 20);
    Cancellation cancelled;
    cancelled.request();
    while (const auto event = review.next())
        if (*event < session.log().size() / 2) {
            QVERIFY(!review.judge(*event, cancelled));
            QVERIFY(!review.outset(cancelled));
            return;
        }
}

void ReviewTest::luckAndSkillAreToldApart()
{
    const Session session = played<dice::Rules, DiceGame>(2, 8, Level::Random);
    Review review = reviewOf(session, 40);
    QVERIFY(review.needsOutset());
    review.add(*review.outset({}));
    QVERIFY(!review.needsOutset());
    judgements(review, 1000);
    const auto reckonings = reckoningOf(review.findings(), session.game(), true);
    QCOMPARE(reckonings.size(), std::size_t{2});
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const Reckoning &own = reckonings[seat];
        QVERIFY(own.decisions > 10);
        QVERIFY(own.points.mean > 20); // played at random
        int graded = 0;
        for (const int count : own.grades)
            graded += count;
        QCOMPARE(graded, own.decisions);
        // Start, decisions and luck make up the result.
        double sum = review.findings().outset->scores[seat].mean + own.luckPoints->mean;
        for (const auto &[event, judgement] : review.findings().judgements)
            sum += judgement.pointsMoved[seat].mean;
        QVERIFY(std::abs(sum - session.game().scores()[seat]) < 1e-9);
    }
    QVERIFY(std::abs(reckonings[0].luckWins->mean + reckonings[1].luckWins->mean) < 1e-9);
    QVERIFY(!reckoningOf(review.findings(), session.game(), false)[0].luckPoints);
}

// Nobody departs from what was expected of them: then all that is left is luck.
void ReviewTest::amongThoseWhoPlayTheSameLuckIsAll()
{
    Session session(std::make_unique<DiceGame>(dice::Rules::start(dice::Rules::terms().usual(2))), 3, {});
    session.begin();
    while (!session.game().over())
        session.play(*session.game()
                          .deliberate({Level::Hard, 1, {}, false}, 1, {.nothingElse = true})
                          ->evaluation()
                          .quick);
    Review review = reviewOf(session, 20);
    review.add(*review.outset({}));
    judgements(review, 1000);
    const auto reckonings = reckoningOf(review.findings(), session.game(), true);
    for (std::size_t seat = 0; seat < 2; ++seat)
        QVERIFY(std::abs(reckonings[seat].luckPoints->mean
                         - (session.game().scores()[seat] - review.findings().outset->scores[seat].mean))
                < 1e-9);
}

QTEST_GUILESS_MAIN(ReviewTest)
#include "review.moc"
