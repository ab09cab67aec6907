#include "app/desktop/book/bookbars.h"

#include "app/desktop/look/tints.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace medici::desktop {

BookBars::BookBars(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BookBars::show(std::vector<Bar> bars, std::optional<double> whole)
{
    m_bars = std::move(bars);
    m_whole = whole.value_or(0);
    QStringList said;
    for (const Bar &bar : m_bars) {
        said << bar.name + QStringLiteral(": ") + bar.figure;
        if (!whole)
            m_whole = std::max(m_whole, std::abs(bar.value));
    }
    m_whole = std::max(m_whole, 1e-9);
    setAccessibleDescription(said.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

int BookBars::lineHeight() const
{
    return QFontMetrics(fontOf(TextKind::Note)).height() + room(6);
}

QSize BookBars::sizeHint() const
{
    return {px(240), static_cast<int>(m_bars.size()) * lineHeight()};
}

void BookBars::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

// Names on the left, figures on the right, and between them the bars from one line.
void BookBars::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(fontOf(TextKind::Note));
    const QFontMetrics metrics = painter.fontMetrics();
    int names = 0;
    int figures = 0;
    for (const Bar &bar : m_bars) {
        names = std::max(names, metrics.horizontalAdvance(bar.name));
        figures = std::max(figures, metrics.horizontalAdvance(bar.figure));
    }
    names = std::min(names, width() / 3);
    const double left = names + px(8);
    const double length = std::max(1., width() - left - figures - px(12));
    const auto at = [&](double value) { return left + length * std::clamp(value / m_whole, 0., 1.); };
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const Bar &bar = m_bars[i];
        const QRectF line(0, static_cast<double>(i) * lineHeight(), width(), lineHeight());
        painter.setPen(tint(this, Tint::Ink));
        painter.drawText(QRectF(0, line.top(), names, line.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(bar.name, Qt::ElideRight, names));
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, bar.figure);
        const double inset = line.height() / 4;
        const QRectF area(left, line.top() + inset, at(bar.value) - left, line.height() - 2 * inset);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tint(this, Tint::Accent));
        painter.drawRoundedRect(area, px(2), px(2));
        const double middle = line.center().y();
        painter.setPen(QPen(tint(this, Tint::Ink), px(1)));
        if (bar.low && bar.high) {
            painter.drawLine(QPointF(at(*bar.low), middle), QPointF(at(*bar.high), middle));
            for (const double end : {*bar.low, *bar.high})
                painter.drawLine(QPointF(at(end), middle - inset / 2), QPointF(at(end), middle + inset / 2));
        }
        if (bar.mark) {
            painter.setPen(QPen(tint(this, Tint::Gilt), px(2)));
            painter.drawLine(QPointF(at(*bar.mark), line.top() + 1),
                             QPointF(at(*bar.mark), line.bottom() - 1));
        }
    }
}

} // namespace medici::desktop
