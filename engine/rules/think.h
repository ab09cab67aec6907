#pragma once

#include "engine/rules/chance.h"
#include "engine/rules/mind.h"
#include "engine/rules/seat.h"

#include <chrono>

namespace medici {

// How long to think. A mind alone stands for its own number of simulations, which makes the answer
// the same on every machine; a time limit cuts that short.
struct Limits {
    Mind mind{};
    int simulations = 0;               // 0: as many as such a mind has
    std::chrono::milliseconds time{0}; // 0: no limit
    bool exactly = true;               // where the end of the game can be looked through whole, to do so
    std::int64_t tables = 0;           // looked at for that; 0: as many as in the time of the simulations
};

// The answer: a legal code, and what it is expected to lead to.
struct Thought {
    Code code = 0;
    int simulations = 0;
    PerSeat<double> scores{}; // expected final scores, if any simulation was played to its end, or exactly
    bool exact = false;
};

} // namespace medici
