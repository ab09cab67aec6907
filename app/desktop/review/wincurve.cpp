#include "app/desktop/review/wincurve.h"

#include "app/desktop/look/appearance.h"
#include "app/desktop/look/tints.h"
#include "engine/rules/ranges.h"
#include "engine/view/reasons.h"
#include "engine/view/theme.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace medici::desktop {

WinCurve::WinCurve(const Appearance &look, QWidget *parent) : QWidget(parent), m_appearance(look)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&look, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void WinCurve::show(const Players &players, std::vector<Judgement> judgements)
{
    m_players = players;
    m_judgements = std::move(judgements);
    QStringList lines;
    for (std::size_t seat = 0; seat < players.size() && !m_judgements.empty(); ++seat) {
        QStringList figures;
        constexpr std::size_t told = 8; // as many as one cares to hear
        for (std::size_t i = 0; i < told; ++i) {
            const Judgement &judgement = m_judgements[i * (m_judgements.size() - 1) / (told - 1)];
            figures << tr("%1 %", "a chance").arg(std::lround(100 * judgement.wins[seat].mean));
        }
        lines << tr("%1: %2", "a player, and chances")
                     .arg(players[seat].name, figures.join(QStringLiteral(", ")));
    }
    setAccessibleDescription(lines.join(u'\n'));
    update();
}

void WinCurve::choose(std::size_t event)
{
    m_chosen = event;
    update();
}

QSize WinCurve::minimumSizeHint() const
{
    return {px(240), px(120)};
}

QRectF WinCurve::area() const
{
    return QRectF(rect()).adjusted(px(48), px(8), -px(12), -px(10));
}

QPointF WinCurve::pointOf(const QRectF &area, std::size_t decision, double wins, bool after) const
{
    const double place = (static_cast<double>(decision) + (after ? .75 : .25))
        / static_cast<double>(std::max<std::size_t>(m_judgements.size(), 1));
    return {area.left() + area.width() * place, area.bottom() - area.height() * wins};
}

void WinCurve::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = this->area();
    paintScale(painter, area);
    for (std::size_t seat = 0; seat < m_players.size(); ++seat)
        paintSeat(painter, area, seat);
    paintMarks(painter, area);
}

void WinCurve::paintScale(QPainter &painter, const QRectF &area) const
{
    painter.setFont(fontOf(TextKind::Note));
    for (const int percent : {0, 25, 50, 75, 100}) {
        const double y = area.bottom() - area.height() * percent / 100;
        painter.setPen(QPen(tint(this, Tint::Line), 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        if (percent % 50 != 0)
            continue;
        painter.setPen(tint(this, Tint::Muted));
        painter.drawText(QRectF(0, y - px(10), area.left() - px(8), px(20)),
                         Qt::AlignRight | Qt::AlignVCenter, tr("%1 %", "a chance").arg(percent));
    }
}

void WinCurve::paintSeat(QPainter &painter, const QRectF &area, std::size_t seat) const
{
    const QColor colour = m_appearance.theme().armsLine(m_players[seat].arms);
    QPolygonF line;
    for (std::size_t i = 0; i < m_judgements.size(); ++i) {
        line << pointOf(area, i, m_judgements[i].bestWins[seat].mean, false);
        line << pointOf(area, i, m_judgements[i].wins[seat].mean, true);
    }
    painter.setPen(QPen(colour, px(1.5), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(QPen(colour, px(4), Qt::SolidLine, Qt::RoundCap));
    for (std::size_t i = 0; i < m_judgements.size(); ++i)
        if (m_judgements[i].seat == static_cast<Seat>(seat)) {
            const qsizetype before = 2 * static_cast<qsizetype>(i);
            painter.drawLine(line[before], line[before + 1]);
        }
}

void WinCurve::paintMarks(QPainter &painter, const QRectF &area) const
{
    for (std::size_t i = 0; i < m_judgements.size(); ++i) {
        const Judgement &judgement = m_judgements[i];
        const auto seat = static_cast<std::size_t>(judgement.seat);
        const QPointF place = pointOf(area, i, judgement.wins[seat].mean, true);
        if (judgement.event == m_chosen) {
            painter.setPen(QPen(tint(this, Tint::Accent), px(1.5), Qt::DashLine));
            painter.drawLine(QPointF(place.x(), area.top()), QPointF(place.x(), area.bottom()));
        }
        if (judgement.grade < Grade::Mistake)
            continue;
        // Told apart by shape as well: a ring, and a full disc.
        painter.setPen(QPen(tint(this, Tint::Danger), px(2)));
        painter.setBrush(judgement.grade == Grade::Blunder ? tint(this, Tint::Danger)
                                                           : tint(this, Tint::Panel));
        painter.drawEllipse(place, px(4.5), px(4.5));
        painter.setBrush(Qt::NoBrush);
    }
}

void WinCurve::mousePressEvent(QMouseEvent *event)
{
    if (m_judgements.empty())
        return;
    const QRectF area = this->area();
    const double share = (event->position().x() - area.left()) / area.width();
    const auto decision = static_cast<std::ptrdiff_t>(share * static_cast<double>(m_judgements.size()));
    const auto last = static_cast<std::ptrdiff_t>(m_judgements.size()) - 1;
    emit chosen(m_judgements[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(decision, 0, last))].event);
}

} // namespace medici::desktop
