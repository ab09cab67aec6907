#pragma once

#include "engine/view/frame.h"
#include "engine/view/results.h"
#include "variants/card/rules/rules.h"

namespace medici::card {

Standings standingsOf(const State &state, const Players &players);

// The scoring of the day that ended between two states; empty if none did.
Scoring scoringOf(const State &before, const State &after);

Result resultOf(const State &over, const Players &players);

} // namespace medici::card
