#include "app/web/svgdrawing.h"

#include <QBuffer>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QPixmap>

#include <cmath>

namespace medici::web {

namespace {

qint64 units(qreal length)
{
    return std::llround(length * SvgDrawing::unitsPerPixel);
}

// Points one after the other, each from the one before: that is shorter.
class PathData {
public:
    void command(char letter)
    {
        if (letter != m_command || letter == 'm') // or else it would go on as a line
            m_text += letter;
        m_command = letter;
        m_needsSpace = m_needsSpace && m_text.back() != letter;
    }
    void point(qint64 x, qint64 y)
    {
        number(x - m_x);
        number(y - m_y);
    }
    void moveTo(qint64 x, qint64 y)
    {
        m_x = x;
        m_y = y;
    }
    void close()
    {
        m_text += 'z';
        m_command = 'z';
        m_needsSpace = false;
    }
    qint64 x() const { return m_x; }
    qint64 y() const { return m_y; }
    const QByteArray &text() const { return m_text; }

private:
    void number(qint64 value)
    {
        if (m_needsSpace && value >= 0)
            m_text += ' ';
        m_text += QByteArray::number(value);
        m_needsSpace = true;
    }

    QByteArray m_text;
    char m_command = 0;
    bool m_needsSpace = false;
    qint64 m_x = 0;
    qint64 m_y = 0;
};

QByteArray dataOf(const QPainterPath &path)
{
    PathData data;
    qint64 startX = 0;
    qint64 startY = 0;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        const qint64 x = units(element.x);
        const qint64 y = units(element.y);
        switch (element.type) {
        case QPainterPath::MoveToElement:
            data.command('m');
            data.point(x, y);
            data.moveTo(startX = x, startY = y);
            break;
        case QPainterPath::LineToElement:
            data.command('l');
            data.point(x, y);
            data.moveTo(x, y);
            break;
        case QPainterPath::CurveToElement: {
            data.command('c');
            data.point(x, y);
            for (const int further : {1, 2}) {
                const QPainterPath::Element next = path.elementAt(i + further);
                data.point(units(next.x), units(next.y));
            }
            const QPainterPath::Element end = path.elementAt(i + 2);
            data.moveTo(units(end.x), units(end.y));
            i += 2;
            break;
        }
        case QPainterPath::CurveToDataElement:
            break;
        }
        const bool last = i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo();
        if (last && element.type != QPainterPath::MoveToElement && data.x() == startX && data.y() == startY)
            data.close();
    }
    return data.text();
}

QByteArray fixed(qreal value)
{
    return QByteArray::number(std::round(1000 * value) / 1000);
}

void addColour(QByteArray &element, const char *what, const QColor &colour, qreal opacity)
{
    element += ' ' + QByteArray(what) + "=\"" + colour.name().toLatin1() + '"';
    if (const qreal seen = colour.alphaF() * opacity; seen < 0.999)
        element += ' ' + QByteArray(what) + "-opacity=\"" + fixed(seen) + '"';
}

} // namespace

class SvgDrawing::Engine : public QPaintEngine {
public:
    explicit Engine(SvgStock &stock)
        : QPaintEngine(PrimitiveTransform | PixmapTransform | PainterPaths | Antialiasing | AlphaBlend
                       | ConstantOpacity | PaintOutsidePaintEvent),
          m_stock(stock)
    {}

    const std::vector<QByteArray> &elements() const { return m_elements; }

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState &changed) override
    {
        if (changed.state() & (DirtyClipEnabled | DirtyClipPath | DirtyClipRegion))
            m_clipKnown = false;
    }

    void drawPath(const QPainterPath &path) override { draw(path, true); }

    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override
    {
        if (count < 2)
            return;
        QPainterPath path;
        path.moveTo(points[0]);
        for (int i = 1; i < count; ++i)
            path.lineTo(points[i]);
        if (mode != PolylineMode)
            path.closeSubpath();
        path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
        draw(path, mode != PolylineMode);
    }

    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        const QString text = item.text();
        const QString key = item.font().key() + u'\n' + text;
        auto words = m_stock.words.constFind(key);
        if (words == m_stock.words.constEnd()) {
            QFont font = item.font();
            font.setHintingPreference(QFont::PreferNoHinting); // there are no pixels yet
            QPainterPath path;
            path.addText({}, font, text);
            path.setFillRule(Qt::WindingFill);
            words = m_stock.words.insert(key, path);
        }
        painter()->fillPath(words->translated(at), painter()->pen().brush());
    }

    void drawPixmap(const QRectF &place, const QPixmap &pixmap, const QRectF &part) override
    {
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        pixmap.copy(part.toAlignedRect()).save(&buffer, "PNG");
        const QRectF on = painter()->deviceTransform().mapRect(place);
        QByteArray element = "image x=\"" + QByteArray::number(units(on.x())) + "\" y=\""
            + QByteArray::number(units(on.y())) + "\" width=\"" + QByteArray::number(units(on.width()))
            + "\" height=\"" + QByteArray::number(units(on.height())) + '"';
        if (painter()->opacity() < 0.999)
            element += " opacity=\"" + fixed(painter()->opacity()) + '"';
        add(element + " href=\"data:image/png;base64," + png.toBase64() + '"');
    }

private:
    void draw(const QPainterPath &path, bool filled)
    {
        const QPainter &pen = *painter();
        const QTransform transform = pen.deviceTransform();
        const QBrush &fill = pen.brush();
        const QPen &line = pen.pen();
        filled = filled && fill.style() != Qt::NoBrush && fill.color().alpha() > 0;
        const bool lined = line.style() != Qt::NoPen && line.color().alpha() > 0;
        const QByteArray data = filled || lined ? dataOf(transform.map(path)) : QByteArray();
        if (data.isEmpty())
            return;
        QByteArray element = "path";
        if (filled)
            addColour(element, "fill", fill.color(), pen.opacity());
        else
            element += " fill=\"none\"";
        if (filled && path.fillRule() == Qt::OddEvenFill)
            element += " fill-rule=\"evenodd\"";
        if (lined)
            addLine(element, line, std::sqrt(std::abs(transform.determinant())), pen.opacity());
        add(element + " d=\"" + data + '"');
    }

    static void addLine(QByteArray &element, const QPen &line, qreal scale, qreal opacity)
    {
        const qreal width = line.isCosmetic() ? std::max(1.0, line.widthF()) : line.widthF() * scale;
        addColour(element, "stroke", line.color(), opacity);
        element += " stroke-width=\"" + QByteArray::number(units(width)) + '"';
        if (line.capStyle() != Qt::FlatCap)
            element +=
                line.capStyle() == Qt::RoundCap ? " stroke-linecap=\"round\"" : " stroke-linecap=\"square\"";
        if (line.joinStyle() == Qt::RoundJoin)
            element += " stroke-linejoin=\"round\"";
        else if (line.joinStyle() == Qt::BevelJoin)
            element += " stroke-linejoin=\"bevel\"";
        if (line.style() == Qt::SolidLine)
            return;
        element += " stroke-dasharray=\"";
        for (const qreal dash : line.dashPattern())
            element += QByteArray::number(units(dash * width)) + ' ';
        element.back() = '"';
    }

    void add(QByteArray element)
    {
        if (painter()->hasClipping()) {
            if (!m_clipKnown) {
                const QPainterPath path = painter()->deviceTransform().map(painter()->clipPath());
                m_clip =
                    m_stock.clips.emplace(dataOf(path), static_cast<int>(m_stock.clips.size())).first->second;
            }
            m_clipKnown = true;
            element += " clip-path=\"url(#c" + QByteArray::number(m_clip) + ")\"";
        }
        m_elements.push_back(std::move(element));
    }

    SvgStock &m_stock;
    bool m_clipKnown = false;
    int m_clip = 0;
    std::vector<QByteArray> m_elements;
};

SvgDrawing::SvgDrawing(const QSize &size, SvgStock &stock)
    : m_size(size), m_engine(std::make_unique<Engine>(stock))
{}

SvgDrawing::~SvgDrawing() = default;

const std::vector<QByteArray> &SvgDrawing::elements() const
{
    return m_engine->elements();
}

QPaintEngine *SvgDrawing::paintEngine() const
{
    return m_engine.get();
}

int SvgDrawing::metric(PaintDeviceMetric metric) const
{
    constexpr int dotsPerInch = 96;
    constexpr qreal inch = 25.4;
    switch (metric) {
    case PdmWidth:
        return m_size.width();
    case PdmHeight:
        return m_size.height();
    case PdmWidthMM:
        return qRound(m_size.width() * inch / dotsPerInch);
    case PdmHeightMM:
        return qRound(m_size.height() * inch / dotsPerInch);
    case PdmNumColors:
        return 1 << 24;
    case PdmDepth:
        return 32;
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return dotsPerInch;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return qRound(devicePixelRatioFScale());
    }
    return 0;
}

} // namespace medici::web
