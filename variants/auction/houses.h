#pragma once

#include "variants/auction/board.h"
#include "variants/auction/scene.h"

namespace medici::auction {

// A seat's panel: name, florins, ship.
void paintHouse(Pencil &pencil, const HousePlace &place, const Scene &scene, const Frame &frame);
// The cards that may still come, by good and value.
void paintUnseen(Pencil &pencil, const Board &board, const State &state);

} // namespace medici::auction
