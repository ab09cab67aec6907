#pragma once

#include "engine/view/frame.h"
#include "engine/view/note.h"
#include "variants/auction/rules/rules.h"

namespace medici::auction {

// 'places 3–4' for a tie, '2nd place' else.
QString placeName(int first, int last);

// The places that a figure takes up among all seats'.
struct Places {
    int first = 1;
    int last = 1;

    int shared() const { return last - first + 1; }
};

Places shipPlaces(const State &scored, std::size_t day, Seat seat);
Places goodPlaces(const State &scored, std::size_t good, Seat seat);

// Why a ship and a good brought what they brought, with the rule.
Note shipReason(const State &scored, std::size_t day, Seat seat);
Note goodReason(const State &scored, std::size_t day, std::size_t good, Seat seat);

// As if the day ended now.
State scoredNow(const State &state);

// The values of a good's cards that have not been seen today, with spaces between; may be empty.
QString unseenValues(const State &state, Good good);

// Why a seat does not bid on the group: 'room for 1 only', 'only 4 florins'; empty if it may or may have.
QString hindrance(const State &state, Seat seat);

// What there is to say about a region that the pointer rests on.
Note tooltipOf(const State &state, RegionId id, const Players &players);

// Why a region cannot be chosen.
Note refusal(const State &state, RegionId id);

} // namespace medici::auction
