#pragma once

#include "engine/view/faces.h"

#include <QPointF>

#include <optional>
#include <variant>
#include <vector>

class QJsonObject;
class QPainter;
class QRectF;

namespace medici {

class Theme;

// The picture of a variant on the first page: some of its cards or dice on ultramarine, like the cover of a
// book. It stands in the plug-in's metadata, so that it can be painted before the plug-in is loaded.
struct Cover {
    struct Piece {
        QPointF at;  // its middle, in widths and heights of the cover
        qreal angle; // in degrees
        std::variant<CardFace, DieFace> face;
    };

    qreal width = 0; // of a piece, in design pixels
    std::vector<Piece> pieces;
};

// Nothing, if something is missing or of the wrong kind.
std::optional<Cover> readCover(const QJsonObject &object);

void paintCover(QPainter &painter, const QRectF &place, const Theme &theme, const Cover &cover);

} // namespace medici
