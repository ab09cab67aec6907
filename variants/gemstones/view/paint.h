#pragma once

#include "engine/view/frame.h"

class QPainter;

namespace medici::gemstones {

// The table: the roll and its pairs above, the sheets below, fictional players at the bottom.
void paintBoard(QPainter &painter, const Frame &frame);

} // namespace medici::gemstones
