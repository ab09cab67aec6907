#pragma once

#include "engine/view/frame.h"

class QPainter;

namespace medici::dice {

// The table: the roll above, the sheets below.
void paintBoard(QPainter &painter, const Frame &frame);

} // namespace medici::dice
