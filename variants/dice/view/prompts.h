#pragma once

#include "engine/view/draft.h"
#include "engine/view/frame.h"
#include "engine/view/historyentry.h"
#include "engine/view/note.h"
#include "engine/view/sentence.h"
#include "variants/dice/rules/rules.h"

#include <span>
#include <vector>

namespace medici::dice {

// What happened in one step, for the history.
HistoryEntry accountOf(const State &before, std::span<const Event> events, const Players &players);
Heading headingOf(const State &before, const Players &players);

// What the seat to act is to do.
Sentence promptOf(const State &state, DiceSet draft, const Players &players);
std::vector<Offer> offersOf(const State &state, DiceSet draft);

} // namespace medici::dice
