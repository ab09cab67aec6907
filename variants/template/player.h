#pragma once

#include "engine/rules/search.h"
#include "variants/template/rules.h"

namespace medici::pig {

// What a computer player knows. The search does the rest: it plays games out by `choose` and compares.
struct Player {
    static constexpr int enough = 20; // points of a turn that are worth more kept than risked

    static Code choose(const State &state, const Choices &, Luck &)
    {
        return state.turn >= enough ? hold : roll;
    }

    static int simulations(Level level, int)
    {
        return level == Level::Hard ? 1000 : level == Level::Normal ? 100 : 10;
    }
};

} // namespace medici::pig
