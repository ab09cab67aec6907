#pragma once

#include "variants/dice/rules/rules.h"

namespace medici::dice {

// Enters the points of the round just sailed on every sheet: D16 to D22, alone D27 to D29.
void scoreRound(State &state);

// D30: 0 for the lowest rank to 12 for Medici.
int soloRank(int total);

inline constexpr int soloRanks = 13;
inline constexpr std::array<int, soloRanks> soloRankFrom{0,   80,  100, 110, 120, 130, 140,
                                                         150, 160, 170, 180, 190, 200};

// D21: what 9 and more crosses in a column pay besides the award, and 12 twice.
constexpr int columnBonus(int crosses)
{
    return 10 * ((crosses >= 9) + (crosses >= 12));
}

} // namespace medici::dice
