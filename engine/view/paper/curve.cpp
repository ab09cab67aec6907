#include "engine/view/paper/curve.h"

#include "engine/view/paper/curvelines.h"
#include "engine/view/paper/paperpainter.h"

#include <algorithm>
#include <utility>

namespace medici {

namespace {

// 1, 2 or 5 times a power of ten, so that about five lines fit.
int stepFor(int span)
{
    for (const int step : {1, 2, 5, 10, 20, 50, 100, 200, 500})
        if (span / step <= 6)
            return step;
    return 1000;
}

class CurvePainter {
public:
    CurvePainter(PaperPainter &quill, const QRectF &place, const ScoreHistory &course, const Players &players)
        : m_quill(quill), m_area(place.adjusted(10, 4, -32, -9)), m_course(course), m_players(players)
    {
        for (const ScoreHistory::Moment &moment : course.moments)
            for (const int total : moment.totals) {
                m_least = std::min(m_least, total);
                m_most = std::max(m_most, total);
            }
    }

    void paint()
    {
        paintScale();
        paintRounds();
        for (std::size_t seat = 0; seat < m_players.size(); ++seat)
            paintLine(seat);
        paintEnds();
    }

private:
    qreal xOf(std::size_t moment) const
    {
        const auto steps = static_cast<qreal>(std::max<std::size_t>(m_course.moments.size() - 1, 1));
        return m_area.left() + m_area.width() * static_cast<qreal>(moment) / steps;
    }

    qreal yOf(int total) const
    {
        return m_area.bottom() - m_area.height() * (total - m_least) / (m_most - m_least);
    }

    void paintScale()
    {
        const int step = stepFor(m_most - m_least);
        for (int value = m_least / step * step; value <= m_most; value += step) {
            const qreal y = yOf(value);
            m_quill.line({m_area.left(), y}, {m_area.right(), y}, Weight::Hair);
            m_quill.write(QRectF(m_area.left() - 10, y - 3, 8.5, 6), QString::number(value),
                          {2.8, false, Qt::AlignRight | Qt::AlignVCenter});
        }
    }

    void paintRounds()
    {
        const std::vector<ScoreHistory::Moment> &moments = m_course.moments;
        std::size_t from = 0;
        for (const QString &name : m_course.rounds) {
            std::size_t to = from + 1;
            while (to + 1 < moments.size() && moments[to + 1].round == moments[from + 1].round)
                ++to;
            to = std::min(to, moments.size() - 1);
            if (to <= from)
                return;
            m_quill.dashes({xOf(to), m_area.top()}, {xOf(to), m_area.bottom()});
            const Lettering lettering{2.8, false, Qt::AlignCenter};
            const QRectF place(xOf(from), m_area.bottom() + 1.5, xOf(to) - xOf(from), 6);
            const QString number = QString::number(moments[from + 1].round);
            const bool narrow = m_quill.width(name, {2.8 * 2 / 3}) > place.width();
            m_quill.write(place, narrow ? number : name, lettering);
            from = to;
        }
    }

    void paintLine(std::size_t seat)
    {
        QPolygonF line;
        for (std::size_t i = 0; i < m_course.moments.size(); ++i)
            line << QPointF(xOf(i), yOf(m_course.moments[i].totals[seat]));
        m_quill.painter().setPen(seatPen(m_quill, m_players, seat));
        m_quill.painter().setBrush(Qt::NoBrush);
        m_quill.painter().drawPolyline(line);
        if (line.size() > 20)
            return;
        m_quill.painter().setPen(Qt::NoPen);
        m_quill.painter().setBrush(seatColor(m_quill, m_players, seat));
        for (const QPointF &point : line)
            m_quill.painter().drawEllipse(point, 0.9, 0.9);
        m_quill.painter().setBrush(Qt::NoBrush);
    }

    void paintEnds()
    {
        std::vector<CurveEnd> ends;
        for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
            const int total = m_course.moments.back().totals[seat];
            ends.push_back({seat, yOf(total), QString::number(total)});
        }
        paintCurveEnds(m_quill, m_area, m_players, std::move(ends));
    }

    PaperPainter &m_quill;
    QRectF m_area;
    const ScoreHistory &m_course;
    const Players &m_players;
    int m_least = 0;
    int m_most = 10;
};

} // namespace

void ScoreHistory::simplify()
{
    std::vector<Moment> ends;
    for (std::size_t i = 0; i < moments.size(); ++i) {
        const bool end = i + 1 == moments.size() || moments[i + 1].round != moments[i].round;
        if (!end && i > 0 && moments[i].totals != moments[i - 1].totals)
            return;
        if (i == 0 || end)
            ends.push_back(moments[i]);
    }
    moments = std::move(ends);
}

void paintScoreCurve(PaperPainter &quill, const QRectF &place, const ScoreHistory &course,
                     const Players &players)
{
    if (!course.moments.empty())
        CurvePainter(quill, place, course, players).paint();
}

} // namespace medici
