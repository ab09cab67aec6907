#pragma once

#include "variants/gemstones/rules/rules.h"

#include <QSize>
#include <QString>

class QPainter;
class QRectF;

namespace medici {
class Theme;
}

namespace medici::gemstones {

// The picture on the home page: gems and numbers on ultramarine.
void paintIllustration(QPainter &painter, const QRectF &place, const Theme &theme);

// Six columns as high as they are full, of the player who comes first.
void paintSmall(QPainter &painter, const QRectF &place, const State &state, const Theme &theme);

// The figures of the rules page: 'dice:brown,3' dice, 'row' the six gems in their order, 'columns:4,1,0'
// columns with so many numbers, those that are blocked striped, 'sums:18,19,19,21,22,29' sums and places.
QSize sizeOfFigure(const QString &figure);
void paintFigure(QPainter &painter, const QRectF &place, const QString &figure, const Theme &theme);

} // namespace medici::gemstones
