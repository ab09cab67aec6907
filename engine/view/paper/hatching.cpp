#include "engine/view/paper/hatching.h"

#include "engine/rules/ranges.h"

#include <QHash>
#include <QPolygonF>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

constexpr qreal lineWidth = 0.55;
constexpr qreal spacing = 2;

// Lines that fall by an angle. Where each meets the outline is reckoned, so that nothing needs clipping,
// which not every paper can.
void addLines(QPainterPath &lines, const QPainterPath &shape, qreal angle)
{
    const QTransform turn = QTransform().rotate(-angle);
    const QTransform back = turn.inverted();
    // Curves become chords of a hundredth of a unit.
    constexpr qreal fineness = 20;
    QList<QPolygonF> outlines = shape.toSubpathPolygons(QTransform::fromScale(fineness, fineness) * turn);
    qreal top = 1e9;
    qreal bottom = -1e9;
    for (QPolygonF &outline : outlines) {
        for (QPointF &point : outline)
            point /= fineness;
        top = std::min(top, outline.boundingRect().top());
        bottom = std::max(bottom, outline.boundingRect().bottom());
    }
    for (qreal y = std::ceil(top / spacing) * spacing; y < bottom; y += spacing) {
        std::vector<qreal> crossings;
        for (const QPolygonF &outline : outlines)
            for (qsizetype i = 0; i < outline.size(); ++i) {
                const QPointF a = outline[i];
                const QPointF b = outline[(i + 1) % outline.size()];
                if ((a.y() <= y) != (b.y() <= y))
                    crossings.push_back(a.x() + (y - a.y()) / (b.y() - a.y()) * (b.x() - a.x()));
            }
        ranges::sort(crossings);
        for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
            const QRectF stroke(crossings[i], y - lineWidth / 2, crossings[i + 1] - crossings[i], lineWidth);
            lines.addPolygon(back.map(QPolygonF(stroke)));
            lines.closeSubpath();
        }
    }
}

void addDots(QPainterPath &dots, const QPainterPath &shape)
{
    constexpr qreal radius = 0.5;
    constexpr qreal step = 2.4;
    const QRectF bounds = shape.boundingRect();
    bool odd = false;
    for (qreal y = bounds.top() + step / 2; y < bounds.bottom(); y += step / 1.2) {
        for (qreal x = bounds.left() + (odd ? step : step / 2); x < bounds.right(); x += step)
            if (shape.contains(QRectF(x - radius, y - radius, 2 * radius, 2 * radius)))
                dots.addEllipse(QPointF(x, y), radius, radius);
        odd = !odd;
    }
}

} // namespace

Hatch hatchOf(const QString &symbol)
{
    static const QHash<QString, Hatch> hatches{
        {u"spice"_s, Hatch::Vertical},  {u"red"_s, Hatch::Vertical},  {u"dye"_s, Hatch::Horizontal},
        {u"blue"_s, Hatch::Horizontal}, {u"grain"_s, Hatch::Falling}, {u"green"_s, Hatch::Falling},
        {u"cloth"_s, Hatch::Rising},    {u"fur"_s, Hatch::Grid},      {u"brown"_s, Hatch::DiagonalGrid},
        {u"gold"_s, Hatch::Dots},       {u"yellow"_s, Hatch::Dots},
    };
    return hatches.value(symbol.section(u'-', 1, 1), Hatch::None);
}

QPainterPath hatching(Hatch hatch, const QPainterPath &shape)
{
    QPainterPath pattern;
    pattern.setFillRule(Qt::WindingFill);
    switch (hatch) {
    case Hatch::None:
        break;
    case Hatch::Vertical:
        addLines(pattern, shape, 90);
        break;
    case Hatch::Horizontal:
        addLines(pattern, shape, 0);
        break;
    case Hatch::Falling:
        addLines(pattern, shape, 45);
        break;
    case Hatch::Rising:
        addLines(pattern, shape, -45);
        break;
    case Hatch::Grid:
        addLines(pattern, shape, 0);
        addLines(pattern, shape, 90);
        break;
    case Hatch::DiagonalGrid:
        addLines(pattern, shape, 45);
        addLines(pattern, shape, -45);
        break;
    case Hatch::Dots:
        addDots(pattern, shape);
        break;
    }
    return pattern;
}

} // namespace medici
