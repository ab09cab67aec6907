#pragma once

#include "variants/dice/rules/rules.h"

// The same tables as in the game, with other figures in every place.
namespace medici::dice {

inline constexpr int shipSpaces = 6; // D3, unless another number was agreed on

// D16, D18: points by place, by the number of seats. Equals get those of the higher place, and the places
// that they take up are gone (D17, D19).
using Prizes = std::array<std::uint8_t, mostSeats>;
inline constexpr std::array<Prizes, mostSeats + 1> shipPrizes{{{}, {}, {41}, {41, 29}, {41, 29, 17}}};
inline constexpr std::array<Prizes, mostSeats + 1> goodPrizes{{{}, {}, {13}, {13, 7}, {13, 7}}};

// What is paid from some figure on. Of several the last one reached counts.
struct Bonus {
    int from = 0;
    int points = 0;
};

// D10: how many boxes a die crosses. Gold has no column.
inline constexpr int crossesOfZero = 4;
inline constexpr int crossesOfOthers = 3;

inline constexpr std::array<Bonus, 2> columnBonuses{
    {{6, 11}, {10, 23}}}; // D21, by crosses, besides the award

// D27: alone, from what value on a ship pays it, and what else.
inline constexpr int soloShipFrom = 12;
inline constexpr Bonus soloShipBonus{18, 9};

inline constexpr int soloGoodPrize = 14;   // D28
inline constexpr int breakthroughFrom = 7; // D29, circles in a column

// D30: from what total on each rank is reached.
inline constexpr int soloRanks = 13;
inline constexpr std::array<int, soloRanks> soloRankFrom{0,   81,  103, 114, 125, 136, 147,
                                                         158, 169, 171, 182, 193, 204};

} // namespace medici::dice
