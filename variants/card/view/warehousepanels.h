#pragma once

#include "variants/card/view/board.h"
#include "variants/card/view/scene.h"

namespace medici::card {

// Each good, with everybody's symbols.
void paintWarehouses(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame);

} // namespace medici::card
