#pragma once

#include "engine/view/pencil.h"
#include "variants/gemstones/board.h"

namespace medici::gemstones {

// The seats that nobody sits on.
void paintFictional(Pencil &pencil, const Board &board, const State &state, const Frame &frame);

// Alone: what the sheet would come to if the game ended at once.
void paintEvaluation(Pencil &pencil, const QRectF &place, const State &state, const Frame &frame);

} // namespace medici::gemstones
