#pragma once

#include "engine/view/paper/sheetstyle.h"
#include "engine/view/theme.h"

#include <QColor>
#include <QHash>
#include <QPainterPath>
#include <QPen>
#include <QRectF>
#include <QString>

#include <memory>
#include <vector>

class QPainter;
class QSvgRenderer;

namespace medici {

// Goods, gems and coats of arms as printed, from the drawings of the screen: hatched as heralds engraved
// colours, in colour, or in outline. Always vectors.
class PrintSymbols {
public:
    PrintSymbols();
    ~PrintSymbols();
    PrintSymbols(const PrintSymbols &) = delete;
    PrintSymbols &operator=(const PrintSymbols &) = delete;

    void draw(QPainter &painter, const QString &id, const QRectF &place, Ink ink) const;

    const Theme &theme() const { return m_theme; }

private:
    // What the drawing does, one thing after another, on its square of 24 units.
    struct Stroke {
        QPainterPath path;
        QColor fill;       // invalid: none
        QPen pen;          // with its own width
        bool body = false; // what has the thing's own colour
        QPainterPath hatching = {};
    };
    class Tracer;

    const std::vector<Stroke> &trace(const QString &id) const;
    static void findBody(const QString &id, std::vector<Stroke> &strokes);
    static void engrave(QPainter &painter, const QString &id, const std::vector<Stroke> &strokes, Ink ink);

    Theme m_theme{Brightness::Light, ColourSet::Standard};
    std::unique_ptr<QSvgRenderer> m_drawings;
    mutable QHash<QString, std::vector<Stroke>> m_traced;
};

} // namespace medici
