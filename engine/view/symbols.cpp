#include "engine/view/symbols.h"

#include <QFile>
#include <QPaintEngine>
#include <QPainter>
#include <QPixmap>
#include <QRegularExpression>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

constexpr qreal unit = 24; // the side of a symbol's square
constexpr qreal usualContour = 1.1;
constexpr qreal haloContour = 4.2;
constexpr qreal smallest = 18; // below it the simple shapes are drawn

QString drawing(const QString &file)
{
    QFile svg(u":/medici/art/"_s + file);
    return svg.open(QIODevice::ReadOnly) ? QString::fromUtf8(svg.readAll()) : QString();
}

std::unique_ptr<QSvgRenderer> rendererOf(const QString &svg)
{
    return std::make_unique<QSvgRenderer>(svg.toUtf8());
}

QString withContour(QString svg, qreal width)
{
    return svg.replace(u"stroke-width=\"1.1\""_s, u"stroke-width=\"%1\""_s.arg(width));
}

// Qt Svg knows no style sheet from outside and no variables, so colours are exchanged in the text of the
// drawings, which are our own and write every colour as #RRGGBB.
QString inColours(const QString &svg, const Symbols::Colours &colours)
{
    static const QRegularExpression colour(u"#[0-9A-F]{6}"_s);
    QString result;
    qsizetype done = 0;
    for (QRegularExpressionMatchIterator i = colour.globalMatch(svg); i.hasNext();) {
        const QRegularExpressionMatch match = i.next();
        result += QStringView(svg).sliced(done, match.capturedStart() - done);
        result += colours.value(match.captured(), match.captured());
        done = match.capturedEnd();
    }
    result += QStringView(svg).sliced(done);
    return result;
}

QString inWhite(QString svg)
{
    static const QRegularExpression colour(u"#[0-9A-Fa-f]{6}|#fff|#000"_s);
    return svg.replace(colour, u"#FFFFFF"_s);
}

} // namespace

bool onScreen(const QPainter &painter)
{
    return painter.paintEngine() != nullptr && painter.paintEngine()->type() == QPaintEngine::Raster;
}

Symbols::Symbols(Colours colours, qreal leastContour, bool halo)
    : m_colours(std::move(colours)), m_leastContour(leastContour)
{
    if (halo)
        m_halo = rendererOf(withContour(inWhite(drawing(u"symbols.svg"_s)), haloContour));
}

Symbols::~Symbols() = default;

bool Symbols::contains(const QString &id) const
{
    return shapes(usualContour).elementExists(id) || signs(Qt::black).elementExists(id);
}

void Symbols::draw(QPainter &painter, const QString &id, const QRectF &place) const
{
    if (id.startsWith(u"sign-"_s)) {
        draw(painter, id, place, painter.pen().color());
        return;
    }
    // A contour's width in hundredths of a unit, such that it is a pixel at least.
    const qreal contour = std::max(m_leastContour, std::round(100 * unit / place.width()) / 100);
    QSvgRenderer &renderer = shapes(contour);
    const QString simple = id + u"-small"_s;
    const bool small = place.width() < smallest && renderer.elementExists(simple);
    drawCached(painter, renderer, m_halo.get(), small ? simple : id, id, place);
}

void Symbols::draw(QPainter &painter, const QString &sign, const QRectF &place, const QColor &color) const
{
    drawCached(painter, signs(color), nullptr, sign, sign + color.name(), place);
}

void Symbols::drawCached(QPainter &painter, QSvgRenderer &renderer, QSvgRenderer *below, const QString &id,
                         const QString &key, const QRectF &place) const
{
    const QTransform transform = painter.deviceTransform();
    const QRectF pixels = transform.mapRect(place);
    if (!onScreen(painter) || transform.type() > QTransform::TxScale || pixels.width() > 512) {
        if (below != nullptr)
            below->render(&painter, id, place);
        renderer.render(&painter, id, place);
        return;
    }
    const QSize size(std::max(1, qRound(pixels.width())), std::max(1, qRound(pixels.height())));
    const QString name = u"%1 %2 %3 %4"_s.arg(key).arg(size.width()).arg(size.height()).arg(place.width());
    QPixmap &pixmap = m_drawn[name];
    if (pixmap.isNull()) {
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter drawing(&pixmap);
        drawing.setRenderHint(QPainter::Antialiasing);
        const QRectF whole(pixmap.rect());
        if (below != nullptr)
            below->render(&drawing, id, whole);
        renderer.render(&drawing, id, whole);
    }
    const QPointF corner(std::round(pixels.x()), std::round(pixels.y()));
    painter.drawPixmap(transform.inverted().mapRect(QRectF(corner, QSizeF(size))), pixmap, pixmap.rect());
}

QSvgRenderer &Symbols::shapes(qreal contour) const
{
    std::unique_ptr<QSvgRenderer> &renderer = m_shapes[qRound(100 * contour)];
    if (renderer == nullptr)
        renderer = rendererOf(withContour(inColours(drawing(u"symbols.svg"_s), m_colours), contour));
    return *renderer;
}

QSvgRenderer &Symbols::signs(const QColor &color) const
{
    std::unique_ptr<QSvgRenderer> &renderer = m_signs[color.rgb()];
    if (renderer == nullptr)
        renderer = rendererOf(drawing(u"signs.svg"_s).replace(u"#000000"_s, color.name()));
    return *renderer;
}

} // namespace medici
