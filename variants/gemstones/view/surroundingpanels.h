#pragma once

#include "engine/view/boardpainter.h"
#include "variants/gemstones/view/board.h"

namespace medici::gemstones {

// The seats that nobody sits on.
void paintFictional(BoardPainter &pencil, const Board &board, const State &state, const Frame &frame);

// Alone: what the sheet would come to if the game ended at once.
void paintEvaluation(BoardPainter &pencil, const QRectF &place, const State &state, const Frame &frame);

} // namespace medici::gemstones
