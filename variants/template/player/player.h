#pragma once

#include "engine/players/search.h"
#include "variants/template/rules/rules.h"

namespace medici::pig {

// What a computer player knows. The search does the rest: it plays games out by `choose` and compares.
struct Player {
    static constexpr Skills skills{}; // no more than this
    static constexpr int enough = 20; // points of a turn that are worth more kept than risked

    static Code choose(const State &state, const Choices &, PlayoutRandom &)
    {
        return state.turn >= enough ? hold : roll;
    }

    static int simulations(Level level, int)
    {
        return level == Level::Hard ? 1000 : level == Level::Normal ? 100 : 10;
    }
};

} // namespace medici::pig
