#include "engine/view/paper/paperpainter.h"

#include "engine/rules/ranges.h"
#include "engine/view/paper/printsymbols.h"
#include "engine/view/textwidth.h"

#include <QFontMetricsF>
#include <QHash>
#include <QTextLayout>

#include <algorithm>
#include <array>

namespace medici {

namespace {

// Letters are laid out in units this small and drawn at scale, because fonts come in whole pixels.
constexpr qreal grain = 24;
constexpr qreal least = 0.66;     // how far letters may shrink
constexpr qreal glyphLean = 0.15; // what a glyph may lean out of its advance
constexpr qreal largePrint = 1.25;

QTextLayout::FormatRange bold(int start, qsizetype length, const QFont &font)
{
    QTextLayout::FormatRange range;
    range.start = start;
    range.length = static_cast<int>(length);
    range.format.setFont(font);
    return range;
}

// Lays a text out and gives its height; both in grains.
qreal arrange(QTextLayout &layout, qreal width)
{
    qreal y = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height();
    }
    layout.endLayout();
    return y;
}

} // namespace

PaperPainter::PaperPainter(QPainter &painter, const PrintSymbols &printSymbols,
                           const Translations &translations, const SheetStyle &style, QStringList *cut)
    : m_painter(painter), m_printSymbols(printSymbols), m_translations(translations), m_style(style),
      m_cut(cut)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
}

QColor PaperPainter::ink() const
{
    return m_style.ink == Ink::Colour ? m_printSymbols.theme().color(Role::Ink) : QColor(Qt::black);
}

QColor PaperPainter::writing() const
{
    return m_style.ink == Ink::Colour ? m_printSymbols.theme().color(Role::Accent) : QColor(Qt::black);
}

qreal PaperPainter::width(Weight weight) const
{
    constexpr std::array widths{0.2, 0.3, 0.5, 0.9};
    const qreal width = widths[static_cast<std::size_t>(weight)];
    return width * (m_style.ink == Ink::Saving ? 0.5 : 1) * (m_style.large ? 1.4 : 1);
}

QFont PaperPainter::font(const Lettering &lettering) const
{
    const qreal pixels = lettering.size * grain * (m_style.large ? largePrint : 1);
    QFont font = lettering.title ? Theme::title(pixels) : Theme::sans(pixels, lettering.bold);
    font.setHintingPreference(QFont::PreferNoHinting); // the same lines on every device
    return font;
}

qreal PaperPainter::width(const QString &text, const Lettering &lettering) const
{
    return textWidth(font(lettering), text) / grain;
}

qreal PaperPainter::lineHeight(const Lettering &lettering) const
{
    return QFontMetricsF(font(lettering)).height() / grain;
}

Lettering PaperPainter::fitting(const QStringList &texts, qreal width, Lettering lettering) const
{
    const qreal smallest = least * lettering.size;
    const auto fits = [&](const QString &text) { return this->width(text, lettering) <= width + glyphLean; };
    while (lettering.size > smallest && !ranges::all_of(texts, fits))
        lettering.size = std::max(smallest, lettering.size - 0.05);
    return lettering;
}

void PaperPainter::note(const QString &text)
{
    if (m_cut != nullptr)
        m_cut->append(text);
}

void PaperPainter::writeLine(const QRectF &place, const QString &text, const Lettering &lettering)
{
    const QFont font = this->font(lettering);
    m_painter.save();
    m_painter.translate(place.topLeft());
    m_painter.scale(1 / grain, 1 / grain);
    m_painter.setFont(font);
    m_painter.setPen(lettering.written ? writing() : ink());
    m_painter.drawText(QRectF(QPointF(), place.size() * grain),
                       static_cast<int>(lettering.align) | Qt::TextSingleLine | Qt::TextDontClip,
                       width(text, lettering) <= place.width() + glyphLean
                           ? text
                           : QFontMetricsF(font).elidedText(text, Qt::ElideRight, place.width() * grain));
    m_painter.restore();
}

void PaperPainter::write(const QRectF &place, const QString &text, const Lettering &lettering)
{
    const Lettering fit = fitting({text}, place.width(), lettering);
    if (width(text, fit) > place.width() + glyphLean)
        note(text);
    writeLine(place, text, fit);
}

void PaperPainter::writeStack(const QRectF &place, const QStringList &texts, const Lettering &lettering)
{
    if (texts.isEmpty())
        return;
    const auto lines = static_cast<qreal>(texts.size());
    Lettering fit = fitting(texts, place.width(), lettering);
    fit.size = std::min(fit.size, fit.size * place.height() / (lines * lineHeight(fit)));
    const qreal height = lineHeight(fit);
    const qreal spare = place.height() - lines * height;
    qreal y = place.top();
    if (lettering.align & Qt::AlignBottom)
        y += spare;
    else if (!(lettering.align & Qt::AlignTop))
        y += spare / 2;
    for (const QString &text : texts) {
        write(QRectF(place.left(), y, place.width(), height), text, fit);
        y += height;
    }
}

void PaperPainter::writeName(const QRectF &place, const QString &name, const Lettering &lettering)
{
    writeLine(place, name, fitting({name}, place.width(), lettering));
}

namespace {

void prepare(QTextLayout &layout, const Sentence &text, const QFont &strong)
{
    QString plain;
    QList<QTextLayout::FormatRange> formats;
    for (const Run &run : text.runs()) {
        if (run.kind == Run::Kind::Strong)
            formats.append(bold(static_cast<int>(plain.size()), run.text.size(), strong));
        plain += run.text;
    }
    layout.setText(plain);
    layout.setFormats(formats);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
}

Lettering strongly(Lettering lettering)
{
    lettering.bold = true;
    return lettering;
}

} // namespace

qreal PaperPainter::writeLines(const QRectF &place, const Sentence &text, const Lettering &lettering)
{
    QTextLayout layout;
    layout.setFont(font(lettering));
    layout.setCacheEnabled(true);
    prepare(layout, text, font(strongly(lettering)));
    const qreal height = arrange(layout, place.width() * grain) / grain;
    if (height > place.height() + glyphLean)
        note(text.plain());
    m_painter.save();
    m_painter.translate(place.topLeft());
    m_painter.scale(1 / grain, 1 / grain);
    m_painter.setPen(lettering.written ? writing() : ink());
    layout.draw(&m_painter, {});
    m_painter.restore();
    return height;
}

// What was asked before is remembered: every sheet tries how large its aid can be written.
qreal PaperPainter::height(const Sentence &text, qreal width, const Lettering &lettering) const
{
    constexpr qsizetype most = 4096;
    thread_local QHash<std::pair<QFont, QString>, double> heights;
    const QFont plain = font(lettering);
    QString asked = QString::number(width, 'g', 17);
    for (const Run &run : text.runs())
        asked += QChar(run.kind == Run::Kind::Strong ? u'\x1' : u'\x2') + run.text;
    if (const auto known = heights.constFind({plain, asked}); known != heights.cend())
        return *known;
    QTextLayout layout;
    layout.setFont(plain);
    prepare(layout, text, font(strongly(lettering)));
    if (heights.size() >= most)
        heights.clear();
    return *heights.insert({plain, asked}, arrange(layout, width * grain) / grain);
}

void PaperPainter::line(QPointF from, QPointF to, Weight weight)
{
    m_painter.setPen(QPen(ink(), width(weight), Qt::SolidLine, Qt::FlatCap));
    m_painter.drawLine(from, to);
}

void PaperPainter::dashes(QPointF from, QPointF to)
{
    const qreal thin = width(Weight::Hair);
    QPen pen(ink(), thin, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({0.8 / thin, 0.8 / thin});
    m_painter.setPen(pen);
    m_painter.drawLine(from, to);
}

void PaperPainter::frame(const QRectF &place, qreal radius, Weight weight)
{
    m_painter.setPen(QPen(ink(), width(weight), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    m_painter.setBrush(Qt::NoBrush);
    if (radius > 0)
        m_painter.drawRoundedRect(place, radius, radius);
    else
        m_painter.drawRect(place);
}

void PaperPainter::path(const QPainterPath &path, Weight weight)
{
    m_painter.setPen(QPen(ink(), width(weight), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPath(path);
}

void PaperPainter::wash(const QRectF &place, qreal radius)
{
    if (m_style.ink != Ink::Colour)
        return;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_printSymbols.theme().color(Role::GiltWash));
    m_painter.drawRoundedRect(place, radius, radius);
    m_painter.setBrush(Qt::NoBrush);
}

void PaperPainter::symbol(const QString &id, const QRectF &place)
{
    const qreal side = std::min(place.width(), place.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(place.center());
    m_printSymbols.draw(m_painter, id, square, m_style.ink);
}

} // namespace medici
