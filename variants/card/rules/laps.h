#pragma once

#include "variants/card/rules/rules.h"

#include <optional>

namespace medici::card {

// In how many turns a ship's cards can have come on board, one to three at a time. When it is full there are
// no more turns (C10), so that what lies behind the card that filled it came in one go with it.
struct Turns {
    int least = 0;
    int most = 0;

    bool allow(int turns) const { return least <= turns && turns <= most; }
};
Turns turnsOf(const Ship &ship, int spaces);

// The most turns of a day that lead from its first player to whose turn it is now, with what is on board;
// nothing if none do. `over`: that one had the last turn as well (C11).
std::optional<int> turnsUntil(const State &state, Seat first, Seat now, bool over);

} // namespace medici::card
