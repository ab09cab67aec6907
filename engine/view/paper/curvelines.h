#pragma once

#include "engine/view/players.h"

#include <QPen>
#include <QRectF>
#include <QString>

#include <cstddef>
#include <vector>

namespace medici {

class PaperPainter;

// What curves on paper have in common: a line a seat, told apart by its dashes.
QColor seatColor(const PaperPainter &quill, const Players &players, std::size_t seat);
QPen seatPen(const PaperPainter &quill, const Players &players, std::size_t seat);

// Where a seat's line ends, and what it came to.
struct CurveEnd {
    std::size_t seat;
    qreal y;
    QString figure;
};
// Right of the area, with their coats of arms and names, pushed apart where they would touch.
void paintCurveEnds(PaperPainter &quill, const QRectF &area, const Players &players,
                    std::vector<CurveEnd> ends);

} // namespace medici
