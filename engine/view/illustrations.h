#pragma once

#include "engine/view/boardpainter.h"

#include <functional>
#include <span>

namespace medici {

// A figure of a rules page by its words: 'ship:fur3,gold10' is a ship with two things on it.
struct Figure {
    QString kind;
    QString words;

    explicit Figure(const QString &source);

    QStringList list() const; // the words between commas
};

// How a thing lies on a cover: its middle in widths and heights, and its angle in degrees.
struct Tilt {
    qreal x;
    qreal y;
    qreal angle;
};

// The picture on the home page: a variant's things on ultramarine, like the cover of a
// book. `paint` draws the thing of that number round the origin, which lies and leans as it should.
void paintCover(QPainter &painter, const QRectF &place, const Theme &theme, std::span<const Tilt> tilts,
                const std::function<void(BoardPainter &pencil, std::size_t thing)> &paint);

} // namespace medici
