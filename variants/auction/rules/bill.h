#pragma once

#include "engine/rules/trade.h"

namespace medici::auction {

// What the lines of a bill (Rules::bill) are for.
namespace source {
using namespace medici::source;
inline constexpr int start = further;
inline constexpr int spent = further + 1; // for groups
} // namespace source

// What a day pays to a seat, without what the seat has spent.
int income(const Bill &bill, Seat seat, int round);

} // namespace medici::auction
