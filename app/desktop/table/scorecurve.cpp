#include "app/desktop/table/scorecurve.h"

#include "app/desktop/look/appearance.h"
#include "app/desktop/look/tints.h"
#include "engine/rules/ranges.h"
#include "engine/view/symbols.h"
#include "engine/view/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace medici::desktop {

namespace {

// 1, 2 or 5 times a power of ten, so that about five lines fit.
int stepFor(int span)
{
    int step = 1;
    for (const int factor : {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000}) {
        step = factor;
        if (span / factor <= 6)
            break;
    }
    return step;
}

} // namespace

ScoreCurve::ScoreCurve(const Appearance &look, QWidget *parent) : QWidget(parent), m_appearance(look)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ScoreCurve::show(const Players &players, std::vector<Moment> moments, const QStringList &rounds)
{
    m_players = players;
    m_moments = std::move(moments);
    m_rounds = rounds;
    QStringList lines;
    for (std::size_t seat = 0; seat < players.size() && !m_moments.empty(); ++seat) {
        QStringList totals;
        for (std::size_t i = 0; i < m_moments.size(); ++i)
            if (i + 1 == m_moments.size() || m_moments[i + 1].round != m_moments[i].round)
                totals << QLocale().toString(m_moments[i].totals[seat]);
        lines << players[seat].name + QStringLiteral(": ") + totals.join(QStringLiteral(", "));
    }
    setAccessibleDescription(lines.join(u'\n'));
    update();
}

QSize ScoreCurve::minimumSizeHint() const
{
    return {px(240), px(160)};
}

double ScoreCurve::xOf(const QRectF &area, std::size_t moment) const
{
    const auto steps = static_cast<double>(std::max<std::size_t>(m_moments.size() - 1, 1));
    return area.left() + area.width() * static_cast<double>(moment) / steps;
}

void ScoreCurve::paintEvent(QPaintEvent *)
{
    if (m_moments.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int least = 0;
    int most = 10;
    for (const Moment &moment : m_moments)
        for (const int total : moment.totals) {
            least = std::min(least, total);
            most = std::max(most, total);
        }
    most += std::max(1, (most - least) / 16); // the winner's line is not the edge
    const QRectF area = QRectF(rect()).adjusted(px(44), px(14), -px(76), -px(30));
    paintRounds(painter, area);
    paintScale(painter, area, least, most);
    paintLines(painter, area, least, most);
}

void ScoreCurve::paintRounds(QPainter &painter, const QRectF &area) const
{
    struct Span {
        int round;
        QRectF area;
    };
    std::vector<Span> spans;
    for (std::size_t from = 0, end = 0; from + 1 < m_moments.size(); from = end) {
        end = from + 1;
        const int round = m_moments[end].round;
        while (end + 1 < m_moments.size() && m_moments[end + 1].round == round)
            ++end;
        const double left = xOf(area, from);
        spans.push_back({round, QRectF(left, area.top(), xOf(area, end) - left, area.height())});
    }
    painter.setFont(fontOf(TextKind::Note));
    const QFontMetrics letters = painter.fontMetrics();
    const bool named = ranges::all_of(spans, [&](const Span &span) {
        return letters.horizontalAdvance(m_rounds.value(span.round - 1)) + px(8) <= span.area.width();
    });
    for (const Span &span : spans) {
        if (span.round % 2 == 0) {
            QColor wash = tint(this, Tint::GiltWash);
            wash.setAlphaF(.35F);
            painter.fillRect(span.area, wash);
        }
        painter.setPen(QPen(tint(this, Tint::Edge), 1, Qt::DotLine));
        painter.drawLine(span.area.topRight(), span.area.bottomRight());
        painter.setPen(tint(this, Tint::Muted));
        const QRectF below(span.area.left(), span.area.bottom() + px(6), span.area.width(), px(20));
        painter.drawText(below, Qt::AlignCenter | Qt::TextDontClip,
                         named ? m_rounds.value(span.round - 1) : QLocale().toString(span.round));
    }
}

void ScoreCurve::paintScale(QPainter &painter, const QRectF &area, int least, int most) const
{
    const int step = stepFor(most - least);
    painter.setFont(fontOf(TextKind::Note));
    for (int value = least / step * step; value <= most; value += step) {
        const double y = area.bottom() - area.height() * (value - least) / (most - least);
        painter.setPen(QPen(tint(this, Tint::Line), 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(tint(this, Tint::Muted));
        painter.drawText(QRectF(0, y - px(10), area.left() - px(8), px(20)),
                         Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(value));
    }
}

void ScoreCurve::paintLines(QPainter &painter, const QRectF &area, int least, int most) const
{
    struct End {
        std::size_t seat;
        double y;
    };
    std::vector<End> ends;
    QPolygonF marks; // a shield on each line, above all lines
    for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
        QPolygonF line;
        for (std::size_t i = 0; i < m_moments.size(); ++i)
            line << QPointF(xOf(area, i),
                            area.bottom()
                                - area.height() * (m_moments[i].totals[seat] - least) / (most - least));
        painter.setPen(QPen(tint(this, Tint::Panel), px(5), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(line);
        painter.setPen(QPen(m_appearance.theme().armsLine(m_players[seat].arms), px(2.4), Qt::SolidLine,
                            Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(line);
        // Each a little further right than the one before.
        const double at = static_cast<double>(line.size() - 1) * (static_cast<double>(seat) + 1.6)
            / (static_cast<double>(m_players.size()) + 2);
        const auto before = static_cast<qsizetype>(at);
        const qsizetype after = std::min(before + 1, line.size() - 1);
        marks << line[before] + (line[after] - line[before]) * (at - std::floor(at));
        ends.push_back({seat, line.back().y()});
    }
    for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
        const double side = px(14);
        const QPointF mark = marks[static_cast<qsizetype>(seat)];
        m_appearance.theme().symbols().draw(painter,
                                            Theme::armsIds()[static_cast<std::size_t>(m_players[seat].arms)],
                                            QRectF(mark.x() - side / 2, mark.y() - side / 2, side, side));
    }
    // Totals beside the ends, pushed apart where they would touch.
    ranges::sort(ends, {}, &End::y);
    double lowest = area.top() - px(24);
    for (End &end : ends) {
        end.y = std::max(end.y, lowest + px(22));
        lowest = end.y;
    }
    double highest = area.bottom() + px(22);
    for (std::size_t i = ends.size(); i-- > 0;) {
        ends[i].y = std::min(ends[i].y, highest - px(22));
        highest = ends[i].y;
    }
    painter.setFont(fontOf(TextKind::Strong));
    for (const End &end : ends) {
        const double side = px(18);
        m_appearance.theme().symbols().draw(
            painter, Theme::armsIds()[static_cast<std::size_t>(m_players[end.seat].arms)],
            QRectF(area.right() + px(9), end.y - side / 2, side, side));
        painter.setPen(tint(this, Tint::Ink));
        painter.drawText(QRectF(area.right() + px(32), end.y - px(11), px(44), px(22)), Qt::AlignVCenter,
                         QLocale().toString(m_moments.back().totals[end.seat]));
    }
}

} // namespace medici::desktop
