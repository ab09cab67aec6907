#pragma once

#include "variants/auction/rules/rules.h"

// The same tables as in the game, with other figures in every place.
namespace medici::auction {

// A4: what everybody begins with, by the number of seats.
inline constexpr std::array<std::uint8_t, mostSeats + 1> startFlorins{0, 0, 50, 50, 50, 37, 37};

// A19, A22: by the number of seats, what each place is paid.
using Prizes = std::array<std::uint8_t, mostSeats>;
inline constexpr std::array<Prizes, mostSeats + 1> shipPrizes{
    {{}, {}, {43}, {43, 19}, {43, 23, 11}, {43, 23, 11, 7}, {43, 23, 19, 11, 7}}};
inline constexpr std::array<Prizes, mostSeats + 1> goodPrizes{
    {{}, {}, {14}, {14, 6}, {14, 6}, {14, 6}, {14, 6}}};

// A2, A5: spaces of a ship and cards of a day, by the number of seats.
inline constexpr std::array<std::uint8_t, mostSeats + 1> shipSpaces{0, 0, 8, 6, 6, 6, 6};
inline constexpr std::array<std::uint8_t, mostSeats + 1> deckSizes{0, 0, 20, 21, 26, 32, 38};

// A24: by the level.
inline constexpr std::array<std::uint8_t, topLevel + 1> levelBonus{0, 0, 0, 0, 4, 9, 16, 27};

} // namespace medici::auction
