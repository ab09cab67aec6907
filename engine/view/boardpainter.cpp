#include "engine/view/boardpainter.h"

#include "engine/view/symbols.h"
#include "engine/view/textwidth.h"

#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace medici {

namespace {

constexpr qreal leastPixels = 12;
constexpr qreal symbolSize = 1.25; // of a symbol among words, in their size
constexpr qreal tolerance = 0.75;  // what a glyph may lean out of its advance

TextStyle bold(TextStyle style)
{
    style.bold = true;
    return style;
}

const TextStyle &styleOf(const Run &run, const TextStyle &plain, const TextStyle &strong)
{
    return run.kind == Run::Kind::Strong ? strong : plain;
}

} // namespace

QFont Scale::font(const TextStyle &style) const
{
    const qreal pixels = std::max(leastPixels, std::round(style.size * m_length * m_text));
    return style.title ? Theme::title(pixels) : Theme::sans(pixels, style.bold);
}

QFont Scale::fontFor(const QString &text, qreal width, const TextStyle &style) const
{
    QFont font = this->font(style);
    const int least = Scale(m_length, std::min(m_text, 1.0)).font(style).pixelSize();
    while (font.pixelSize() > least && textWidth(font, text) > width + tolerance)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

qreal Scale::width(const QString &text, const TextStyle &style) const
{
    return textWidth(font(style), text);
}

qreal Scale::width(const Sentence &sentence, const TextStyle &style) const
{
    const TextStyle strong = bold(style);
    qreal sum = 0;
    for (const Run &run : sentence.runs())
        sum += run.kind == Run::Kind::Symbol ? std::ceil(font(style).pixelSize() * symbolSize)
                                             : width(run.text, styleOf(run, style, strong));
    return sum;
}

qreal Scale::lineHeight(const TextStyle &style) const
{
    return std::ceil(QFontMetricsF(font(style)).height());
}

qreal Scale::height(const QString &text, qreal width, const TextStyle &style) const
{
    return QFontMetricsF(font(style)).boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap, text).height();
}

BoardPainter::BoardPainter(QPainter &painter, const Theme &theme, const Scale &scale, QStringList *elided)
    : Scale(scale), m_painter(painter), m_theme(theme), m_elided(elided)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
}

void BoardPainter::note(const QString &text)
{
    if (m_elided != nullptr)
        m_elided->append(text);
}

void BoardPainter::write(const QRectF &place, const QString &text, const TextStyle &style)
{
    if (textWidth(fontFor(text, place.width(), style), text) > place.width() + tolerance)
        note(text);
    writeName(place, text, style);
}

void BoardPainter::writeFitting(const QRectF &place, const QStringList &ways, const TextStyle &style)
{
    for (const QString &text : ways)
        if (&text == &ways.back() || width(text, style) <= place.width() + tolerance) {
            write(place, text, style);
            return;
        }
}

void BoardPainter::writeFittingSentence(const QRectF &place, const std::vector<Sentence> &ways,
                                        const TextStyle &style)
{
    for (const Sentence &words : ways)
        if (&words == &ways.back() || width(words, style) <= place.width()) {
            write(place, words, style);
            return;
        }
}

void BoardPainter::writeTitle(const QRectF &place, const QString &title, qreal size, qreal least)
{
    TextStyle style{size, false, Role::Ink, Qt::AlignLeft | Qt::AlignVCenter, true};
    while (style.size > least && width(title, style) > place.width())
        style.size -= 1;
    writeName(place, title, style);
}

void BoardPainter::writeName(const QRectF &place, const QString &name, const TextStyle &style)
{
    const QFont font = fontFor(name, place.width(), style);
    const bool fits = textWidth(font, name) <= place.width() + tolerance;
    m_painter.setFont(font);
    m_painter.setPen(color(style.role));
    m_painter.drawText(place, static_cast<int>(style.align) | Qt::TextSingleLine | Qt::TextDontClip,
                       fits ? name : QFontMetricsF(font).elidedText(name, Qt::ElideRight, place.width()));
}

bool BoardPainter::writeLines(const QRectF &place, const QString &text, const TextStyle &style, bool optional)
{
    const bool fits = height(text, place.width(), style) <= place.height() + tolerance;
    if (!fits && optional)
        return false;
    if (!fits)
        note(text);
    m_painter.setFont(font(style));
    m_painter.setPen(color(style.role));
    m_painter.drawText(place, static_cast<int>(style.align) | Qt::TextWordWrap, text);
    return true;
}

void BoardPainter::write(const QRectF &place, const Sentence &sentence, const TextStyle &style)
{
    const qreal needed = width(sentence, style);
    if (needed > place.width() + tolerance)
        note(sentence.plain());
    const TextStyle strong = bold(style);
    qreal x = style.align & Qt::AlignRight ? place.right() - needed
        : style.align & Qt::AlignHCenter   ? place.center().x() - needed / 2
                                           : place.left();
    TextStyle left = style;
    left.align = Qt::AlignLeft | Qt::AlignVCenter;
    for (const Run &run : sentence.runs()) {
        if (run.kind == Run::Kind::Symbol) {
            const qreal size = std::ceil(font(style).pixelSize() * symbolSize);
            symbol(run.symbol, QRectF(x, place.center().y() - size / 2, size, size));
            x += size;
            continue;
        }
        TextStyle own = styleOf(run, left, strong);
        own.align = left.align;
        const qreal advance = width(run.text, own);
        writeName(QRectF(x, place.top(), advance + 1, place.height()), run.text, own);
        x += advance;
    }
}

void BoardPainter::writeFigure(const QRectF &place, const QString &figure, qreal pixels, const QColor &color,
                               Qt::Alignment align)
{
    m_painter.setFont(Theme::sans(std::max(leastPixels, pixels), true));
    m_painter.setPen(color);
    m_painter.drawText(place, static_cast<int>(align) | Qt::TextDontClip, figure);
}

void BoardPainter::symbol(const QString &id, const QRectF &place)
{
    m_theme.symbols().draw(m_painter, id, place);
}

void BoardPainter::sign(const QString &id, const QRectF &place, Role role)
{
    m_theme.symbols().draw(m_painter, id, place, color(role));
}

void BoardPainter::line(QPointF from, QPointF to, Role role, qreal width)
{
    m_painter.setPen(QPen(color(role), width, Qt::SolidLine, Qt::FlatCap));
    m_painter.drawLine(from, to);
}

QRectF BoardPainter::crisp(const QRectF &place) const
{
    const QTransform transform = m_painter.deviceTransform();
    if (transform.type() > QTransform::TxScale)
        return place;
    const QRectF pixels = transform.mapRect(place);
    const QPointF topLeft(std::round(pixels.left()), std::round(pixels.top()));
    const QPointF bottomRight(std::round(pixels.right()), std::round(pixels.bottom()));
    return transform.inverted().mapRect(QRectF(topLeft, bottomRight));
}

} // namespace medici
