#pragma once

#include "engine/view/frame.h"

#include <QByteArray>
#include <QString>

class QPainter;
class QRectF;

namespace medici {

class View;

// One board with a caption below it, for a text or a page: painted as on the table, by day.
struct Diagram {
    const View *view = nullptr;
    const Game *game = nullptr;
    const Theme *theme = nullptr;
    Players players;
    Seat perspective = 0;
    QString caption; // empty: none
};

// As large as it fits, at the head of the area.
void paintOn(QPainter &painter, const Diagram &diagram, const QRectF &area);
QByteArray pngOf(const Diagram &diagram);
QByteArray svgOf(const Diagram &diagram);
QByteArray pdfOf(const Diagram &diagram);

// In the format that the name ends in, one of paperFormats(), whole or not at all. Throws a Fault if it
// cannot be written.
void saveDiagram(const Diagram &diagram, const QString &path);

} // namespace medici
