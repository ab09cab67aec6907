#pragma once

#include "engine/view/painters.h"

namespace medici::pig {

// The die with a number; 0: it has not been rolled.
void paintNumber(BoardPainter &pencil, const QRectF &place, int number, const Highlight &look = {});

} // namespace medici::pig
