#include "app/desktop/tournament/ratingchart.h"

#include "app/desktop/look/tints.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace medici::desktop {

RatingChart::RatingChart(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RatingChart::show(const std::vector<Bar> &bars)
{
    m_bars = bars;
    QStringList said;
    for (const Bar &bar : bars)
        said << tr("%1: %2, from %3 to %4")
                    .arg(bar.name, QLocale().toString(std::lround(bar.rating.value)),
                         QLocale().toString(std::lround(bar.rating.low)),
                         QLocale().toString(std::lround(bar.rating.high)));
    setAccessibleName(said.join(QStringLiteral("; ")));
    setVisible(!bars.empty());
    updateGeometry();
    update();
}

int RatingChart::rowHeight() const
{
    return QFontMetrics(fontOf(TextKind::Body)).height() + px(8);
}

QSize RatingChart::sizeHint() const
{
    return {px(240), rowHeight() * static_cast<int>(m_bars.size())};
}

void RatingChart::paintEvent(QPaintEvent *)
{
    if (m_bars.empty())
        return;
    double least = 0;
    double most = 0;
    int names = 0;
    const QFontMetrics metrics(fontOf(TextKind::Body));
    for (const Bar &bar : m_bars) {
        least = std::min(least, bar.rating.low);
        most = std::max(most, bar.rating.high);
        names = std::max(names, metrics.horizontalAdvance(bar.name));
    }
    names = std::min(names + px(12), width() / 3);
    const double room = width() - names - px(8);
    const double span = std::max(most - least, 1.0);
    const auto x = [&](double rating) { return names + px(4) + (rating - least) / span * room; };
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(fontOf(TextKind::Body));
    painter.setPen(QPen(tint(this, Tint::Line), 1));
    painter.drawLine(QPointF(x(0), 0), QPointF(x(0), height()));
    int top = 0;
    for (const Bar &bar : m_bars) {
        const double middle = top + rowHeight() / 2.0;
        painter.setPen(tint(this, Tint::Ink));
        painter.drawText(QRect(0, top, names - px(8), rowHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(bar.name, Qt::ElideRight, names - px(8)));
        painter.setPen(QPen(tint(this, Tint::Accent), px(3), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(x(bar.rating.low), middle), QPointF(x(bar.rating.high), middle));
        painter.setPen(Qt::NoPen);
        painter.setBrush(tint(this, Tint::Accent));
        painter.drawEllipse(QPointF(x(bar.rating.value), middle), px(5), px(5));
        top += rowHeight();
    }
}

void RatingChart::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace medici::desktop
