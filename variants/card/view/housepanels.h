#pragma once

#include "variants/card/view/board.h"
#include "variants/card/view/scene.h"

namespace medici::card {

// A seat's panel: name, florins, ship.
void paintHouse(BoardPainter &pencil, const HousePlace &place, const Scene &scene, const Frame &frame);

} // namespace medici::card
