#pragma once

#include "variants/card/rules/rules.h"

// Every figure that decides over florins, for the rules and for whatever explains them, as it is usually:
// what a game is played with stands in its Edition.
namespace medici::card {

// C9: spaces of a ship, by the number of seats.
inline constexpr std::array<std::uint8_t, mostSeats + 1> shipSpaces{0, 0, 7, 5, 5, 5, 5};

// C13: by the number of seats, what each place is paid.
using ShipPrizes = std::array<std::uint8_t, mostSeats>;
inline constexpr std::array<ShipPrizes, mostSeats + 1> shipPrizes{
    {{}, {}, {20}, {30, 15}, {30, 20, 10}, {30, 20, 10, 5}, {30, 20, 15, 10, 5}}};

inline constexpr std::array<std::uint8_t, 2> goodPrizes{10, 5}; // C16, by place

inline constexpr int shareStep = 5; // C14: shares are multiples of it

// C17, C18: what so many symbols of a good are paid, with two players and with more.
struct Bonus {
    int from;
    int florins;
};

inline constexpr Bonus usualBonus{5, 10};
inline constexpr Bonus usualBonusForTwo{7, 10};
inline constexpr Bonus higherBonus{8, 20};
inline constexpr Bonus higherBonusForTwo{10, 20};

} // namespace medici::card
