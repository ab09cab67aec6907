#include "engine/players/gameof.h"
#include "engine/rules/ranges.h"
#include "engine/rules/session.h"
#include "engine/rules/trade.h"
#include "tests/players/lottery.h"
#include "variants/auction/player/player.h"
#include "variants/dice/player/player.h"

#include <QTest>

#include <cmath>

using namespace medici;

namespace {

using LotteryGame = GameOf<Lottery, NoKnowledge<Lottery>>;
using DiceGame = GameOf<dice::Rules, dice::Player>;
using AuctionGame = GameOf<auction::Rules, auction::Player>;

constexpr int toTheEnd = std::numeric_limits<int>::max();

Evaluation evaluated(const Game &game, const Limits &limits, Seed seed, std::span<const Code> asked = {})
{
    const std::unique_ptr<Deliberation> deliberation = game.deliberate(limits, seed, {.moves = asked});
    while (deliberation->goOn(toTheEnd, {})) {
    }
    return deliberation->evaluation();
}

LotteryGame lottery(int seats)
{
    return LotteryGame(Lottery::start(Lottery::terms().usual(seats)));
}

std::size_t differentMoves(const Game &game)
{
    Choices choices;
    game.list(choices);
    return static_cast<std::size_t>(ranges::count_if(
        choices, [&](const Choice &choice) { return game.canonical(choice.code) == choice.code; }));
}

// The first table with so many different moves after so many events of a game.
template <class GameType, class R>
std::unique_ptr<Game> tableOf(int seats, Seed seed, std::size_t after, std::size_t moves)
{
    Setup setup = R::terms().usual(seats);
    setup.first = 0;
    Session session(std::make_unique<GameType>(R::start(setup)), seed, {});
    session.begin();
    Choices choices;
    while (session.log().size() < after || differentMoves(session.game()) < moves) {
        session.game().list(choices);
        session.play(choices[choices.size() / 2]);
    }
    return session.game().clone();
}

constexpr auto diceTable = tableOf<DiceGame, dice::Rules>;
constexpr auto auctionTable = tableOf<AuctionGame, auction::Rules>;

const WeighedMove &moveOf(const Evaluation &evaluation, Code code)
{
    return *ranges::find(evaluation.moves, code, &WeighedMove::code);
}

double pointsOf(const Outlook &outlook, Seat seat)
{
    double sum = 0;
    for (const ExpectedLine &line : outlook.bill)
        sum += line.seat == seat ? line.points.mean : 0;
    return sum;
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

} // namespace

class EvaluationTest : public QObject {
    Q_OBJECT

private slots:
    // Every move meets the same luck, so that what they differ by here is known to the point, however much
    // luck there is.
    void movesMeetTheSameLuck()
    {
        const Evaluation evaluation = evaluated(lottery(2), {Level::Hard, 600}, 1);
        QCOMPARE(evaluation.moves.size(), std::size_t{3});
        for (const WeighedMove &move : evaluation.moves) {
            QCOMPARE(move.difference.scores[0].mean, static_cast<double>(move.code) - 2);
            QCOMPARE(move.difference.scores[0].error, std::optional(0.0));
            QCOMPARE(move.difference.scores[1].mean, 0.0);
            QVERIFY(*move.outlook.scores[0].error > 0.1);
        }
    }

    // Four dice: a mean of 14, a variance of 4 * 35/12.
    void errorsAreThoseOfTheMean()
    {
        for (const int playouts : {900, 30'000}) { // single ones, and blocks of many
            const Evaluation evaluation = evaluated(lottery(2), {Level::Hard, playouts}, 5);
            const WeighedMove &best = evaluation.moves.front();
            const double error = std::sqrt(4.0 * 35 / 12 / best.playouts);
            const Expected score = best.outlook.scores[0];
            QVERIFY2(std::abs(*score.error / error - 1) < 0.15, QByteArray::number(*score.error / error));
            QVERIFY(std::abs(score.mean - 16) < 4 * error);
        }
    }

    void theBestMoveIsTheOneThatIsPlayed()
    {
        for (Seed seed = 0; seed < 3; ++seed) {
            const auto after = static_cast<std::size_t>(40 * seed);
            for (const auto &table : {diceTable(3, seed, after, 2), auctionTable(4, seed, after, 2)})
                for (const Level level : {Level::Easy, Level::Normal, Level::Hard})
                    QCOMPARE(evaluated(*table, {level}, seed).moves.front().code,
                             table->think({level}, seed, {}).code);
        }
    }

    void whereThePointsComeFromAddsUp()
    {
        for (const auto &table : {diceTable(3, 7, 30, 2), auctionTable(4, 7, 30, 2)}) {
            const Evaluation evaluation = evaluated(*table, {Level::Normal}, 3);
            for (const WeighedMove &move : evaluation.moves)
                for (Seat seat = 0; seat < table->seats(); ++seat) {
                    const auto own = static_cast<std::size_t>(seat);
                    QVERIFY(near(pointsOf(move.outlook, seat), move.outlook.scores[own].mean));
                    QVERIFY(near(pointsOf(move.difference, seat), move.difference.scores[own].mean));
                }
        }
    }

    void somebodyWins()
    {
        const auto table = diceTable(4, 2, 40, 2);
        for (const WeighedMove &move : evaluated(*table, {Level::Normal}, 3).moves) {
            double wins = 0;
            for (const Expected &chances : move.outlook.wins)
                wins += chances.mean;
            QVERIFY(near(wins, 1));
        }
    }

    void movesThatDroppedOutKeepWhatWasFound()
    {
        const auto table = diceTable(4, 11, 60, 10);
        const Evaluation evaluation = evaluated(*table, {Level::Normal, 400}, 1);
        QCOMPARE(evaluation.moves.size(), differentMoves(*table));
        int playouts = 0;
        for (const WeighedMove &move : evaluation.moves) {
            QVERIFY(move.playouts > 0 && move.playouts <= evaluation.moves.front().playouts);
            playouts += move.playouts;
        }
        QCOMPARE(playouts, evaluation.playouts);
        QVERIFY(evaluation.moves.back().playouts < evaluation.moves.front().playouts);
    }

    // A bid that no player would think of, and that changes nothing in what it thinks of the others.
    void anyMoveCanBeAskedAbout()
    {
        const auto table = auctionTable(3, 4, 3, 16);
        Choices choices;
        table->list(choices);
        const Code dear = choices[choices.size() - 1];
        const Evaluation plain = evaluated(*table, {Level::Hard}, 1);
        QVERIFY(ranges::none_of(plain.moves, [&](const WeighedMove &move) { return move.code == dear; }));
        const Evaluation asked = evaluated(*table, {Level::Hard}, 1, {&dear, 1});
        QCOMPARE(asked.moves.front().code, plain.moves.front().code);
        QCOMPARE(asked.moves.size(), plain.moves.size() + 1);
        QVERIFY(moveOf(asked, dear).playouts >= 20);
        QVERIFY(moveOf(asked, dear).difference.worth.mean < 0);
    }

    // And a quick player's move, all on the same luck, whatever falls behind.
    void someMovesAloneCanBeCompared()
    {
        const auto table = auctionTable(3, 4, 3, 16);
        Choices choices;
        table->list(choices);
        const std::array asked{choices[choices.size() - 1], choices[0]};
        const std::unique_ptr<Deliberation> deliberation =
            table->deliberate({Level::Hard, 150, {}, false}, 1, {.moves = asked, .nothingElse = true});
        while (deliberation->goOn(toTheEnd, {})) {
        }
        const Evaluation evaluation = deliberation->evaluation();
        QVERIFY(evaluation.moves.size() >= 2 && evaluation.moves.size() <= 3);
        QVERIFY(ranges::find(evaluation.moves, *evaluation.quick, &WeighedMove::code)
                != evaluation.moves.end());
        for (const WeighedMove &move : evaluation.moves)
            QCOMPARE(move.playouts, 150);
        QCOMPARE(evaluation.moves.front().code, asked[0]);
        QCOMPARE(evaluation.moves.front().difference.worth.mean, 0.0);
        QVERIFY(moveOf(evaluation, asked[1]).difference.worth.mean > 0); // that was too dear a bid
    }

    // The move is the same, and what was asked about is known as well as it, but nothing is known of how the
    // game goes on.
    void aBriefAnswerIsThatOfAPlayer()
    {
        const auto table = auctionTable(3, 4, 3, 16);
        Choices choices;
        table->list(choices);
        const Code dear = choices[choices.size() - 1];
        const std::unique_ptr<Deliberation> deliberation =
            table->deliberate({Level::Hard}, 1, {.moves = {&dear, 1}, .briefly = true});
        while (deliberation->goOn(toTheEnd, {})) {
        }
        const Evaluation brief = deliberation->evaluation();
        QCOMPARE(brief.moves.front().code,
                 evaluated(*table, {Level::Hard}, 1, {&dear, 1}).moves.front().code);
        QCOMPARE(brief.moves.front().difference.worth.mean, 0.0);
        const WeighedMove &asked = moveOf(brief, dear);
        QCOMPARE(asked.playouts, brief.moves.front().playouts);
        QVERIFY(asked.difference.worth.mean < -3 * asked.difference.worth.error.value());
        QVERIFY(asked.outlook.bill.empty() && brief.outlook.bill.empty());
    }

    // Who plays at random wins less.
    void theOthersPlayAsOneSays()
    {
        const auto table = diceTable(2, 2, 6, 2);
        const auto seat = static_cast<std::size_t>(table->actor());
        const auto winsAmong = [&](Manner manner) {
            Inquiry inquiry{.nothingElse = true};
            inquiry.manners.fill(manner);
            const std::unique_ptr<Deliberation> deliberation =
                table->deliberate({Level::Hard, 300, {}, false}, 1, inquiry);
            while (deliberation->goOn(toTheEnd, {})) {
            }
            return deliberation->evaluation().outlook.wins[seat].mean;
        };
        QVERIFY(winsAmong(Manner::Random) > winsAmong(Manner::Strong) + 0.1);
    }

    void whatARoundBringsAddsUpToWhatASourceDoes()
    {
        const auto table = diceTable(3, 7, 30, 2);
        const Outlook outlook = evaluated(*table, {Level::Normal}, 3).outlook;
        QVERIFY(outlook.sources.size() < outlook.bill.size());
        for (const ExpectedLine &whole : outlook.sources) {
            double sum = 0;
            double errors = 0;
            for (const ExpectedLine &line : outlook.bill)
                if (line.source == whole.source && line.seat == whole.seat) {
                    sum += line.points.mean;
                    errors += *line.points.error;
                }
            QVERIFY(near(sum, whole.points.mean));
            QVERIFY(*whole.points.error <= errors + 1e-9);
        }
    }

    // Of two ships one is ahead, or they are level; whose prize that is says how often.
    void whoLeadsHasThePrize()
    {
        const auto table = diceTable(2, 7, 30, 2);
        const Outlook outlook = evaluated(*table, {Level::Normal}, 3).outlook;
        int ships = 0;
        for (const ExpectedLead &lead : outlook.leads) {
            QVERIFY(lead.chance.mean >= 0 && lead.chance.mean <= 1);
            const auto line = ranges::find_if(outlook.bill, [&](const ExpectedLine &other) {
                return other.source == lead.source && other.round == lead.round && other.seat == lead.seat;
            });
            QVERIFY(line != outlook.bill.end());
            if (lead.source != source::ship || lead.places > 1)
                continue;
            ++ships;
            const double prize = dice::shipPrizes[2][0];
            QVERIFY(line->points.mean <= lead.chance.mean * prize + 1e-9);
            QVERIFY(line->points.mean >= lead.chance.mean * prize / 2 - 1e-9);
        }
        QCOMPARE(ships, 2 * 3);
    }

    void itCanBeStoppedAtAnyMoment()
    {
        const auto table = diceTable(4, 11, 60, 10);
        const std::unique_ptr<Deliberation> deliberation = table->deliberate({Level::Normal, 1000}, 1, {});
        QVERIFY(deliberation->goOn(40, {}));
        const Evaluation early = deliberation->evaluation();
        QVERIFY(early.playouts >= 40 && early.playouts < 80);
        Cancellation cancelled;
        cancelled.request();
        QVERIFY(deliberation->goOn(toTheEnd, cancelled));
        QCOMPARE(deliberation->evaluation().playouts, early.playouts);
        while (deliberation->goOn(100, {})) {
        }
        const Evaluation late = deliberation->evaluation();
        QVERIFY(*late.outlook.scores[0].error < *early.outlook.scores[0].error);
        // Piece by piece is as at once.
        const Evaluation whole = evaluated(*table, {Level::Normal, 1000}, 1);
        QCOMPARE(late.playouts, whole.playouts);
        QCOMPARE(late.outlook.scores[0].mean, whole.outlook.scores[0].mean);
        QCOMPARE(late.moves.front().code, whole.moves.front().code);
    }

    void aTableWhereLuckIsToComeHasAnOutlook()
    {
        auto table = lottery(2);
        table.apply(1);
        QCOMPARE(table.actor(), chance);
        const Evaluation evaluation = evaluated(table, {Level::Hard, 2000}, 1);
        QVERIFY(evaluation.moves.empty());
        QVERIFY(std::abs(evaluation.outlook.scores[0].mean - 15) < 4 * *evaluation.outlook.scores[0].error);
        QVERIFY(std::abs(evaluation.outlook.wins[0].mean - 0.6) < 0.1);
    }

    void aForcedMoveHasAnOutlook()
    {
        const auto table = diceTable(4, 11, 60, 10);
        Choices choices;
        while (!table->forced()) {
            table->list(choices);
            table->apply(choices[choices.size() - 1]); // of five dice it leaves two to the others
        }
        const Evaluation evaluation = evaluated(*table, {Level::Normal}, 1);
        QCOMPARE(evaluation.moves.size(), std::size_t{1});
        QVERIFY(*evaluation.outlook.scores[0].error > 0);
    }
};

QTEST_GUILESS_MAIN(EvaluationTest)
#include "evaluation.moc"
