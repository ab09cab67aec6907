#pragma once

#include "variants/card/rules/rules.h"

#include <QSize>
#include <QString>

class QPainter;
class QRectF;

namespace medici {
class Theme;
}

namespace medici::card {

// The picture on the home page: cards on ultramarine.
void paintIllustration(QPainter &painter, const QRectF &place, const Theme &theme);

// The last card of the market as the game stands.
void paintSmall(QPainter &painter, const QRectF &place, const State &state, const Theme &theme);

// The figures of the rules page, cards by their words in records: 'cards:fur4,green2' cards side by side,
// 'market:fur4,dye2,black7' the same with those within reach ringed, 'ship:fur4,green2' a loaded ship,
// 'deck' the help card with all kinds and how many there are of each.
QSize sizeOfFigure(const QString &figure);
void paintFigure(QPainter &painter, const QRectF &place, const QString &figure, const Theme &theme);

} // namespace medici::card
