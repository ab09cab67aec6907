#pragma once

#include "variants/auction/rules/rules.h"

// Every figure that decides over florins, for the rules and for whatever explains them, as it is usually:
// what a game is played with stands in its Edition.
namespace medici::auction {

// A4: what everybody begins with, by the number of seats.
inline constexpr std::array<std::uint8_t, mostSeats + 1> startFlorins{0, 0, 40, 40, 40, 30, 30};

// A19, A22: by the number of seats, what each place is paid.
using Prizes = std::array<std::uint8_t, mostSeats>;
inline constexpr std::array<Prizes, mostSeats + 1> shipPrizes{
    {{}, {}, {20}, {30, 15}, {30, 20, 10}, {30, 20, 10, 5}, {30, 20, 15, 10, 5}}};
inline constexpr std::array<Prizes, mostSeats + 1> goodPrizes{
    {{}, {}, {10}, {10, 5}, {10, 5}, {10, 5}, {10, 5}}};

// A2, A5: spaces of a ship and cards of a day, by the number of seats.
inline constexpr std::array<std::uint8_t, mostSeats + 1> shipSpaces{0, 0, 7, 5, 5, 5, 5};
inline constexpr std::array<std::uint8_t, mostSeats + 1> deckSizes{0, 0, 18, 18, 24, 30, 36};

// A24: by the level.
inline constexpr std::array<std::uint8_t, topLevel + 1> levelBonus{0, 0, 0, 0, 0, 5, 10, 20};

} // namespace medici::auction
