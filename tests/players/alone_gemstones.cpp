// How a computer player of Rolling Gemstones does alone:
//
//   medici_alone_gemstones LEVEL GAMES
//
// prints how many of its games it won by a sorted row, and its mean score.

#include "engine/rules/luck.h"
#include "variants/gemstones/player/player.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

using namespace medici;

int main(int argc, char **argv)
{
    const auto level = argc == 3 ? levelNamed(argv[1]) : std::nullopt;
    const int games = argc == 3 ? std::atoi(argv[2]) : 0;
    if (!level || games < 2) {
        std::fputs("Usage: medici_alone_gemstones random|easy|normal|hard GAMES\n", stderr);
        return 2;
    }
    int sorted = 0;
    double sum = 0;
    double squares = 0;
    for (int game = 0; game < games; ++game) {
        const Seed seed = derivedSeed(1, static_cast<std::uint64_t>(game));
        gemstones::State state = gemstones::Rules::start(gemstones::Rules::terms().usual(1));
        Choices choices;
        std::uint64_t decided = 0;
        for (Seat actor = gemstones::Rules::actor(state); actor != nobody;
             actor = gemstones::Rules::actor(state)) {
            choices.clear();
            gemstones::Rules::list(state, choices);
            gemstones::Rules::apply(
                state,
                actor == chance
                    ? drawn({0, seed}, gemstones::Rules::place(state), choices)
                    : Search<gemstones::Rules, gemstones::Player>(state, derivedSeed(seed, decided++))
                          .think({*level}, {})
                          .code);
        }
        const int score = gemstones::Rules::scores(state)[0];
        sorted += state.winner != nobody;
        sum += score;
        squares += double{static_cast<double>(score)} * score;
    }
    const double share = static_cast<double>(sorted) / games;
    const double mean = sum / games;
    std::printf("| %s | %d | %.3f ± %.3f | %.2f ± %.2f |\n", argv[1], games, share,
                1.96 * std::sqrt(share * (1 - share) / games), mean,
                1.96 * std::sqrt((squares / games - mean * mean) / (games - 1)));
    return 0;
}
