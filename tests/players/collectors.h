#pragma once

#include "engine/players/search.h"
#include "variants/gemstones/rules/evaluation.h"
#include "variants/gemstones/rules/rules.h"

// Simple players that the levels are measured against. They are no part of the program.
namespace medici::gemstones {

// Writes where the disorder is least at once, and of such pairs where fewest numbers are.
struct Tidy {
    static Code choose(const State &state, const Choices &choices, PlayoutRandom &)
    {
        if (state.phase == Phase::Offered)
            return keep;
        Code best = choices[0];
        int least = std::numeric_limits<int>::max();
        for (const Choice &choice : choices) {
            const Pair pair = pairOf(choice.code);
            Sheet sheet = state.sheet(state.mover);
            Column &column = sheet[state.gemOf(pair)];
            const int filled = column.filled;
            if (!column.full())
                column.write(state.numberOf(pair));
            if (const int untidy = 10 * scoreOf(sheet) + filled; untidy < least) {
                least = untidy;
                best = choice.code;
            }
        }
        return best;
    }
};

} // namespace medici::gemstones
