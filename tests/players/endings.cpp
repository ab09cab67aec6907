#include "engine/players/average.h"
#include "engine/players/gameof.h"
#include "variants/auction/player/player.h"
#include "variants/card/player/player.h"
#include "variants/dice/player/player.h"
#include "variants/gemstones/player/player.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

// What each level loses in the endings of games, which are looked through whole for that with more time than
// a level has.
namespace medici {
namespace {

struct Ending {
    std::unique_ptr<Game> table;
    Evaluation truth;
};

struct Player {
    const char *name;
    Limits limits;
};

constexpr std::array players{
    Player{"easy", {Level::Easy}},
    Player{"normal", {Level::Normal}},
    Player{"hard", {Level::Hard}},
    Player{"hard, by playouts alone", {Level::Hard, 0, {}, false}},
};

struct Losses {
    Average points;
    Average wins;
    double worst = 0;
    int sureWins = 0; // that were not won for sure any more
    int exact = 0;    // endings that the level looked through itself
};

// The decisions of a game between quick players, the last one first.
template <class R, class K>
std::vector<typename R::State> decisionsOf(int seats, Seed seed)
{
    PlayoutRandom rolls(seed, 1);
    PlayoutRandom whims(seed, 2);
    std::vector<typename R::State> tables;
    Choices choices;
    typename R::State state = R::start(R::terms().usual(seats));
    for (Seat actor = R::actor(state); actor != nobody; actor = R::actor(state)) {
        choices.clear();
        R::list(state, choices);
        if (actor >= 0 && choices.size() > 1)
            tables.push_back(state);
        R::apply(state, actor == chance ? rolls.pick(choices) : K::choose(state, choices, whims));
    }
    std::reverse(tables.begin(), tables.end());
    return tables;
}

// One of a game's decisions that can be looked through and where it matters what is done.
template <class R, class K>
std::optional<Ending> endingOf(int seats, Seed seed, int playouts)
{
    std::vector<Ending> endings;
    for (const typename R::State &state : decisionsOf<R, K>(seats, seed)) {
        auto table = std::make_unique<GameOf<R, K>>(state);
        const std::unique_ptr<Deliberation> deliberation = table->deliberate({Level::Hard, playouts}, 1, {});
        Evaluation truth = deliberation->evaluation();
        if (!truth.exact)
            break;
        if (truth.moves.back().difference.worth.mean < -1)
            endings.push_back({std::move(table), std::move(truth)});
    }
    if (endings.empty())
        return std::nullopt;
    return std::move(endings[PlayoutRandom(seed, 3).below(static_cast<std::uint32_t>(endings.size()))]);
}

void judge(Losses &losses, const Ending &ending, const Limits &limits, Seed seed)
{
    const auto seat = static_cast<std::size_t>(ending.table->actor());
    const Thought thought = ending.table->think(limits, seed, {});
    const WeighedMove &move =
        *ranges::find(ending.truth.moves, ending.table->canonical(thought.code), &WeighedMove::code);
    const double wins = -move.difference.wins[seat].mean;
    const double points =
        std::abs(move.difference.worth.mean) < 1e-6 ? 0 : -move.difference.scores[seat].mean;
    losses.points.add(points);
    losses.wins.add(wins);
    losses.worst = std::max(losses.worst, wins);
    losses.sureWins += ending.truth.outlook.wins[seat].mean > 1 - 1e-9 && wins > 1e-9;
    losses.exact += thought.exact;
}

template <class R, class K>
void measure(int wanted, int playouts)
{
    std::array<Losses, players.size()> losses;
    int seats = R::terms().leastSeats;
    int found = 0;
    for (Seed seed = 0; found < wanted; ++seed) {
        if (const auto ending = endingOf<R, K>(seats, seed, playouts)) {
            ++found;
            for (std::size_t player = 0; player < players.size(); ++player)
                judge(losses[player], *ending, players[player].limits, seed);
        }
        seats = seats == R::terms().mostSeats ? R::terms().leastSeats : seats + 1;
    }
    for (std::size_t player = 0; player < players.size(); ++player) {
        const Losses &of = losses[player];
        std::printf("| %s | %.3f | %.4f | %.3f | %d | %d of %d |\n", players[player].name, of.points.mean(),
                    of.wins.mean(), of.worst, of.sureWins, of.exact, found);
    }
}

} // namespace
} // namespace medici

int main(int argc, char **argv)
{
    using namespace medici;
    const std::string_view variant = argc > 1 ? argv[1] : "";
    const int endings = argc > 2 ? std::atoi(argv[2]) : 1000;
    const int playouts = argc > 3 ? std::atoi(argv[3]) : 20'000;
    if (endings < 1 || playouts < 1)
        return 2;
    if (variant == "auction")
        measure<auction::Rules, auction::Player>(endings, playouts);
    else if (variant == "card")
        measure<card::Rules, card::Player>(endings, playouts);
    else if (variant == "dice")
        measure<dice::Rules, dice::Player>(endings, playouts);
    else if (variant == "gemstones")
        measure<gemstones::Rules, gemstones::Player>(endings, playouts);
    else {
        std::fputs("Usage: medici_endings auction|card|dice|gemstones [ENDINGS [PLAYOUTS]]\n", stderr);
        return 2;
    }
    return 0;
}
