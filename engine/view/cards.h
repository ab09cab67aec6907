#pragma once

#include "engine/view/faces.h"
#include "engine/view/painters.h"

// Playing cards, 1 : 1.42, which two of the variants share.
namespace medici {

inline constexpr qreal cardRatio = 1.42; // height of a card to its width

void paintCard(BoardPainter &pencil, const QRectF &place, const CardFace &face, const Highlight &look);
void paintCardBack(BoardPainter &pencil, const QRectF &place, const Highlight &look = {});
// A heap of cards, face down; with nothing left only its place.
void paintDeck(BoardPainter &pencil, const QRectF &place, int cards, const Highlight &look = {});

// What is on a card, in a hold of a ship or beside it.
void paintCardCargo(BoardPainter &pencil, const QRectF &hold, const CardFace &face, const Highlight &look);

void paintCrate(BoardPainter &pencil, const QRectF &place, Crate crate);
void paintPennant(BoardPainter &pencil, const QRectF &place);

} // namespace medici
