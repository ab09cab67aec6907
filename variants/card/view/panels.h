#pragma once

#include "engine/view/frame.h"
#include "variants/card/view/board.h"
#include "variants/card/view/scene.h"

namespace medici::card {

void paintMarket(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame);
void paintWarehouses(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame);
void paintHouse(BoardPainter &pencil, const HousePlace &place, const Scene &scene, const Frame &frame);

} // namespace medici::card
