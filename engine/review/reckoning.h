#pragma once

#include "engine/review/judgement.h"
#include "engine/rules/game.h"

#include <array>
#include <optional>
#include <vector>

namespace medici {

// Luck and skill of a seat apart.
struct Reckoning {
    int decisions = 0;                           // that were judged
    std::array<int, gradeNames.size()> grades{}; // how many were called so

    // What they gave away all together.
    Expected points{0, 0.0};
    Expected wins{0, 0.0};
    // What chance brought beyond what was to be expected: how the game ended, less what could be expected
    // when it began, and less what everybody's decisions changed of that. Only of a whole game that was
    // judged whole.
    std::optional<Expected> luckPoints;
    std::optional<Expected> luckWins;
};

// Of each seat. `end` is the table after the last event, and `whole` says that every decision was judged.
std::vector<Reckoning> reckoningOf(const Findings &findings, const Game &end, bool whole);

} // namespace medici
