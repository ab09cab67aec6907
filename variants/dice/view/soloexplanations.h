#pragma once

#include "variants/dice/view/board.h"
#include "variants/dice/view/scene.h"

namespace medici::dice {

// What a single player has beside the sheet: the enemy, what a ship pays, the ranks.
void paintSolo(BoardPainter &pencil, const Board &board, const Scene &scene);

} // namespace medici::dice
