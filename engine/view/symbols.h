#pragma once

#include <QColor>
#include <QHash>
#include <QRectF>
#include <QString>

#include <map>
#include <memory>

class QPainter;
class QPixmap;
class QSvgRenderer;

namespace medici {

// Whether pixels are drawn; on paper it is shapes.
bool onScreen(const QPainter &painter);

// Goods, gems, coats of arms and signs, by id ('good-spice', 'seat-1-chevron', 'sign-undo').
// On screens each is drawn once for a size, at its pixels, and kept; on paper the shapes themselves are
// drawn. A contour is never thinner than a pixel, and under 18 pixels what is small in a shape goes.
class Symbols {
public:
    // What each colour of the drawings, which is the standard light one, is in a theme.
    using Colours = QHash<QString, QString>;

    Symbols(Colours colours, qreal leastContour, bool halo);
    ~Symbols();
    Symbols(const Symbols &) = delete;
    Symbols &operator=(const Symbols &) = delete;

    bool contains(const QString &id) const;
    void draw(QPainter &painter, const QString &id, const QRectF &place) const;
    // Signs have one colour.
    void draw(QPainter &painter, const QString &sign, const QRectF &place, const QColor &color) const;

private:
    void drawCached(QPainter &painter, QSvgRenderer &shapes, QSvgRenderer *below, const QString &id,
                    const QString &key, const QRectF &place) const;
    QSvgRenderer &shapes(qreal contour) const;
    QSvgRenderer &signs(const QColor &color) const;

    Colours m_colours;
    qreal m_leastContour;
    std::unique_ptr<QSvgRenderer> m_halo;                          // null where contours are seen without
    mutable std::map<int, std::unique_ptr<QSvgRenderer>> m_shapes; // by hundredths of a contour's width
    mutable std::map<QRgb, std::unique_ptr<QSvgRenderer>> m_signs;
    mutable QHash<QString, QPixmap> m_drawn;
};

} // namespace medici
