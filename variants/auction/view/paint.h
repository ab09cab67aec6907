#pragma once

#include "engine/view/frame.h"

class QPainter;

namespace medici::auction {

void paintBoard(QPainter &painter, const Frame &frame);

} // namespace medici::auction
