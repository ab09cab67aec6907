#pragma once

#include "engine/record/words.h"

#include <vector>

namespace medici {

// What happened after something that turned out to have been otherwise, as far as it can have happened so:
// said in the words of a record, because a pass is a pass whatever was bid before. It ends before the first
// thing that is not possible after `instead`.
std::vector<Event> carriedOver(const Words &words, const Game &before, std::span<const Event> after,
                               const Game &instead);

} // namespace medici
