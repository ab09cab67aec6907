#pragma once

#include "engine/view/draft.h"
#include "engine/view/frame.h"
#include "engine/view/note.h"
#include "variants/dice/rules/rules.h"

namespace medici::dice {

// The reason of a ship's and of a column's points in a round, by the lines of a bill and with the rule that
// gives them.
Note shipReason(const BillLine &ship);
Note monopolyReason(const Bill &bill, Seat seat, int round, Good good);

// What full columns pay, in a sentence.
QString bonusWords(const State &state);

} // namespace medici::dice
