#include "app/desktop/whatif/changechart.h"

#include "app/desktop/look/tints.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace medici::desktop {

namespace {

using FigureKind = RuleFigure::Kind;

// Figures on one scale.
int scaleGroupOf(const RuleFigure &figure)
{
    switch (figure.kind) {
    case FigureKind::Wins:
        return 0;
    case FigureKind::Leader:
    case FigureKind::Ties:
        return 1;
    case FigureKind::Lead:
    case FigureKind::Spread:
    case FigureKind::Score:
        return 2;
    case FigureKind::Decisions:
    case FigureKind::Events:
        return 3;
    case FigureKind::Source:
        break;
    }
    return 4;
}

// From nothing, or less, to the most.
std::pair<double, double> scaleOf(const std::vector<ChangeChart::Row> &rows, int group)
{
    double least = 0;
    double most = 0;
    for (const ChangeChart::Row &row : rows)
        for (const std::optional<Estimate> &estimate : row.figure.rules)
            if (estimate && scaleGroupOf(row.figure) == group) {
                least = std::min(least, estimate->low());
                most = std::max(most, estimate->high());
            }
    // A share that might be less than nothing is none.
    return {group < 2 ? 0 : least, std::max(most, least + 1e-9)};
}

} // namespace

ChangeChart::ChangeChart(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ChangeChart::show(const std::vector<Row> &rows)
{
    const bool other = rows.size() != m_rows.size();
    m_rows = rows;
    QStringList said;
    for (const Row &row : rows)
        said << tr("%1: before %2, after %3")
                    .arg(row.name, ChangeWords::value(row.figure, row.figure.rules[RuleTrial::Before]),
                         ChangeWords::value(row.figure, row.figure.rules[RuleTrial::After]));
    setAccessibleName(tr("Chart"));
    setAccessibleDescription(said.join(QStringLiteral("; ")));
    if (other)
        updateGeometry();
    update();
}

int ChangeChart::rowHeight() const
{
    return QFontMetrics(fontOf(TextKind::Body)).height() + px(12);
}

int ChangeChart::namesWidth() const
{
    const QFontMetrics metrics(fontOf(TextKind::Strong));
    int widest = 0;
    for (const Row &row : m_rows)
        widest = std::max(widest, metrics.horizontalAdvance(row.name));
    return std::min(widest + px(12), width() / 2);
}

QSize ChangeChart::sizeHint() const
{
    return {px(320), rowHeight() * static_cast<int>(m_rows.size() + 1)};
}

void ChangeChart::paintFigure(QPainter &painter, const QRectF &scale, const RuleFigure &figure,
                              RuleTrial::Rules rules, double y) const
{
    const std::optional<Estimate> &estimate = figure.rules[rules];
    if (!estimate)
        return;
    const auto [least, most] = scaleOf(m_rows, scaleGroupOf(figure));
    const auto x = [&, least = least, most = most](double value) {
        return scale.left() + std::clamp((value - least) / (most - least), 0.0, 1.0) * scale.width();
    };
    const bool after = rules == RuleTrial::After;
    const QColor color = tint(this, after ? Tint::Accent : Tint::Muted);
    painter.setPen(QPen(color, px(2), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(x(estimate->low()), y), QPointF(x(estimate->high()), y));
    painter.setBrush(after ? color : tint(this, Tint::Panel));
    painter.drawEllipse(QPointF(x(estimate->mean), y), px(4), px(4));
}

void ChangeChart::paintRow(QPainter &painter, const Row &row, const QRectF &place) const
{
    const int names = namesWidth();
    const QFont font = fontOf(row.figure.sure ? TextKind::Strong : TextKind::Body);
    painter.setFont(font);
    painter.setPen(tint(this, Tint::Ink));
    painter.drawText(QRectF(place.left(), place.top(), names - px(8), place.height()),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(font).elidedText(row.name, Qt::ElideRight, names - px(8)));
    const QRectF scale(place.left() + names + px(6), place.top(), place.width() - names - px(16),
                       place.height());
    const auto [least, most] = scaleOf(m_rows, scaleGroupOf(row.figure));
    const double zero = scale.left() + (0 - least) / (most - least) * scale.width();
    painter.setPen(QPen(tint(this, Tint::Line), 1));
    painter.drawLine(QPointF(zero, scale.top()), QPointF(zero, scale.bottom()));
    const double apart = place.height() / 6;
    paintFigure(painter, scale, row.figure, RuleTrial::Before, place.center().y() - apart);
    paintFigure(painter, scale, row.figure, RuleTrial::After, place.center().y() + apart);
}

void ChangeChart::paintKey(QPainter &painter) const
{
    painter.setFont(fontOf(TextKind::Note));
    const QFontMetrics metrics(painter.font());
    const double middle = rowHeight() / 2.0;
    double x = namesWidth() + px(6);
    for (const bool after : {false, true}) {
        const QColor color = tint(this, after ? Tint::Accent : Tint::Muted);
        const QString words = after ? tr("after") : tr("before");
        painter.setPen(QPen(color, px(2)));
        painter.setBrush(after ? color : tint(this, Tint::Panel));
        painter.drawEllipse(QPointF(x + px(5), middle), px(4), px(4));
        painter.setPen(tint(this, Tint::Muted));
        painter.drawText(QPointF(x + px(14), middle + metrics.ascent() / 2.0 - px(1)), words);
        x += px(34) + metrics.horizontalAdvance(words);
    }
}

void ChangeChart::paintEvent(QPaintEvent *)
{
    if (m_rows.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintKey(painter);
    double top = rowHeight();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const QRectF place(0, top, width(), rowHeight());
        if (i > 0 && scaleGroupOf(m_rows[i].figure) != scaleGroupOf(m_rows[i - 1].figure)) {
            painter.setPen(QPen(tint(this, Tint::Line), 1));
            painter.drawLine(place.topLeft(), place.topRight());
        }
        paintRow(painter, m_rows[i], place);
        top += rowHeight();
    }
}

void ChangeChart::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace medici::desktop
