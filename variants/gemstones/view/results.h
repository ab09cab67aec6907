#pragma once

#include "engine/view/frame.h"
#include "engine/view/results.h"
#include "variants/gemstones/rules/rules.h"

namespace medici::gemstones {

Standings standingsOf(const State &state, const Players &players);

// The final evaluation, if the game ended between two states.
Scoring evaluationOf(const State &before, const State &after);

Result resultOf(const State &over, const Players &players);

} // namespace medici::gemstones
