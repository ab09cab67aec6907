#include "engine/view/paper/chancecurve.h"

#include "engine/view/paper/curvelines.h"
#include "engine/view/paper/paperpainter.h"

#include <cmath>
#include <utility>

namespace medici {

namespace {

class ChancePainter {
public:
    ChancePainter(PaperPainter &quill, const QRectF &place, const std::vector<Judgement> &judgements,
                  const Players &players)
        : m_quill(quill), m_area(place.adjusted(12, 4, -34, -4)), m_judgements(judgements), m_players(players)
    {}

    void paint()
    {
        paintScale();
        for (std::size_t seat = 0; seat < m_players.size(); ++seat)
            paintLine(seat);
        for (std::size_t i = 0; i < m_judgements.size(); ++i)
            if (m_judgements[i].grade >= Grade::Mistake)
                paintMark(i);
        std::vector<CurveEnd> ends;
        for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
            const double wins = m_judgements.back().wins[seat].mean;
            ends.push_back(
                {seat, yOf(wins), QString::number(std::lround(100 * wins)) + QStringLiteral(" %")});
        }
        paintCurveEnds(m_quill, m_area, m_players, std::move(ends));
    }

private:
    QPointF at(std::size_t decision, double wins, bool after) const
    {
        const double place =
            (static_cast<double>(decision) + (after ? .75 : .25)) / static_cast<double>(m_judgements.size());
        return {m_area.left() + m_area.width() * place, yOf(wins)};
    }

    qreal yOf(double wins) const { return m_area.bottom() - m_area.height() * wins; }

    void paintScale()
    {
        for (const int percent : {0, 25, 50, 75, 100}) {
            const qreal y = yOf(percent / 100.0);
            m_quill.line({m_area.left(), y}, {m_area.right(), y}, Weight::Hair);
            m_quill.write(QRectF(m_area.left() - 12, y - 3, 10.5, 6),
                          QString::number(percent) + QStringLiteral(" %"),
                          {2.8, false, Qt::AlignRight | Qt::AlignVCenter});
        }
    }

    void paintLine(std::size_t seat)
    {
        QPolygonF line;
        for (std::size_t i = 0; i < m_judgements.size(); ++i)
            line << at(i, m_judgements[i].bestWins[seat].mean, false)
                 << at(i, m_judgements[i].wins[seat].mean, true);
        m_quill.painter().setPen(seatPen(m_quill, m_players, seat));
        m_quill.painter().setBrush(Qt::NoBrush);
        m_quill.painter().drawPolyline(line);
    }

    void paintMark(std::size_t decision)
    {
        const Judgement &judgement = m_judgements[decision];
        const auto seat = static_cast<std::size_t>(judgement.seat);
        m_quill.painter().setPen(QPen(seatColor(m_quill, m_players, seat), m_quill.width(Weight::Strong)));
        m_quill.painter().setBrush(judgement.grade == Grade::Blunder ? seatColor(m_quill, m_players, seat)
                                                                     : QColor(Qt::white));
        m_quill.painter().drawEllipse(at(decision, judgement.wins[seat].mean, true), 1.3, 1.3);
        m_quill.painter().setBrush(Qt::NoBrush);
    }

    PaperPainter &m_quill;
    QRectF m_area;
    const std::vector<Judgement> &m_judgements;
    const Players &m_players;
};

} // namespace

void paintChanceCurve(PaperPainter &quill, const QRectF &place, const std::vector<Judgement> &judgements,
                      const Players &players)
{
    if (!judgements.empty())
        ChancePainter(quill, place, judgements, players).paint();
}

} // namespace medici
