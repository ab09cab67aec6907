#pragma once

#include "engine/view/faces.h"
#include "engine/view/painters.h"

// Dice, which three of the variants share.
namespace medici {

void paintDie(BoardPainter &pencil, const QRectF &place, const DieFace &face, const Highlight &look = {});
// A die before it has been rolled.
void paintBlankDie(BoardPainter &pencil, const QRectF &place);

} // namespace medici
