#pragma once

#include "variants/auction/view/board.h"
#include "variants/auction/view/scene.h"

namespace medici::auction {

// The board: the money track round the edge, the crest, the five market tracks with everybody's counters.
void paintMarket(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame);

} // namespace medici::auction
