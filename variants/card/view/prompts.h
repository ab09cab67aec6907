#pragma once

#include "engine/view/frame.h"
#include "engine/view/historyentry.h"
#include "engine/view/note.h"
#include "engine/view/sentence.h"
#include "variants/card/rules/rules.h"

#include <vector>

namespace medici::card {

// What happened, for the history and for the terminal.
HistoryEntry accountOf(const State &before, Code code, const Players &players);
Heading headingOf(const State &before, const Players &players);

// What the draft of a decision is: whether the deck is chosen, and which cards of the market.
struct Plan {
    bool deck = false;
    PlaceSet places = 0;
};
Plan planOf(const Draft &draft);
bool isMove(const State &state, const Plan &plan);

// What the seat to act is to do.
Sentence promptOf(const State &state, const Plan &plan, const Players &players);
std::vector<Offer> offersOf(const State &state, const Plan &plan);

} // namespace medici::card
