#pragma once

#include "engine/view/results.h"

namespace medici::desktop {

// What the winner had more of than each of the others, and what most of it was against the second; nothing
// where the sources are no sums of points.
Standings leadIn(const Result &result, const Players &players);

} // namespace medici::desktop
