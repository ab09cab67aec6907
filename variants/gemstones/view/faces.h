#pragma once

#include "engine/view/painters.h"
#include "variants/gemstones/rules/sheet.h"

// What the dice of this game look like: a gem in the middle, or pips.
namespace medici::gemstones {

void paintGemDie(BoardPainter &pencil, const QRectF &place, Gem gem, const Highlight &look = {});
void paintNumberDie(BoardPainter &pencil, const QRectF &place, int number, const Highlight &look = {});

} // namespace medici::gemstones
