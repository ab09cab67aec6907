#pragma once

#include "engine/rules/bill.h"
#include "variants/dice/rules/rules.h"

// What the lines of a bill (Rules::bill) are for.
namespace medici::dice::source {

inline constexpr int ship = 0; // ranked by its value; alone held against what that has reached

// Both by the crosses in the column: awards by their rank, or alone held against the enemy's circles; bonuses
// held against how many they take.
constexpr int award(Good good)
{
    return 1 + static_cast<int>(good);
}

constexpr int bonus(Good good)
{
    return 1 + goods + static_cast<int>(good);
}

} // namespace medici::dice::source

namespace medici::dice {

// What a good pays a seat in a round, award and bonus.
int goodPoints(const Bill &bill, Seat seat, int round, Good good);

} // namespace medici::dice
