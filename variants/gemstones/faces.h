#pragma once

#include "engine/view/painters.h"
#include "variants/gemstones/sheet.h"

// What the dice of this game look like: a gem in the middle, or pips.
namespace medici::gemstones {

void paintGemDie(Pencil &pencil, const QRectF &place, Gem gem, const Look &look = {});
void paintNumberDie(Pencil &pencil, const QRectF &place, int number, const Look &look = {});

} // namespace medici::gemstones
