#pragma once

#include "variants/dice/rules/rules.h"

#include <QSize>
#include <QString>

class QPainter;
class QRectF;

namespace medici {
class Theme;
}

namespace medici::dice {

// The picture on the home page: five dice on ultramarine.
void paintIllustration(QPainter &painter, const QRectF &place, const Theme &theme);

// A die of the game as it stands.
void paintSmall(QPainter &painter, const QRectF &place, const State &state, const Theme &theme);

// The figures of the rules page: 'dice:gold5,fur3' dice, 'ship:gold5,dye4' a ship, 'column:9' a column
// of boxes, 'table' all faces of the five dice.
QSize sizeOfFigure(const QString &figure);
void paintFigure(QPainter &painter, const QRectF &place, const QString &figure, const Theme &theme);

} // namespace medici::dice
