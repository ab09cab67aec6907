#pragma once

#include "variants/dice/view/board.h"
#include "variants/dice/view/scene.h"

namespace medici::dice {

// A seat's sheet: three ships with running totals, five columns of boxes, the rounds' points.
void paintSheet(BoardPainter &pencil, const SheetPlace &place, const Scene &scene, const Frame &frame);

} // namespace medici::dice
