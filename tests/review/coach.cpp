#include "engine/players/gameof.h"
#include "engine/review/review.h"
#include "engine/rules/ranges.h"
#include "engine/rules/session.h"
#include "variants/auction/player/player.h"
#include "variants/card/player/player.h"
#include "variants/dice/player/player.h"
#include "variants/gemstones/player/player.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string_view>

// Whether what a review says is so: its mistakes, with twenty times the playouts and other luck; its
// intervals; its best moves, where everything can be looked through; and what it says of each level.
namespace medici {
namespace {

constexpr int timesThePlayouts = 20;
constexpr int endingPlayouts = 5000; // that many playouts' time for looking an ending through
constexpr double interval = 1.96;

constexpr PerSeat<Manner> strong = [] {
    PerSeat<Manner> manners{};
    for (Manner &manner : manners)
        manner = Manner::Strong;
    return manners;
}();

// How many of so many.
struct Count {
    int right = 0;
    int all = 0;

    void add(bool is)
    {
        ++all;
        right += is;
    }
};

struct Findings {
    Count mistakes;  // of all decisions
    Count blunders;  // of all decisions
    Count confirmed; // of mistakes and blunders
    Count worths;    // intervals that hold
    Count points;
    Count wins;
    Count lines;
    Count sums;   // bills that add up
    Count solved; // best moves of endings that are within a tenth of a point
    double worst = 0;
};

Evaluation evaluated(const Game &table, const Limits &limits, Seed seed, const Inquiry &inquiry)
{
    const std::unique_ptr<Deliberation> deliberation = table.deliberate(limits, seed, inquiry);
    while (deliberation->goOn(std::numeric_limits<int>::max(), {})) {
    }
    return deliberation->evaluation();
}

const WeighedMove &moveOf(const Evaluation &evaluation, Code code)
{
    return *ranges::find(evaluation.moves, code, &WeighedMove::code);
}

bool holds(const Expected &said, const Expected &truth, double factor)
{
    const double error = std::hypot(said.error.value_or(0), factor * truth.error.value_or(0));
    return std::abs(said.mean - factor * truth.mean) <= interval * error + 1e-9;
}

void confirm(Findings &findings, const Judgement &judgement, const Game &table, Seed seed)
{
    const std::array moves{judgement.played, judgement.best};
    const Evaluation many = evaluated(table, {Level::Hard, timesThePlayouts * judgement.playouts, {}, false},
                                      seed, {.moves = moves, .nothingElse = true, .manners = strong});
    const Outlook &truth = moveOf(many, judgement.best).difference;
    const auto own = static_cast<std::size_t>(judgement.seat);
    findings.worths.add(holds(judgement.cost.worth, truth.worth, 0.001));
    findings.points.add(holds(judgement.cost.points, truth.scores[own], table.lowestScoreWins() ? -1 : 1));
    findings.wins.add(holds(judgement.cost.wins, truth.wins[own], 1));
    for (const ExpectedLine &line : judgement.bill) {
        const auto found = ranges::find_if(truth.sources, [&](const ExpectedLine &other) {
            return other.source == line.source && other.seat == line.seat;
        });
        findings.lines.add(found != truth.sources.end() && holds(line.points, found->points, -1));
    }
    if (judgement.grade >= Grade::Mistake) {
        const double from = ranges::find(gradesFrom, judgement.grade, &GradeFrom::grade)->cost;
        findings.confirmed.add(0.001 * truth.worth.mean >= from);
    }
}

void judge(Findings &findings, const Judgement &judgement, const Game &table, Seed seed, bool thoroughly)
{
    findings.mistakes.add(judgement.grade == Grade::Mistake);
    findings.blunders.add(judgement.grade == Grade::Blunder);
    double sum = 0;
    for (const ExpectedLine &line : judgement.bill)
        sum += line.seat == judgement.seat ? line.points.mean : 0;
    findings.sums.add(std::abs(std::abs(sum) - std::abs(judgement.cost.points.mean)) < 1e-6);
    if (!thoroughly)
        return;
    if (!judgement.exact && judgement.best != judgement.played)
        confirm(findings, judgement, table, seed);
    const Evaluation ending =
        table.deliberate({Level::Hard, endingPlayouts}, 1, {.manners = strong})->evaluation();
    if (ending.exact) {
        const WeighedMove &best = moveOf(ending, judgement.best);
        const double lost =
            std::max(std::abs(best.difference.scores[static_cast<std::size_t>(judgement.seat)].mean),
                     100 * std::abs(best.difference.wins[static_cast<std::size_t>(judgement.seat)].mean));
        findings.solved.add(std::abs(best.difference.worth.mean) < 1e-6 || lost <= 0.1);
        findings.worst = std::max(findings.worst, lost);
    }
}

template <class R, class K>
void measure(const char *name, int seats, Level level, int decisions, int playouts, bool thoroughly)
{
    Findings findings;
    for (Seed game = 0; findings.mistakes.all < decisions; ++game) {
        const Seed seed = derivedSeed(1000 + game, static_cast<std::uint64_t>(seats));
        Session session(std::make_unique<GameOf<R, K>>(R::start(R::terms().usual(seats))), seed, {});
        session.begin();
        for (Seed n = 0; !session.game().over(); ++n)
            session.play(session.game().think({level}, derivedSeed(seed, n), {}).code);
        Review review(session.start(), session.log(), strong, playouts);
        std::vector<std::size_t> events;
        while (const auto event = review.next())
            events.push_back(*event);
        // A few of each game, from all of its course.
        constexpr std::size_t ofAGame = 10;
        PlayoutRandom luck(seed, 1);
        for (std::size_t i = 0; i < std::min(ofAGame, events.size()) && findings.mistakes.all < decisions;
             ++i) {
            const std::size_t event = events[luck.below(static_cast<std::uint32_t>(events.size()))];
            judge(findings, *review.judge(event, {}), *review.at(event), derivedSeed(seed, event),
                  thoroughly);
        }
    }
    const auto cell = [](const Count &count) {
        if (count.all == 0)
            std::printf(" | –");
        else
            std::printf(" | %.1f %% of %d", 100.0 * count.right / count.all, count.all);
    };
    std::printf("| %s, %d | %s", name, seats, std::string(nameOf(level)).c_str());
    for (const Count &count :
         {findings.mistakes, findings.blunders, findings.confirmed, findings.worths, findings.points,
          findings.wins, findings.lines, findings.sums, findings.solved})
        cell(count);
    std::printf(" |\n");
    std::fflush(stdout);
}

} // namespace
} // namespace medici

int main(int argc, char **argv)
{
    using namespace medici;
    const std::string_view variant = argc > 1 ? argv[1] : "";
    const int seats = argc > 2 ? std::atoi(argv[2]) : 0;
    const auto level = argc > 3 ? levelNamed(argv[3]) : Level::Normal;
    const int decisions = argc > 4 ? std::atoi(argv[4]) : 400;
    const int playouts = argc > 5 ? std::atoi(argv[5]) : Review::usualPlayouts;
    const bool thoroughly = argc <= 6;
    if (seats >= 1 && level && decisions > 0 && playouts > 1) {
        if (variant == "auction")
            measure<auction::Rules, auction::Player>("auction", seats, *level, decisions, playouts,
                                                     thoroughly);
        else if (variant == "card")
            measure<card::Rules, card::Player>("card", seats, *level, decisions, playouts, thoroughly);
        else if (variant == "dice")
            measure<dice::Rules, dice::Player>("dice", seats, *level, decisions, playouts, thoroughly);
        else if (variant == "gemstones")
            measure<gemstones::Rules, gemstones::Player>("gemstones", seats, *level, decisions, playouts,
                                                         thoroughly);
        else
            return 2;
        return 0;
    }
    std::fputs(
        "Usage: medici_coach auction|card|dice|gemstones SEATS LEVEL [DECISIONS [PLAYOUTS [grades]]]\n",
        stderr);
    return 2;
}
