#pragma once

#include "variants/auction/board.h"
#include "variants/auction/scene.h"

namespace medici::auction {

// The board: the money track round the edge, the crest, the five market tracks with everybody's counters.
void paintMarket(Pencil &pencil, const Board &board, const Scene &scene, const Frame &frame);

} // namespace medici::auction
