#include "engine/view/paper/printsymbols.h"

#include "engine/view/paper/hatching.h"
#include "engine/view/symbols.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <climits>
#include <cmath>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

constexpr qreal printUnit = 24; // the side of a symbol's square

// Tells the body of a thing, which is hatched, from its details and its contour: in the drawings those are
// nearly black, and bodies are not, but for the two that findBody names.
bool dark(const QColor &color)
{
    return color.lightness() < 60;
}

bool opaque(const QColor &color)
{
    return color.isValid() && color.alpha() == 255;
}

} // namespace

// A paper that takes down what is drawn on it.
class PrintSymbols::Tracer final : public QPaintDevice, public QPaintEngine {
public:
    explicit Tracer(std::vector<Stroke> &strokes) : QPaintEngine(AllFeatures), m_strokes(strokes) {}

    QPaintEngine *paintEngine() const override { return const_cast<Tracer *>(this); }
    Type type() const override { return User; }
    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}

    void updateState(const QPaintEngineState &now) override
    {
        m_pen = now.pen();
        m_brush = now.brush();
        m_transform = now.transform();
        m_opacity = now.opacity();
    }

    void drawPath(const QPainterPath &path) override
    {
        const auto faded = [&](QColor color) {
            color.setAlphaF(static_cast<float>(color.alphaF() * m_opacity));
            return color;
        };
        Stroke stroke;
        stroke.path = m_transform.map(path);
        if (m_brush.style() != Qt::NoBrush)
            stroke.fill = faded(m_brush.color());
        stroke.pen = m_pen;
        stroke.pen.setColor(faded(m_pen.color()));
        stroke.pen.setWidthF(m_pen.widthF() * std::sqrt(std::abs(m_transform.determinant())));
        const bool seen = (stroke.fill.isValid() && stroke.fill.alpha() > 0)
            || (stroke.pen.style() != Qt::NoPen && stroke.pen.color().alpha() > 0);
        if (seen)
            m_strokes.push_back(stroke);
    }

    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override
    {
        QPainterPath path(points[0]);
        for (int i = 1; i < count; ++i)
            path.lineTo(points[i]);
        if (mode != PolylineMode)
            path.closeSubpath();
        drawPath(path);
    }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
        case PdmWidthMM:
        case PdmHeightMM:
            return static_cast<int>(printUnit);
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 72;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        case PdmNumColors:
            return INT_MAX;
        case PdmDepth:
            return 32;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    std::vector<Stroke> &m_strokes;
    QPen m_pen;
    QBrush m_brush;
    QTransform m_transform;
    qreal m_opacity = 1;
};

PrintSymbols::PrintSymbols() : m_drawings(std::make_unique<QSvgRenderer>(u":/medici/art/symbols.svg"_s)) {}

PrintSymbols::~PrintSymbols() = default;

const std::vector<PrintSymbols::Stroke> &PrintSymbols::trace(const QString &id) const
{
    const auto known = m_traced.constFind(id);
    if (known != m_traced.constEnd())
        return *known;
    std::vector<Stroke> strokes;
    Tracer tracer(strokes);
    QPainter painter(&tracer);
    m_drawings->render(&painter, id, QRectF(0, 0, printUnit, printUnit));
    painter.end();
    findBody(id, strokes);
    return *m_traced.insert(id, strokes);
}

void PrintSymbols::findBody(const QString &id, std::vector<Stroke> &strokes)
{
    const bool arms = id.startsWith(u"seat-"_s);
    const bool darkThing = id == u"good-fur"_s || id == u"gem-brown"_s;
    for (Stroke &stroke : strokes) {
        if (!opaque(stroke.fill))
            continue;
        stroke.body = arms || darkThing || !dark(stroke.fill);
        if (arms) // the first thing filled is the shield itself
            return;
        if (stroke.body)
            stroke.hatching = hatching(hatchOf(id), stroke.path);
    }
}

void PrintSymbols::draw(QPainter &painter, const QString &id, const QRectF &place, Ink ink) const
{
    if (id.startsWith(u"sign-"_s)) {
        m_theme.symbols().draw(painter, id, place, Qt::black);
        return;
    }
    const std::vector<Stroke> &strokes = trace(id);
    painter.save();
    painter.translate(place.topLeft());
    painter.scale(place.width() / printUnit, place.height() / printUnit);
    if (ink == Ink::Colour) {
        for (const Stroke &stroke : strokes) {
            painter.setPen(stroke.pen);
            painter.setBrush(stroke.fill.isValid() ? QBrush(stroke.fill) : QBrush());
            painter.drawPath(stroke.path);
        }
    } else {
        engrave(painter, id, strokes, ink);
    }
    painter.restore();
}

void PrintSymbols::engrave(QPainter &painter, const QString &id, const std::vector<Stroke> &strokes, Ink ink)
{
    const bool gem = id.startsWith(u"gem-"_s);
    const bool saving = ink == Ink::Saving;
    const qreal contour = saving ? 0.8 : 1.1;
    const auto pen = [](qreal width) {
        return QPen(Qt::black, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    for (const Stroke &stroke : strokes) {
        const bool lined = stroke.pen.style() != Qt::NoPen;
        if (stroke.fill.isValid()) {
            if (!opaque(stroke.fill)) // light and shade
                continue;
            painter.setPen(lined || saving ? pen(contour) : QPen(Qt::NoPen));
            painter.setBrush(stroke.body || saving ? Qt::white : Qt::black);
            painter.drawPath(stroke.path);
            if (!saving)
                painter.fillPath(stroke.hatching, Qt::black);
            if (stroke.body && lined) { // above the hatching that ends at it
                painter.setBrush(Qt::NoBrush);
                painter.drawPath(stroke.path);
            }
            continue;
        }
        const bool light = !dark(stroke.pen.color());
        if (light && !gem)
            continue;
        const bool facet = !opaque(stroke.pen.color());
        painter.setPen(pen(facet ? 0.5 : std::min(stroke.pen.widthF(), saving ? 0.8 : 2.0)));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(stroke.path);
    }
}

} // namespace medici
