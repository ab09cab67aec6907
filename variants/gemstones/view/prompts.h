#pragma once

#include "engine/rules/think.h"
#include "engine/view/frame.h"
#include "engine/view/historyentry.h"
#include "engine/view/note.h"
#include "engine/view/sentence.h"
#include "variants/gemstones/rules/rules.h"

#include <span>
#include <vector>

namespace medici::gemstones {

QStringList namesOf(const Players &players);

// What happened in one step, for the history.
HistoryEntry accountOf(const State &before, std::span<const Event> events, const Players &players);
Heading headingOf(const State &before, const Players &players);

// What the seat to act is to do.
Sentence promptOf(const State &state, DiceSet draft, const Players &players);
std::vector<Offer> offersOf(const State &state, DiceSet draft);

// What a strong player would do, and the disorder that it expects at the end.
Sentence adviceOf(const State &state, const Thought &thought);

// What a pair would come to: 'citrine 23 → 27'.
QString outcomeOf(const State &state, Pair pair);

} // namespace medici::gemstones
