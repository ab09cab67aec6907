// How strong the computer players are:
//
//   medici_strength VARIANT A B SEATS BLOCKS [SEED [THREADS]]
//
// plays one A among B and one B among A, because the odd one out has an edge. A block is as many games
// as there are seats: the odd player sits once on each, and the same luck comes again. With one seat A
// plays alone. Players of every variant: random, easy, normal, hard; flat1000 (any number of playouts at
// random); policy (the quick player of the playouts); search500 (hard with any number of simulations). The
// dice game has greedy besides; the auction has one, value and limit; the gemstones have tidy.

#include "tests/players/arena.h"
#include "tests/players/bidders.h"
#include "tests/players/collectors.h"
#include "tests/players/opponents.h"
#include "variants/auction/player/player.h"
#include "variants/card/player/player.h"
#include "variants/gemstones/player/player.h"

using namespace medici;

namespace {

bool meet(std::string_view variant, const Pairing &pairing)
{
    if (variant == "dice") {
        Arena<dice::Rules, dice::Player> arena;
        arena.add<dice::Greedy>("greedy");
        return arena.play(pairing);
    }
    if (variant == "auction") {
        Arena<auction::Rules, auction::Player> arena;
        arena.add<auction::AlwaysOne>("one");
        arena.add<auction::ValuePlusOne>("value");
        arena.add<auction::ValueLimit>("limit");
        return arena.play(pairing);
    }
    if (variant == "card")
        return Arena<card::Rules, card::Player>().play(pairing);
    if (variant == "gemstones") {
        Arena<gemstones::Rules, gemstones::Player> arena;
        arena.add<gemstones::Tidy>("tidy");
        return arena.play(pairing);
    }
    return false;
}

} // namespace

int main(int argc, char **argv)
{
    const std::vector<std::string_view> words(argv + 1, argv + argc);
    const auto number = [&](std::size_t word, auto usual) {
        return words.size() > word ? numberIn<decltype(usual)>(words[word]) : usual;
    };
    const auto seats = number(3, 0);
    const auto blocks = number(4, 0);
    const auto seed = number(5, Seed{1});
    const auto threads = number(6, std::max(1U, std::thread::hardware_concurrency()));
    const bool complete = words.size() >= 5 && words.size() <= 7 && seats && blocks.value_or(0) > 0 && seed
        && threads.value_or(0) > 0;
    if (!complete || !meet(words[0], {words[1], words[2], *seats, *blocks, *seed, *threads})) {
        std::fputs("Usage: medici_strength VARIANT A B SEATS BLOCKS [SEED [THREADS]]\n"
                   "VARIANT is auction, card, dice or gemstones; A and B are random, easy, normal, hard, "
                   "policy, flatN, "
                   "searchN or one "
                   "of the variant's own: greedy (dice), one, value, limit (auction), tidy (gemstones).\n",
                   stderr);
        return 2;
    }
    return 0;
}
