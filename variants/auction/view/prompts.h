#pragma once

#include "engine/rules/think.h"
#include "engine/view/frame.h"
#include "engine/view/historyentry.h"
#include "engine/view/note.h"
#include "engine/view/sentence.h"
#include "variants/auction/rules/rules.h"

#include <vector>

namespace medici::auction {

QStringList namesOf(const Players &players);

Heading headingOf(const State &before, const Players &players);

// What the seat to act is to do.
Sentence promptOf(const State &state, const Players &players);
std::vector<Offer> offersOf(const State &state);

// What a group is worth to the seat to bid, and what should win it.
Sentence adviceOf(const State &state, const Thought &thought, const Players &players);

} // namespace medici::auction
