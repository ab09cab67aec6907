#pragma once

#include "variants/dice/rules/prizes.h"

#include <algorithm>

namespace medici::dice {

// Enters the points of the round just sailed on every sheet: D16 to D22, alone D27 to D29.
void scoreRound(State &state);

// That, and then the next round begins at a seat, or the game is over: D13 to D15.
void endRound(State &state, Seat next);

// D10: how many boxes a die crosses.
constexpr int marksOf(Face face)
{
    constexpr std::array<int, sides> marks{crossesOfZero,   crossesOfOthers, crossesOfOthers,
                                           crossesOfOthers, crossesOfOthers, 0}; // by value
    return marks[face.value];
}

// Crosses boxes, or alone circles them for the enemy.
inline void mark(PerGood<std::uint8_t> &columns, Face face)
{
    // Gold comes to a column where it marks nothing: quicker than to branch on what a die shows.
    std::uint8_t &column = columns[static_cast<std::size_t>(face.good) % goods];
    column = static_cast<std::uint8_t>(std::min(boxes, column + marksOf(face))); // D11
}

// How many bonuses so many crosses in a column have passed.
constexpr int bonusesReached(int crosses)
{
    int reached = 0;
    for (const Bonus &bonus : columnBonuses)
        reached += crosses >= bonus.from;
    return reached;
}

// D21: the bonuses with what they pay by these rules.
constexpr auto bonusesOf(const Edition &edition)
{
    auto bonuses = columnBonuses;
    for (std::size_t i = 0; i < bonuses.size(); ++i)
        bonuses[i].points = edition.columnBonuses[i];
    return bonuses;
}

// D21: what so many crosses in a column have reached, or nothing.
constexpr Bonus bonusReached(const Edition &edition, int crosses)
{
    const auto reached = static_cast<std::size_t>(bonusesReached(crosses));
    return reached == 0 ? Bonus{}
                        : Bonus{columnBonuses[reached - 1].from, edition.columnBonuses[reached - 1]};
}

// D27
constexpr int soloShipPoints(int value)
{
    return value < soloShipFrom ? 0 : value + (value < soloShipBonus.from ? 0 : soloShipBonus.points);
}

// D20, D28
constexpr int soloAward(int crosses, int circles)
{
    return crosses > 0 && crosses >= circles ? soloGoodPrize : 0;
}

// D30: 0 for the lowest rank to 12 for Medici.
int soloRank(int total);

} // namespace medici::dice
