#pragma once

#include "engine/view/frame.h"
#include "engine/view/note.h"
#include "variants/card/rules/rules.h"

namespace medici::card {

// Where a ship's payment and the florins for a good come from, by the lines of a bill and with the rule that
// gives them.
Note paymentReason(const Bill &bill, Seat seat, int round, int seats);
Note goodReason(const Bill &bill, Seat seat, int round, Good good);

// What a good and its bonus pay, in one sentence each.
QString awardWords();
QString bonusWords(const State &state);

} // namespace medici::card
