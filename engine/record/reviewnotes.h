#pragma once

#include "engine/record/record.h"
#include "engine/review/judgement.h"

namespace medici {

// How those who sat there go on, as far as it is known of their players: `hard` as who reviews would, the
// others as they have shown, and random ones at random.
PerSeat<Manner> mannersOf(const Header &header);

// What a review found, as it stands in a record's notes (FORMAT.md): of the outset before all events, of a
// decision after it. What was found before of the same is replaced; other notes stay.
void keepFindings(Record &record, const Findings &findings, const Recordable &variant);

// What is kept of a decision on this table.
QCborMap findingOf(const Judgement &judgement, const Game &before, const Words &words);

// What stands there; notes that are not understood, or do not fit the game, are passed over.
Findings findingsIn(const Record &record, const Recordable &variant);

} // namespace medici
