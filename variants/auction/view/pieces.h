#pragma once

#include "engine/view/cards.h"
#include "variants/auction/rules/cards.h"

namespace medici::auction {

void paintCard(BoardPainter &pencil, const QRectF &place, Card card, const Highlight &look = {});
// Where a card may still come.
void paintBlankCard(BoardPainter &pencil, const QRectF &place);
// A card on its way up: its back until it stands on edge, then its face.
void paintTurning(BoardPainter &pencil, const QRectF &place, Card card, qreal way);

// The family's arms: a roundel for each good, turned once it is scored, and the day above them.
void paintCrest(BoardPainter &pencil, const QRectF &place, int day, int scored);

} // namespace medici::auction
