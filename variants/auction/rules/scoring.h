#pragma once

#include "variants/auction/rules/rules.h"

namespace medici::auction {

// Pays the day's ships, moves the counters and pays for each good: A19 to A25.
void scoreDay(State &state);

// That, and then the next day begins, or the game is over: A26, A27.
void endDay(State &state);

} // namespace medici::auction
