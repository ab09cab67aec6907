#pragma once

#include "engine/view/cards.h"
#include "variants/auction/cards.h"

namespace medici::auction {

void paintCard(Pencil &pencil, const QRectF &place, Card card, const Look &look = {});
// Where a card may still come.
void paintBlankCard(Pencil &pencil, const QRectF &place);
// A card on its way up: its back until it stands on edge, then its face.
void paintTurning(Pencil &pencil, const QRectF &place, Card card, qreal way);

// The family's arms: a roundel for each good, turned once it is scored, and the day above them.
void paintCrest(Pencil &pencil, const QRectF &place, int day, int scored);

} // namespace medici::auction
