#pragma once

#include "engine/view/frame.h"
#include "engine/view/note.h"
#include "variants/card/rules/rules.h"
#include "variants/card/view/prompts.h"

namespace medici::card {

// Where a ship's payment and the florins for a good come from, by the lines of a bill and with the rule that
// gives them.
Note paymentReason(const Bill &bill, Seat seat, int round, int seats);
Note goodReason(const Bill &bill, Seat seat, int round, Good good);

// What a good and its bonus pay, in one sentence each.
QString awardWords();
QString bonusWords(const State &state);

// What there is to say about a region that the pointer rests on: the sum behind a figure.
Note tooltipOf(const State &state, RegionId id, const Players &players);

// Why a region cannot be chosen.
Note refusal(const State &state, const Plan &plan, RegionId id);

} // namespace medici::card
