#pragma once

#include "variants/auction/rules/rules.h"

namespace medici::auction {

// Pays the day's ships, moves the counters and pays for each good: A19 to A25.
void scoreDay(State &state);

// A19, A22: by the number of seats, what each place is paid.
using Prizes = std::array<std::uint8_t, mostSeats>;
inline constexpr std::array<Prizes, mostSeats + 1> shipPrizes{
    {{}, {}, {20}, {30, 15}, {30, 20, 10}, {30, 20, 10, 5}, {30, 20, 15, 10, 5}}};
inline constexpr std::array<Prizes, mostSeats + 1> goodPrizes{
    {{}, {}, {10}, {10, 5}, {10, 5}, {10, 5}, {10, 5}}};

// A24
inline constexpr std::array<std::uint8_t, topLevel + 1> levelBonus{0, 0, 0, 0, 0, 5, 10, 20};

} // namespace medici::auction
