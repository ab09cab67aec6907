#pragma once

#include "variants/card/rules/prizes.h"

namespace medici::card {

// C13 to C17: pays the ships, brings the goods to the warehouses, pays for them, and empties the ships.
void scoreDay(State &state);

// That, and then the next day begins, or the game is over: C20, C21.
void endDay(State &state);

// C17, C18
constexpr const Bonus &bonusFor(int seats)
{
    return seats == 2 ? usualBonusForTwo : usualBonus;
}

constexpr const Bonus &higherBonusFor(int seats)
{
    return seats == 2 ? higherBonusForTwo : higherBonus;
}

// The bonus that so many symbols have reached, or none.
constexpr Bonus bonusReached(int symbols, int seats, bool higher)
{
    if (higher && symbols >= higherBonusFor(seats).from)
        return higherBonusFor(seats);
    return symbols >= bonusFor(seats).from ? bonusFor(seats) : Bonus{};
}

} // namespace medici::card
