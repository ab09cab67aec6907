#pragma once

#include "variants/auction/rules/rules.h"

namespace medici::auction {

// Pays the day's ships, moves the counters and pays for each good: A19 to A25.
void scoreDay(State &state);

} // namespace medici::auction
