#pragma once

#include "variants/dice/board.h"
#include "variants/dice/scene.h"

namespace medici::dice {

// What a single player has beside the sheet: the enemy, what a ship pays, the ranks.
void paintSolo(Pencil &pencil, const Board &board, const Scene &scene);

} // namespace medici::dice
