#pragma once

#include "variants/card/rules/rules.h"

namespace medici::card {

// What several who tie for a place get, with the places that they take up: C14.
constexpr int share(std::span<const std::uint8_t> payments, int ahead, int tied)
{
    int sum = 0;
    for (int place = ahead; place < ahead + tied; ++place)
        sum +=
            static_cast<std::size_t>(place) < payments.size() ? payments[static_cast<std::size_t>(place)] : 0;
    return sum / tied / 5 * 5;
}

// C13: by place, of all ships that sail.
std::span<const std::uint8_t> shipPayments(int seats);

inline constexpr std::array<std::uint8_t, 2> awards{10, 5}; // C16

// How many symbols of a good a bonus takes: C17, C18.
constexpr int bonusFrom(int seats)
{
    return seats == 2 ? 7 : 5;
}

constexpr int higherBonusFrom(int seats)
{
    return seats == 2 ? 10 : 8;
}

constexpr int bonusOf(int symbols, int seats, bool higherBonus)
{
    return higherBonus && symbols >= higherBonusFrom(seats) ? 20 : symbols >= bonusFrom(seats) ? 10 : 0;
}

// C13 to C17: pays the ships, brings the goods to the warehouses, pays for them, and empties the ships.
void scoreDay(State &state);

// What the day would pay if it ended now.
PerSeat<Bill> billsNow(const State &state);

} // namespace medici::card
