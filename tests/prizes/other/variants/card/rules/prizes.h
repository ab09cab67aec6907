#pragma once

#include "variants/card/rules/rules.h"

// The same tables as in the game, with other figures in every place.
namespace medici::card {

// C9: spaces of a ship, by the number of seats.
inline constexpr std::array<std::uint8_t, mostSeats + 1> shipSpaces{0, 0, 8, 6, 6, 6, 6};

// C13: by the number of seats, what each place is paid.
using ShipPrizes = std::array<std::uint8_t, mostSeats>;
inline constexpr std::array<ShipPrizes, mostSeats + 1> shipPrizes{
    {{}, {}, {44}, {44, 21}, {44, 28, 14}, {44, 28, 14, 7}, {44, 28, 21, 14, 7}}};

inline constexpr std::array<std::uint8_t, 2> goodPrizes{21, 14}; // C16, by place

inline constexpr int shareStep = 7; // C14: shares are multiples of it

// C17, C18: what so many symbols of a good are paid, with two players and with more.
struct Bonus {
    int from = 0;
    int florins = 0;
};

inline constexpr Bonus usualBonus{4, 15};
inline constexpr Bonus usualBonusForTwo{6, 15};
inline constexpr Bonus higherBonus{7, 35};
inline constexpr Bonus higherBonusForTwo{9, 35};

} // namespace medici::card
