#pragma once

#include "engine/view/frame.h"
#include "engine/view/note.h"
#include "variants/auction/rules/rules.h"

namespace medici::auction {

// 'places 3–4' for a tie, '2nd place' else.
QString placeName(const Standing &standing);

// Why a ship and a good brought what they brought, with the rule: by the lines of a bill.
Note shipReason(const Bill &bill, Seat seat, int round, const State &state);
Note goodReason(const Bill &bill, Seat seat, int round, std::size_t good, const State &state);

// The values of a good's cards that have not been seen today, with spaces between; may be empty.
QString unseenValues(const State &state, Good good);

// Why a seat does not bid on the group: 'room for 1 only', 'only 4 florins'; empty if it may or may have.
QString hindrance(const State &state, Seat seat);

} // namespace medici::auction
