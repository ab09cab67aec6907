// How a computer player of Rolling Gemstones does alone:
//
//   medici_alone_gemstones LEVEL GAMES
//
// prints how many of its games it won by a sorted row, after how many rounds, and its mean score.

#include "engine/players/average.h"
#include "engine/rules/luck.h"
#include "variants/gemstones/player/player.h"

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
    Average sorted;
    Average rounds; // of the games that it won
    Average scores;
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
        sorted.add(state.winner != nobody);
        if (state.winner != nobody)
            rounds.add(gemstones::Rules::round(state));
        scores.add(gemstones::Rules::scores(state)[0]);
    }
    const Estimate share = sorted.estimateOf(games);
    const Estimate length = rounds.estimate();
    const Estimate score = scores.estimate();
    std::printf("| %s | %d | %.3f ± %.3f | %.1f ± %.1f | %.2f ± %.2f |\n", argv[1], games, share.mean,
                share.margin.value_or(0), length.mean, length.margin.value_or(0), score.mean,
                score.margin.value_or(0));
    return 0;
}
