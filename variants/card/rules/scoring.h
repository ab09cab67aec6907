#pragma once

#include "variants/card/rules/prizes.h"

namespace medici::card {

// C13 to C17: pays the ships, brings the goods to the warehouses, pays for them, and empties the ships.
void scoreDay(State &state);

// That, and then the next day begins, or the game is over: C20, C21.
void endDay(State &state);

// C17, C18
constexpr Bonus bonusOf(const Edition &edition)
{
    return {edition.bonusFrom, edition.bonusFlorins};
}

constexpr Bonus higherBonusOf(const Edition &edition)
{
    return {edition.higherBonusFrom, edition.higherBonusFlorins};
}

// The bonus that so many symbols have reached, or none.
constexpr Bonus bonusReached(const State &state, int symbols)
{
    if (state.higherBonus && symbols >= state.edition.higherBonusFrom)
        return higherBonusOf(state.edition);
    return symbols >= state.edition.bonusFrom ? bonusOf(state.edition) : Bonus{};
}

} // namespace medici::card
