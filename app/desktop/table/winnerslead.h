#pragma once

#include "engine/view/results.h"

namespace medici::desktop {

// What put the winner ahead of each of the others, and what most of it was against the second.
Standings leadIn(const Result &result, const Players &players);

} // namespace medici::desktop
