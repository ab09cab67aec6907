#include "engine/view/paper/diagram.h"

#include "engine/record/save.h"
#include "engine/view/paper/output.h"
#include "engine/view/theme.h"
#include "engine/view/view.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTextLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

// What a board has in a window of the usual size, and what is around and below it.
constexpr QSizeF boardSize(1040, 760);
constexpr qreal edge = 20;
constexpr qreal captionText = 19;
constexpr qreal pageWidth = 170; // millimetres, in PDF

// The lines of the caption, and where they stand.
class Caption {
public:
    explicit Caption(const QString &words) : m_layout(words, Theme::title(captionText))
    {
        QTextOption option;
        option.setAlignment(Qt::AlignHCenter);
        m_layout.setTextOption(option);
        m_layout.beginLayout();
        for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
            line.setLineWidth(boardSize.width());
            line.setPosition({0, m_height});
            m_height += line.height();
        }
        m_layout.endLayout();
        if (words.isEmpty())
            m_height = 0;
    }

    qreal height() const { return m_height; }

    // Line by line as texts, which a drawing keeps as letters.
    void write(QPainter &painter, const QPointF &at, const QColor &ink) const
    {
        painter.setFont(m_layout.font());
        painter.setPen(ink);
        for (int i = 0; i < m_layout.lineCount() && m_height > 0; ++i) {
            const QTextLine line = m_layout.lineAt(i);
            painter.drawText(QRectF(at + line.position(), QSizeF(boardSize.width(), line.height())),
                             Qt::AlignHCenter | Qt::AlignVCenter,
                             m_layout.text().mid(line.textStart(), line.textLength()).trimmed());
        }
    }

private:
    QTextLayout m_layout;
    qreal m_height = 0;
};

QSizeF sizeOf(const Caption &caption)
{
    const qreal below = caption.height() > 0 ? caption.height() + edge : 0;
    return {boardSize.width() + 2 * edge, boardSize.height() + 2 * edge + below};
}

void paintDiagram(QPainter &painter, const Diagram &diagram, const Caption &caption)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(QRectF(QPointF(), sizeOf(caption)), Qt::white);
    painter.save();
    painter.translate(edge, edge);
    Frame frame;
    frame.canvas = {boardSize, diagram.theme, diagram.players, diagram.perspective};
    frame.before = diagram.game;
    frame.after = diagram.game;
    diagram.view->paint(painter, frame);
    painter.restore();
    caption.write(painter, {edge, 2 * edge + boardSize.height()}, diagram.theme->color(Role::Ink));
}

} // namespace

void paintOn(QPainter &painter, const Diagram &diagram, const QRectF &area)
{
    const Caption caption(diagram.caption);
    const QSizeF size = sizeOf(caption);
    const qreal scale = std::min(area.width() / size.width(), area.height() / size.height());
    painter.save();
    painter.translate(area.x() + (area.width() - scale * size.width()) / 2, area.y());
    painter.scale(scale, scale);
    paintDiagram(painter, diagram, caption);
    painter.restore();
}

QByteArray pngOf(const Diagram &diagram)
{
    constexpr int scale = 2;
    const Caption caption(diagram.caption);
    QImage image((sizeOf(caption) * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    {
        QPainter painter(&image);
        painter.scale(scale, scale);
        paintDiagram(painter, diagram, caption);
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray svgOf(const Diagram &diagram)
{
    const Caption caption(diagram.caption);
    const QSizeF size = sizeOf(caption);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(), size));
    generator.setTitle(diagram.caption);
    {
        QPainter painter(&generator);
        paintDiagram(painter, diagram, caption);
    }
    return withFonts(bytes);
}

QByteArray pdfOf(const Diagram &diagram)
{
    const Caption caption(diagram.caption);
    const QSizeF size = sizeOf(caption);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(diagram.caption);
        writer.setCreator(u"Medici Suite"_s);
        writer.setResolution(1200);
        const QSizeF page(pageWidth, pageWidth * size.height() / size.width());
        const auto way = page.width() > page.height() ? QPageLayout::Landscape : QPageLayout::Portrait;
        writer.setPageLayout(QPageLayout(QPageSize(way == QPageLayout::Landscape ? page.transposed() : page,
                                                   QPageSize::Millimeter, {}, QPageSize::ExactMatch),
                                         way, QMarginsF()));
        QPainter painter(&writer);
        paintOn(painter, diagram, QRectF(0, 0, writer.width(), writer.height()));
    }
    return bytes;
}

void saveDiagram(const Diagram &diagram, const QString &path)
{
    const QString format = QFileInfo(path).suffix().toLower();
    saveWhole(path, format == u"pdf" ? pdfOf(diagram) : format == u"svg" ? svgOf(diagram) : pngOf(diagram));
}

} // namespace medici
