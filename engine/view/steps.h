#pragma once

#include "engine/record/words.h"
#include "engine/rules/seat.h"

#include <cstddef>
#include <span>
#include <vector>

namespace medici {

// A decision, or the chance events that are one line of the record: what the history tells in one
// sentence and the board shows in one movement.
struct Step {
    std::size_t from; // events from .. to - 1 of the log
    std::size_t to;
};

// The steps of a log that begins at `start`. A last chance step may be incomplete.
std::vector<Step> stepsOf(const Words &words, const Game &start, std::span<const Event> log);

} // namespace medici
