#pragma once

#include "variants/auction/rules/rules.h"

#include <QSize>
#include <QString>

class QPainter;
class QRectF;

namespace medici {
class Theme;
}

namespace medici::auction {

// The picture on the home page: a group on ultramarine.
void paintIllustration(QPainter &painter, const QRectF &place, const Theme &theme);

// A card of the game as it stands.
void paintSmall(QPainter &painter, const QRectF &place, const State &state, const Theme &theme);

// The figures of the rules page: 'cards:fur3,gold10' a group, 'ship:fur3,gold10' a ship, 'track:4,2,2' the
// counters of one good, 'crest' the family's arms.
QSize sizeOfFigure(const QString &figure);
void paintFigure(QPainter &painter, const QRectF &place, const QString &figure, const Theme &theme);

} // namespace medici::auction
