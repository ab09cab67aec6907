#pragma once

#include "engine/rules/bill.h"
#include "variants/auction/rules/cards.h"

#include <cstddef>

// What the lines of a bill (Rules::bill) are for.
namespace medici::auction::source {

inline constexpr int start = 0;
inline constexpr int spent = 1; // for groups
inline constexpr int ship = 2;  // ranked by its value

// Both by the level of the counter, awards by its rank.
constexpr int award(std::size_t good)
{
    return 3 + static_cast<int>(good);
}

constexpr int bonus(std::size_t good)
{
    return award(goods) + static_cast<int>(good);
}

} // namespace medici::auction::source

namespace medici::auction {

// What a day pays to a seat, without what the seat has spent.
int income(const Bill &bill, Seat seat, int round);

// What a good pays of that, award and bonus.
int goodIncome(const Bill &bill, Seat seat, int round, std::size_t good);

} // namespace medici::auction
