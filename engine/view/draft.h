#pragma once

#include "engine/rules/game.h"
#include "engine/view/region.h"

#include <initializer_list>
#include <span>
#include <vector>

namespace medici {

class View;

// What somebody has chosen so far without having said that this is the move.
class Draft {
public:
    Draft() = default;
    Draft(std::initializer_list<RegionId> chosen);
    explicit Draft(std::span<const RegionId> chosen);

    bool empty() const { return m_chosen.empty(); }
    std::size_t size() const { return m_chosen.size(); }
    bool contains(RegionId id) const;
    void toggle(RegionId id);
    void clear() { m_chosen.clear(); }
    std::span<const RegionId> chosen() const { return m_chosen; } // ascending
    Code below(RegionId end) const;                               // those below it, as a set

    friend bool operator==(const Draft &, const Draft &) = default;

private:
    std::vector<RegionId> m_chosen;
};

// What can be clicked, what is ringed on the board and what the rules allow is all read off the legal codes
// that a draft can still become.

// The regions that a click would put into the draft.
std::vector<RegionId> openRegions(const View &view, const Game &game, const Draft &draft);

// What every legal move contains: it need not be chosen by hand.
Draft obligatory(const View &view, const Game &game);

// The draft after a region was clicked: taken out if it was in, put in if that is possible. What can only
// take the place of one thing chosen does: another die where one is to be chosen, another gem in a pair.
Draft clicked(const View &view, const Game &game, const Draft &draft, RegionId id);

} // namespace medici
