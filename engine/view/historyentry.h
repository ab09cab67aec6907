#pragma once

#include "engine/rules/seat.h"
#include "engine/view/sentence.h"

#include <QString>

namespace medici {

// An event in the history: one sentence, and the seat whose shield stands before it.
struct HistoryEntry {
    Seat seat = nobody;
    Sentence sentence;
};

// The headings under which an event stands in the history.
struct Heading {
    QString round; // 'Round 2'
    QString turn;  // 'Clara's turn'

    friend bool operator==(const Heading &, const Heading &) = default;
};

} // namespace medici
