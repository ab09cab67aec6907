#pragma once

#include "engine/view/frame.h"
#include "engine/view/note.h"
#include "variants/card/rules/rules.h"

namespace medici::card {

// Where a ship's payment and the florins for a good come from, by the lines of a bill and with the rule that
// gives them.
Note paymentReason(const Bill &bill, Seat seat, int round, const State &state);
Note goodReason(const Bill &bill, Seat seat, int round, Good good, const State &state);

// What a good and its bonus pay, in one sentence each.
QString awardWords(const Edition &edition);
QString bonusWords(const Edition &edition, bool higher);

} // namespace medici::card
