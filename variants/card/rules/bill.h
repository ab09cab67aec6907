#pragma once

#include "engine/rules/bill.h"
#include "variants/card/rules/deck.h"

// What the lines of a bill (Rules::bill) are for.
namespace medici::card::source {

inline constexpr int ship = 0; // ranked by its value

// Both by the symbols in the warehouse: awards by their rank, bonuses held against how many they take.
constexpr int award(Good good)
{
    return 1 + static_cast<int>(good);
}

constexpr int bonus(Good good)
{
    return 1 + goods + static_cast<int>(good);
}

} // namespace medici::card::source

namespace medici::card {

// What a good pays a seat in the evening of a day, award and bonus.
int goodFlorins(const Bill &bill, Seat seat, int round, Good good);

} // namespace medici::card
