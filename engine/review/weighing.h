#pragma once

#include "engine/review/judgement.h"
#include "engine/rules/game.h"

#include <vector>

namespace medici {

// Opponents as costs are measured against them.
inline constexpr PerSeat<Manner> allStrong = [] {
    PerSeat<Manner> manners{};
    for (Manner &manner : manners)
        manner = Manner::Strong;
    return manners;
}();

Expected times(double factor, const Expected &expected);

const WeighedMove &moveOf(const Evaluation &evaluation, Code code);

// How much better one move is than another, by their difference, for who decides at the table.
Gain gainOf(const Outlook &difference, const Game &table);

// Without what is left of an exact sum when it is nothing.
void clean(Gain &gain);

// Where a difference comes from: of one's own lines all that may be something, so that they add up; of the
// others' those that surely are.
std::vector<ExpectedLine> billOf(const Outlook &difference, double factor, Seat own);

// The first and second places of one's own in the next scoring that one move reaches surely and clearly more
// often than another, the most telling first. The difference is of one outlook less the other, either way.
std::vector<Lead> leadsOf(const Outlook &better, const Outlook &worse, const Outlook &difference, Seat own);

} // namespace medici
