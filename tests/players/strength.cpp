// How strong the computer players are:
//
//   medici_strength [pairing] VARIANT A B SEATS BLOCKS [SEED [THREADS]]
//
// plays one A among B and one B among A, because the odd one out has an edge. A block is as many games
// as there are seats: the odd player sits once on each, and the same luck comes again. With one seat A and B
// play the same deals alone. Players of every variant: random, easy, normal, hard; flat1000 (any number of
// playouts at random); policy (the quick player of the playouts); search500 (hard with any number of
// simulations); and the styles of each variant (arenas.cpp).
//
// With the word 'pairing' it says how wide the intervals are, for one A among B or for what A makes more than
// B alone: by blocks, and in parts of what they would be by the same games if those with one deal had nothing
// in common, and by as many games with a deal each.

#include "engine/rules/ranges.h"
#include "tests/players/arenas.h"

#include <cmath>
#include <cstdio>

using namespace medici;

namespace {

std::vector<double> timesOf(const std::vector<Block> &blocks, int seats, Who who)
{
    std::vector<double> times;
    for (const Block &block : blocks)
        for (Seat own = 0; own < seats; ++own)
            ranges::copy(
                block[static_cast<std::size_t>(own)].milliseconds[static_cast<std::size_t>(seatOf(who, own))],
                std::back_inserter(times));
    ranges::sort(times);
    return times;
}

void print(const Estimate &estimate, int digits)
{
    std::printf(" %.*f ± %.*f |", digits, estimate.mean, digits, estimate.margin.value_or(0));
}

void print(const std::string &who, int seats, const std::vector<Block> &blocks, Who looked)
{
    const Averages averages = averagesOf(blocks, seats, looked);
    const std::vector<double> times = timesOf(blocks, seats, looked);
    std::printf("| %d | %s | %d |", seats, who.c_str(), static_cast<int>(averages.games));
    if (seats > 1) {
        print(averages.share.estimateOf(averages.games), 3);
        print(averages.place.estimateOf(averages.games), 2);
    }
    print(averages.score.estimate(), 1);
    if (seats > 1)
        print(averages.difference.estimate(), 1);
    std::printf(" %.2f | %.1f |\n", times[times.size() / 2], times.back());
    std::fflush(stdout);
}

Pairing turned(Pairing pairing)
{
    std::swap(pairing.a, pairing.b);
    return pairing;
}

std::string oneAmong(std::string_view odd, std::string_view others)
{
    return "one " + std::string(odd) + " among " + std::string(others);
}

bool meet(const AnyArena &arena, const Pairing &pairing)
{
    const auto blocks = arena.play(pairing);
    if (!blocks)
        return false;
    const int seats = pairing.seats;
    const auto a = std::string(pairing.a);
    const auto b = std::string(pairing.b);
    print(seats == 1 ? a : oneAmong(a, b), seats, *blocks, Who::Odd);
    if (a == b)
        return true;
    if (seats == 2) { // the same games from the other side
        print(oneAmong(b, a), seats, *blocks, Who::Other);
        return true;
    }
    const auto others = arena.play(turned(pairing));
    print(seats == 1 ? b : oneAmong(b, a), seats, *others, Who::Odd);
    if (seats == 1) {
        std::printf("| 1 | %s rather than %s | %d |", a.c_str(), b.c_str(), pairing.blocks);
        print(differenceAlone(*blocks, *others).estimate(), 1);
        std::printf(" | |\n");
    }
    return true;
}

void printWidths(double paired, double treatedApart, double unpaired, int digits)
{
    std::printf(" %.*f | %.2f | %.2f |", digits, paired, paired / treatedApart, paired / unpaired);
}

bool weighAlone(const AnyArena &arena, const Pairing &pairing)
{
    Pairing elsewhere = turned(pairing);
    const auto a = arena.play(pairing);
    const auto same = arena.play(elsewhere);
    elsewhere.seed = derivedSeed(pairing.seed, 1);
    const auto other = arena.play(elsewhere);
    const auto margin = [&](const std::vector<Block> &blocks) {
        return *averagesOf(blocks, 1).score.estimate().margin;
    };
    std::printf("| 1 | %.*s rather than %.*s | %d | |", static_cast<int>(pairing.a.size()), pairing.a.data(),
                static_cast<int>(pairing.b.size()), pairing.b.data(), pairing.blocks);
    printWidths(*differenceAlone(*a, *same).estimate().margin, std::hypot(margin(*a), margin(*same)),
                std::hypot(margin(*a), margin(*other)), 2);
    std::printf("\n");
    return true;
}

bool weighPairing(const AnyArena &arena, Pairing pairing)
{
    if (pairing.blocks < 2)
        return false;
    const auto common = arena.play(pairing);
    if (!common)
        return false;
    if (pairing.seats == 1)
        return weighAlone(arena, pairing);
    pairing.commonLuck = false;
    const Averages blocks = averagesOf(*common, pairing.seats);
    const Averages apart = averagesApart(*common, pairing.seats);
    const Averages unpaired = averagesApart(*arena.play(pairing), pairing.seats);
    const auto margin = [](const Average &average) { return *average.estimate().margin; };
    std::printf("| %d | %s | %d |", pairing.seats, oneAmong(pairing.a, pairing.b).c_str(),
                static_cast<int>(blocks.games));
    printWidths(margin(blocks.share), margin(apart.share), margin(unpaired.share), 4);
    printWidths(margin(blocks.score), margin(apart.score), margin(unpaired.score), 2);
    std::printf("\n");
    return true;
}

bool measure(bool pairingItself, std::string_view variant, const Pairing &pairing)
{
    const std::unique_ptr<AnyArena> arena = arenaOf(variant);
    return arena && (pairingItself ? weighPairing(*arena, pairing) : meet(*arena, pairing));
}

} // namespace

int main(int argc, char **argv)
{
    std::vector<std::string_view> words(argv + 1, argv + argc);
    const bool pairingItself = !words.empty() && words.front() == "pairing";
    if (pairingItself)
        words.erase(words.begin());
    const auto number = [&](std::size_t word, auto usual) {
        return words.size() > word ? numberIn<decltype(usual)>(words[word]) : usual;
    };
    const auto seats = number(3, 0);
    const auto blocks = number(4, 0);
    const auto seed = number(5, Seed{1});
    const auto threads = number(6, std::max(1U, std::thread::hardware_concurrency()));
    const bool complete = words.size() >= 5 && words.size() <= 7 && seats && blocks.value_or(0) > 0 && seed
        && threads.value_or(0) > 0;
    if (!complete
        || !measure(pairingItself, words[0], {words[1], words[2], *seats, *blocks, *seed, *threads})) {
        std::fputs("Usage: medici_strength [pairing] VARIANT A B SEATS BLOCKS [SEED [THREADS]]\n"
                   "VARIANT is auction, card, dice or gemstones; A and B are random, easy, normal, hard, "
                   "policy, flatN, searchN or one of the variant's own:",
                   stderr);
        for (const std::string_view variant : variantsWithPlayers) {
            for (const std::string_view style : arenaOf(variant)->styles())
                std::fprintf(stderr, " %.*s", static_cast<int>(style.size()), style.data());
            std::fprintf(stderr, " (%.*s)", static_cast<int>(variant.size()), variant.data());
        }
        std::fputs(".\n", stderr);
        return 2;
    }
    return 0;
}
