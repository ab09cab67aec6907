#pragma once

#include "engine/view/frame.h"
#include "engine/view/note.h"
#include "variants/gemstones/rules/rules.h"

#include <QStringList>

namespace medici::gemstones {

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

} // namespace medici::gemstones
