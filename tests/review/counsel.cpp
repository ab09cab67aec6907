#include "engine/review/counsel.h"
#include "engine/players/gameof.h"
#include "engine/rules/ranges.h"
#include "engine/rules/session.h"
#include "tests/players/lottery.h"
#include "variants/auction/player/player.h"
#include "variants/dice/player/player.h"
#include "variants/gemstones/player/player.h"

#include <QTest>

#include <cmath>

using namespace medici;

// What is said of a decision before it is made.
class CounselTest : public QObject {
    Q_OBJECT

private slots:
    void theBestMoveIsFoundAndTheOthersCost();
    void theBillAddsUpToTheCost();
    void whatIsAskedAboutComesFirst();
    void whatNobodyWouldLookAtCanBeAskedAbout();
    void endingsAreJudgedAtOnceAndExactly();
    void fewerPointsAreBetterWhereTheLowestScoreWins();
    void itCanBeCancelled();
};

namespace {

using LotteryGame = GameOf<Lottery, NoKnowledge<Lottery>>;
using DiceGame = GameOf<dice::Rules, dice::Player>;
using AuctionGame = GameOf<auction::Rules, auction::Player>;
using GemstonesGame = GameOf<gemstones::Rules, gemstones::Player>;

LotteryGame lottery()
{
    return LotteryGame(Lottery::start({2, 0, {}}));
}

// Two at a table in the middle of their game, where there are so many moves.
template <class R, class G>
Session somewhere(int events, std::size_t least = 2)
{
    Session session(std::make_unique<G>(R::start(R::terms().usual(2))), 5, {});
    session.begin();
    Choices choices;
    const auto free = [&] {
        session.game().list(choices);
        return session.game().free(choices) && choices.size() >= least;
    };
    while (static_cast<int>(session.cursor()) < events || !free())
        session.play(session.game().think({Level::Easy}, 1, {}).code);
    return session;
}

const Advice &knowAll(Counsel &counsel)
{
    while (counsel.goOn({})) {
    }
    return counsel.advice();
}

void knowTheBest(Counsel &counsel)
{
    while (!counsel.advice().best && counsel.goOn({})) {
    }
}

} // namespace

// Each point more is worth the same, whatever the dice bring.
void CounselTest::theBestMoveIsFoundAndTheOthersCost()
{
    Counsel counsel(lottery(), 7, 200);
    const Advice &advice = knowAll(counsel);
    QVERIFY(advice.best);
    QCOMPARE(advice.best->code, Code{2});
    QCOMPARE(advice.moves.size(), std::size_t{3});
    QCOMPARE(advice.unjudged, std::size_t{0});
    QCOMPARE(advice.of(2)->grade, Grade::Best);
    for (const Code worse : {Code{0}, Code{1}}) {
        const Judgement &judgement = *advice.of(worse);
        QCOMPARE(judgement.played, worse);
        QCOMPARE(judgement.best, Code{2});
        QCOMPARE(judgement.cost.points.mean, 2.0 - worse);
        QVERIFY(judgement.cost.worth.mean > 0);
        QCOMPARE(judgement.playouts, 200);
    }
    QVERIFY(advice.of(0)->cost.wins.mean > advice.of(1)->cost.wins.mean);
    QCOMPARE(advice.nextBest(), advice.of(1));
}

void CounselTest::theBillAddsUpToTheCost()
{
    const Session session = somewhere<dice::Rules, DiceGame>(30);
    Counsel counsel(session.game(), 7, 60);
    const Advice &advice = knowAll(counsel);
    QVERIFY(advice.moves.size() > 2);
    for (const Judgement &judgement : advice.moves) {
        QVERIFY(session.game().legal(judgement.played));
        double sum = 0;
        for (const ExpectedLine &line : judgement.bill)
            sum += line.seat == judgement.seat ? line.points.mean : 0;
        QVERIFY(std::abs(sum + judgement.cost.points.mean) < 1e-6);
    }
}

void CounselTest::whatIsAskedAboutComesFirst()
{
    const Session session = somewhere<dice::Rules, DiceGame>(10);
    Counsel all(session.game(), 7, 60);
    const Code last = knowAll(all).moves.back().played;
    Counsel counsel(session.game(), 7, 60);
    knowTheBest(counsel);
    counsel.goOn({}); // begins with another one
    counsel.ask(last);
    while (counsel.advice().of(last) == nullptr)
        QVERIFY(counsel.goOn({}));
    QVERIFY(counsel.advice().moves.size() <= 3); // the best, this, and a quick player's
    QCOMPARE(counsel.advice().of(last)->cost.worth.mean, all.advice().of(last)->cost.worth.mean);
    QCOMPARE(knowAll(counsel).moves.size(), all.advice().moves.size()); // and none is forgotten
}

// Of all amounts most are not worth a look, but somebody may bid one of them.
void CounselTest::whatNobodyWouldLookAtCanBeAskedAbout()
{
    const Session session = somewhere<auction::Rules, AuctionGame>(0, 27);
    Choices choices;
    session.game().list(choices);
    Counsel counsel(session.game(), 7, 20);
    const Advice &advice = knowAll(counsel);
    QVERIFY(advice.moves.size() < choices.size());
    const auto unseen = ranges::find_if(choices, [&](const Choice &choice) {
        return session.game().canonical(choice.code) == choice.code && advice.of(choice.code) == nullptr;
    });
    QVERIFY(unseen != choices.end());
    counsel.ask(unseen->code);
    QVERIFY(knowAll(counsel).of(unseen->code) != nullptr);
}

void CounselTest::endingsAreJudgedAtOnceAndExactly()
{
    const std::unique_ptr<Game> table = [] {
        const Session whole = [] {
            Session session = somewhere<dice::Rules, DiceGame>(0);
            while (!session.game().over())
                session.play(session.game().think({Level::Easy}, 1, {}).code);
            return session;
        }();
        for (std::size_t at = whole.log().size();;)
            if (auto before = whole.at(--at); before->actor() >= 0 && !before->forced())
                return before;
    }();
    Counsel counsel(*table, 7);
    knowTheBest(counsel);
    const Advice &advice = counsel.advice();
    QVERIFY(advice.best->exact);
    QCOMPARE(advice.unjudged, std::size_t{0});
    QVERIFY(advice.moves.size() > 1);
    for (const Judgement &judgement : advice.moves) {
        QVERIFY(judgement.exact);
        QVERIFY(judgement.cost.worth.mean >= 0);
    }
}

void CounselTest::fewerPointsAreBetterWhereTheLowestScoreWins()
{
    const Session session = somewhere<gemstones::Rules, GemstonesGame>(20);
    Counsel counsel(session.game(), 7, 100);
    const Advice &advice = knowAll(counsel);
    const Judgement *worst = &advice.moves.front();
    for (const Judgement &judgement : advice.moves)
        if (judgement.cost.worth.mean > worst->cost.worth.mean)
            worst = &judgement;
    double sum = 0;
    for (const ExpectedLine &line : worst->bill)
        sum += line.seat == worst->seat ? line.points.mean : 0;
    QVERIFY(worst->cost.points.mean > 0);
    QVERIFY(std::abs(sum - worst->cost.points.mean) < 1e-6); // more of what nobody wants
}

void CounselTest::itCanBeCancelled()
{
    const Session session = somewhere<dice::Rules, DiceGame>(10);
    Counsel counsel(session.game(), 7);
    Cancellation cancelled;
    cancelled.request();
    counsel.goOn(cancelled);
    QVERIFY(!counsel.advice().best);
    QVERIFY(counsel.advice().moves.empty());
}

QTEST_GUILESS_MAIN(CounselTest)
#include "counsel.moc"
