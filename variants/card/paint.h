#pragma once

#include "engine/view/frame.h"
#include "variants/card/board.h"
#include "variants/card/scene.h"

class QPainter;

namespace medici::card {

// The table: market and warehouses at the left, ships at the right.
void paintBoard(QPainter &painter, const Frame &frame);

void paintMarket(Pencil &pencil, const Board &board, const Scene &scene, const Frame &frame);
void paintWarehouses(Pencil &pencil, const Board &board, const Scene &scene, const Frame &frame);
void paintHouse(Pencil &pencil, const HousePlace &place, const Scene &scene, const Frame &frame);

} // namespace medici::card
