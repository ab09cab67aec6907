#include "engine/review/review.h"
#include "engine/rules/ranges.h"
#include "tests/players/arena.h"
#include "tests/review/storedgames.h"
#include "tests/review/verdict.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <limits>
#include <map>
#include <stdexcept>
#include <string_view>

// Whether what a review says is so: its mistakes, with twenty times the playouts and other luck; its
// intervals; its best moves, where everything can be looked through; and what it says of each level.
namespace medici {
namespace {

constexpr std::size_t decisionsOfARow = 400;
constexpr std::size_t decisionsOfAGame = 40;

// What is compared anew gets this many times the playouts for the sake of its intervals, and a mistake up to
// the most, until so many standard errors say what it is.
constexpr int leastTimes = 4;
constexpr int mostTimes = 20;
constexpr double beyondAllDoubt = 4.5;
constexpr double interval = 1.96;

constexpr int endingPlayouts = 20'000; // that many playouts' time for looking an ending through
constexpr int endingsOfAGame = 6;

constexpr PerSeat<Manner> strong = [] {
    PerSeat<Manner> manners{};
    for (Manner &manner : manners)
        manner = Manner::Strong;
    return manners;
}();

PerSeat<Manner> mannersOf(const StoredGame &game)
{
    PerSeat<Manner> manners = strong;
    for (std::size_t seat = 0; seat < game.levels.size(); ++seat)
        if (game.levels[seat] != Level::Hard)
            manners[seat] = game.levels[seat] == Level::Random ? Manner::Random : Manner::Shown;
    return manners;
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

// Those of a row that are looked at: some of each game, from all of its course.
std::vector<std::size_t> chosen(const Review &review, Seed deal, std::size_t most)
{
    std::vector<std::size_t> events = review.decided();
    PlayoutRandom luck(deal, 1);
    for (std::size_t left = events.size(); left > 1; --left)
        std::swap(events[left - 1], events[luck.below(static_cast<std::uint32_t>(left))]);
    events.resize(std::min({events.size(), decisionsOfAGame, most}));
    ranges::sort(events);
    return events;
}

void compareAgain(Verdict &verdict, const Judgement &judgement, const Game &table, Seed seed)
{
    const double from = judgement.grade < Grade::Mistake
        ? 0
        : ranges::find(gradesFrom, judgement.grade, &GradeFrom::grade)->cost;
    const std::array moves{judgement.played, judgement.best};
    const auto deliberation =
        table.deliberate({Level::Hard, mostTimes * judgement.playouts, {}, false}, seed,
                         {.moves = moves, .nothingElse = true, .quickToo = false, .manners = strong});
    Evaluation many;
    for (bool goes = true; goes;) {
        many = deliberation->evaluation();
        const bool enough =
            !many.moves.empty() && moveOf(many, judgement.best).playouts >= leastTimes * judgement.playouts;
        const Expected &worth = moveOf(many, judgement.best).difference.worth;
        if (enough
            && (from == 0
                || std::abs(0.001 * worth.mean - from) > beyondAllDoubt * 0.001 * worth.error.value_or(1e9)))
            break;
        goes = deliberation->goOn(judgement.playouts, {});
    }
    const WeighedMove &best = moveOf(many, judgement.best);
    const Outlook &truth = best.difference;
    const auto own = static_cast<std::size_t>(judgement.seat);
    verdict.times = static_cast<double>(best.playouts) / judgement.playouts;
    verdict.truth = 0.001 * truth.worth.mean;
    verdict.truthError = 0.001 * truth.worth.error.value_or(0);
    verdict.confirmed = judgement.grade >= Grade::Mistake && verdict.truth >= from;
    verdict.costHolds = holds(judgement.cost.worth, truth.worth, 0.001);
    verdict.points = judgement.cost.points.mean;
    verdict.pointsError = judgement.cost.points.error.value_or(0);
    verdict.truePoints = (table.lowestScoreWins() ? -1 : 1) * truth.scores[own].mean;
    verdict.truePointsError = truth.scores[own].error.value_or(0);
    verdict.pointsHold = holds(judgement.cost.points, truth.scores[own], table.lowestScoreWins() ? -1 : 1);
    verdict.winsHold = holds(judgement.cost.wins, truth.wins[own], 1);
    for (const ExpectedLine &line : judgement.bill) {
        const auto found = ranges::find_if(truth.sources, [&](const ExpectedLine &other) {
            return other.source == line.source && other.seat == line.seat;
        });
        ++verdict.lines;
        verdict.linesHold += found != truth.sources.end() && holds(line.points, found->points, -1);
    }
}

Verdict verdictOf(const StoredGame &game, const Review &review, std::size_t event, bool again)
{
    const double before = millisecondsWorked();
    const Judgement judgement = *review.judge(event, {});
    Verdict verdict{game.variant, game.seats(), game.deal, event};
    verdict.milliseconds = millisecondsWorked() - before;
    verdict.free = static_cast<int>(review.decisions());
    verdict.level = game.levels[static_cast<std::size_t>(judgement.seat)];
    verdict.among =
        game.seats() > 1 && ranges::all_of(game.levels, [&](Level level) { return level == verdict.level; });
    verdict.grade = judgement.grade;
    verdict.exact = judgement.exact;
    verdict.same = judgement.best == judgement.played;
    verdict.cost = judgement.cost.worth.mean;
    verdict.error = judgement.cost.worth.error.value_or(0);
    double sum = 0;
    for (const ExpectedLine &line : judgement.bill)
        sum += line.seat == judgement.seat ? line.points.mean : 0;
    verdict.addsUp = std::abs(std::abs(sum) - std::abs(judgement.cost.points.mean)) < 1e-6;
    verdict.confirmed = judgement.exact && judgement.grade >= Grade::Mistake;
    if (again && !judgement.exact && !verdict.same)
        compareAgain(verdict, judgement, *review.at(event), derivedSeed(game.deal, event));
    return verdict;
}

// The last decisions of a game, as far back as all that can happen can be looked through.
void judgeEndings(std::ostream &out, const StoredGame &game, const Review &review)
{
    std::vector<std::size_t> events = review.decided();
    for (int n = 0; n < endingsOfAGame && !events.empty(); ++n, events.pop_back()) {
        const std::unique_ptr<Game> table = review.at(events.back());
        const Evaluation ending =
            table->deliberate({Level::Hard, endingPlayouts}, 1, {.manners = strong})->evaluation();
        if (!ending.exact)
            return;
        const auto worth = [](const WeighedMove &move) { return std::abs(move.difference.worth.mean); };
        if (ranges::all_of(ending.moves, [&](const WeighedMove &move) { return worth(move) < 1e-6; }))
            continue; // whatever is done
        const Judgement judgement = *review.judge(events.back(), {});
        const WeighedMove &best = moveOf(ending, judgement.best);
        const auto own = static_cast<std::size_t>(judgement.seat);
        const double lost = std::max(std::abs(best.difference.scores[own].mean),
                                     100 * std::abs(best.difference.wins[own].mean));
        write(out,
              EndingVerdict{game.variant, game.seats(), game.deal, events.back(), judgement.exact,
                            worth(best) < 1e-6 ? 0 : lost});
        out.flush();
    }
}

// Of strong players among themselves, and of those who play at random.
bool ofTheExtremes(const StoredGame &game, const Review &review, std::size_t event)
{
    const Level level = game.levels[static_cast<std::size_t>(review.at(event)->actor())];
    return level == Level::Random
        || ranges::all_of(game.levels, [](Level each) { return each == Level::Hard; });
}

// With grades alone, nothing is compared again.
void measure(const std::vector<StoredGame> &games, const std::string &results, int playouts, bool gradesAlone)
{
    Verdicts known;
    if (std::ifstream in(results); in)
        known = readVerdicts(in);
    std::ofstream out(results, std::ios::app);
    out << '\n'; // a line that was not written whole ends here
    // A game of each row, then the next, so that it may be stopped at any moment.
    std::map<int, std::vector<const StoredGame *>> rows;
    for (const StoredGame &game : games)
        rows[game.seats()].push_back(&game);
    std::map<int, std::size_t> looked;
    for (std::size_t n = 0; n < games.size(); ++n)
        for (const auto &[seats, row] : rows) {
            if (n >= row.size())
                continue;
            const StoredGame &game = *row[n];
            const Review review(*newGame(game.variant, game.seats()), eventsOf(game), mannersOf(game),
                                playouts);
            const auto events = chosen(review, game.deal, decisionsOfARow - looked[seats]);
            looked[seats] += events.size();
            for (const std::size_t event : events) {
                if (known.contains(game.variant, game.seats(), game.deal, event)
                    || (gradesAlone && !ofTheExtremes(game, review, event)))
                    continue;
                write(out, verdictOf(game, review, event, !gradesAlone));
                out.flush();
            }
        }
}

void measureEndings(const std::vector<StoredGame> &games, const std::string &results)
{
    std::ofstream out(results);
    for (const StoredGame &game : games)
        judgeEndings(out, game,
                     Review(*newGame(game.variant, game.seats()), eventsOf(game), mannersOf(game)));
}

void store(const std::string &variant)
{
    for (int seats = 1; seats <= mostSeats; ++seats) {
        if (newGame(variant, seats) == nullptr)
            continue;
        std::size_t decisions = 0;
        for (int n = 0; decisions < decisionsOfARow; ++n) {
            const StoredGame game = playedGame(variant, seats, n);
            write(std::cout, game);
            decisions += std::min(decisionsOfAGame, game.decisions.size());
        }
    }
}

std::ifstream opened(const char *name)
{
    std::ifstream in(name);
    if (!in)
        throw std::runtime_error(std::string("cannot read ") + name);
    return in;
}

int run(std::span<char *> words)
{
    const std::string_view what = words.size() > 1 ? words[1] : "";
    if (what == "store" && words.size() == 3 && (newGame(words[2], 2) != nullptr)) {
        store(words[2]);
    } else if ((what == "measure" || what == "grades") && (words.size() == 4 || words.size() == 5)) {
        std::ifstream in = opened(words[2]);
        const int playouts = words.size() == 5 ? std::atoi(words[4]) : Review::usualPlayouts;
        measure(readGames(in), words[3], std::max(2, playouts), what == "grades");
    } else if (what == "endings" && words.size() == 4) {
        std::ifstream in = opened(words[2]);
        measureEndings(readGames(in), words[3]);
    } else if (what == "table" && words.size() > 2) {
        Verdicts all;
        for (const char *name : words.subspan(2)) {
            std::ifstream in = opened(name);
            const Verdicts verdicts = readVerdicts(in);
            all.decisions.insert(all.decisions.end(), verdicts.decisions.begin(), verdicts.decisions.end());
            all.endings.insert(all.endings.end(), verdicts.endings.begin(), verdicts.endings.end());
        }
        printTables(all);
    } else {
        std::fputs(
            "Usage: medici_coach store VARIANT                       plays games to be stored\n"
            "       medici_coach measure GAMES RESULTS [PLAYOUTS]    goes on with what RESULTS has\n"
            "       medici_coach grades GAMES RESULTS [PLAYOUTS]     of strong and random players alone\n"
            "       medici_coach endings GAMES RESULTS\n"
            "       medici_coach table RESULTS...\n",
            stderr);
        return 2;
    }
    return 0;
}

} // namespace
} // namespace medici

int main(int argc, char **argv)
{
    try {
        return medici::run({argv, static_cast<std::size_t>(argc)});
    } catch (const std::runtime_error &error) {
        std::fprintf(stderr, "medici_coach: %s\n", error.what());
        return 1;
    }
}
