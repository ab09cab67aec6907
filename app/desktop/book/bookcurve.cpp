#include "app/desktop/book/bookcurve.h"

#include "app/desktop/look/tints.h"
#include "engine/rules/ranges.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace medici::desktop {

namespace {

constexpr std::size_t together = 10;

} // namespace

BookCurve::BookCurve(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void BookCurve::show(const std::vector<BookGame> &course)
{
    m_course = course;
    m_means.clear();
    m_least = m_most = m_course.empty() ? 0 : m_course.front().score;
    double sum = 0;
    for (std::size_t game = 0; game < m_course.size(); ++game) {
        const int score = m_course[game].score;
        m_least = std::min<double>(m_least, score);
        m_most = std::max<double>(m_most, score);
        sum += score;
        if (game >= together)
            sum -= m_course[game - together].score;
        m_means.push_back(sum / static_cast<double>(std::min(game + 1, together)));
    }
    m_most = std::max(m_most, m_least + 1);
    setAccessibleDescription(
        m_means.empty()
            ? QString()
            : tr("Mean score of the first games: %1, of the last games: %2.")
                  .arg(QLocale().toString(m_means[std::min(m_means.size(), together) - 1], 'f', 1),
                       QLocale().toString(m_means.back(), 'f', 1)));
    update();
}

QSize BookCurve::minimumSizeHint() const
{
    return {px(240), px(160)};
}

QPointF BookCurve::pointOf(const QRectF &area, std::size_t game, double score) const
{
    const double place = (static_cast<double>(game) + .5) / static_cast<double>(m_course.size());
    return {area.left() + area.width() * place,
            area.bottom() - area.height() * (score - m_least) / (m_most - m_least)};
}

void BookCurve::paintEvent(QPaintEvent *)
{
    if (m_course.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(fontOf(TextKind::Note));
    const QRectF area = QRectF(rect()).adjusted(px(48), px(12), -px(12), -px(28));
    for (const double score : {m_least, std::round((m_least + m_most) / 2), m_most}) {
        const double y = pointOf(area, 0, score).y();
        painter.setPen(QPen(tint(this, Tint::Line), 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(tint(this, Tint::Muted));
        painter.drawText(QRectF(0, y - px(10), area.left() - px(8), px(20)),
                         Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(qRound(score)));
    }
    const QRectF below(area.left(), area.bottom() + px(6), area.width(), px(20));
    const auto dated = [](const BookGame &game) {
        return QLocale().toString(game.when.date(), QLocale::ShortFormat);
    };
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter, dated(m_course.front()));
    if (m_course.size() > 1)
        painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter, dated(m_course.back()));

    // Told apart by shape as well: a ring, and a full disc.
    const double radius =
        std::clamp(area.width() / static_cast<double>(m_course.size()) / 3, 1.2, px(4) * 1.);
    painter.setPen(QPen(tint(this, Tint::Edge), px(1)));
    for (std::size_t game = 0; game < m_course.size(); ++game) {
        const bool won = m_course[game].seats > 1 && m_course[game].place == 1;
        painter.setBrush(tint(this, won ? Tint::Gilt : Tint::Panel));
        painter.drawEllipse(pointOf(area, game, m_course[game].score), radius, radius);
    }
    QPolygonF line;
    for (std::size_t game = 0; game < m_means.size(); ++game)
        line << pointOf(area, game, m_means[game]);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tint(this, Tint::Accent), px(2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
}

} // namespace medici::desktop
