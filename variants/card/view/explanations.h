#pragma once

#include "engine/view/frame.h"
#include "engine/view/note.h"
#include "variants/card/rules/rules.h"
#include "variants/card/view/prompts.h"

namespace medici::card {

// Where a ship's payment and the florins for a good come from, with the rule that gives them. `day` is the
// bill's; the warehouses are those of that evening.
Note paymentReason(const State &scored, int day, Seat seat);
Note goodReason(const State &scored, int day, Seat seat, Good good);

// Whether a share of a good or of the ships' payments went to several.
bool shipsTie(const State &scored, int day);
bool symbolsTie(const State &scored, Good good);

// The state as it would be if the day were scored now.
State scoredNow(const State &state);

// What there is to say about a region that the pointer rests on: the sum behind a figure.
Note tooltipOf(const State &state, RegionId id, const Players &players);

// Why a region cannot be chosen.
Note refusal(const State &state, const Plan &plan, RegionId id);

} // namespace medici::card
