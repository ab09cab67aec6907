#pragma once

#include "engine/view/frame.h"
#include "engine/view/note.h"
#include "variants/gemstones/rules/rules.h"

#include <QStringList>

namespace medici::gemstones {

QString placeName(int place); // '2nd place'

// Whether a seat's columns are in order, and what follows from it; the longest way to say it first.
struct OrderWords {
    QStringList ways;
    bool announced = false;
};
OrderWords orderWords(const State &state, Seat seat);

// Why a colour cannot be paired now by the seat to act; nothing if it can.
Note whyNotWritten(const State &state, Gem gem);

// A column of the final evaluation, a line of the bill: its place by its sum, and how far that is from where
// it stands.
Note rankReason(const BillLine &column);

// What there is to say about a region that the pointer rests on.
Note tooltipOf(const State &state, RegionId id, const Players &players);

// Why a region cannot be chosen.
Note refusal(const State &state, DiceSet draft, RegionId id);

} // namespace medici::gemstones
