#pragma once

#include "variants/auction/view/board.h"
#include "variants/auction/view/scene.h"

namespace medici::auction {

// A seat's panel: name, florins, ship.
void paintHouse(BoardPainter &pencil, const HousePlace &place, const Scene &scene, const Frame &frame);
// The cards that may still come, by good and value.
void paintUnseen(BoardPainter &pencil, const Board &board, const State &state);

} // namespace medici::auction
