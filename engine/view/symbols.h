#pragma once

#include <QColor>
#include <QHash>
#include <QRectF>
#include <QString>

#include <memory>

class QPainter;
class QPixmap;
class QSvgRenderer;

namespace medici {

// Goods, gems, coats of arms and the program's own signs, by id ('good-spice', 'seat-1-chevron').
// On screens each size is drawn once and kept; on paper the shapes themselves are drawn.
class Symbols {
public:
    // Replaces colours of the drawing, which is in the standard light set, by a theme's.
    using Colours = QHash<QString, QString>;

    Symbols(const Colours &colours, bool halo);
    ~Symbols();

    bool contains(const QString &id) const;
    void draw(QPainter &painter, const QString &id, const QRectF &place) const;

private:
    void drawShapes(QPainter &painter, const QString &id, const QRectF &place) const;

    std::unique_ptr<QSvgRenderer> m_shapes;
    std::unique_ptr<QSvgRenderer> m_halos; // null where contours are seen without
    mutable QHash<QString, QPixmap> m_drawn;
};

} // namespace medici
