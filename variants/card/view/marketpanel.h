#pragma once

#include "variants/card/view/board.h"
#include "variants/card/view/scene.h"

namespace medici::card {

// The deck, the cards that lie in the market, and what may still come.
void paintMarket(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame);

} // namespace medici::card
