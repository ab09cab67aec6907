#pragma once

#include "engine/view/painters.h"

#include <QString>

// Playing cards, 1 : 1.42, which two of the variants share.
namespace medici {

inline constexpr qreal cardRatio = 1.42; // height of a card to its width

enum class Crate { None, Green, Black };

// What a card shows.
struct CardFace {
    QString value;
    QString symbol;            // an id of Symbols; nothing on a neutral card
    int symbols = 1;           // 1 or 2
    Crate crate = Crate::None; // in place of a symbol
    bool flag = false;         // takes no space
};

void paintCard(BoardPainter &pencil, const QRectF &place, const CardFace &face, const Highlight &look);
void paintCardBack(BoardPainter &pencil, const QRectF &place, const Highlight &look = {});
// A heap of cards, face down; with nothing left only its place.
void paintDeck(BoardPainter &pencil, const QRectF &place, int cards, const Highlight &look = {});

// What is on a card, in a hold of a ship or beside it.
void paintCardCargo(BoardPainter &pencil, const QRectF &hold, const CardFace &face, const Highlight &look);

void paintCrate(BoardPainter &pencil, const QRectF &place, Crate crate);
void paintPennant(BoardPainter &pencil, const QRectF &place);

} // namespace medici
