#pragma once

#include "variants/dice/rules/rules.h"

// Every figure that decides over points, for the rules and for whatever explains them. Those of ships, goods
// and columns are the usual ones: what a game is played with stands in its Edition.
namespace medici::dice {

inline constexpr int shipSpaces = 7; // D3, unless another number was agreed on

// D16, D18: points by place, by the number of seats. Equals get those of the higher place, and the places
// that they take up are gone (D17, D19).
using Prizes = std::array<std::uint8_t, mostSeats>;
inline constexpr std::array<Prizes, mostSeats + 1> shipPrizes{{{}, {}, {20}, {30, 15}, {30, 20, 10}}};
inline constexpr std::array<Prizes, mostSeats + 1> goodPrizes{{{}, {}, {10}, {10, 5}, {10, 5}}};

// What is paid from some figure on. Of several the last one reached counts.
struct Bonus {
    int from;
    int points;
};

// D10: how many boxes a die crosses. Gold has no column.
inline constexpr int crossesOfZero = 2;
inline constexpr int crossesOfOthers = 1;

inline constexpr std::array<Bonus, 2> columnBonuses{
    {{9, 10}, {12, 20}}}; // D21, by crosses, besides the award

// D27: alone, from what value on a ship pays it, and what else.
inline constexpr int soloShipFrom = 20;
inline constexpr Bonus soloShipBonus{30, 10};

inline constexpr int soloGoodPrize = 10;   // D28
inline constexpr int breakthroughFrom = 9; // D29, circles in a column

// D30: from what total on each rank is reached.
inline constexpr int soloRanks = 13;
inline constexpr std::array<int, soloRanks> soloRankFrom{0,   80,  100, 110, 120, 130, 140,
                                                         150, 160, 170, 180, 190, 200};

} // namespace medici::dice
