#include "engine/view/paper/curvelines.h"

#include "engine/rules/ranges.h"
#include "engine/view/paper/paperpainter.h"
#include "engine/view/paper/printsymbols.h"

#include <algorithm>
#include <array>

namespace medici {

QColor seatColor(const PaperPainter &quill, const Players &players, std::size_t seat)
{
    return quill.style().ink == Ink::Colour ? quill.printSymbols().theme().armsLine(players[seat].arms)
                                            : QColor(Qt::black);
}

QPen seatPen(const PaperPainter &quill, const Players &players, std::size_t seat)
{
    static const std::array<QList<qreal>, 6> dashes{
        {{}, {5, 2}, {1, 1.5}, {6, 1.5, 1, 1.5}, {2.5, 1.5}, {6, 1.5, 1, 1.5, 1, 1.5}}};
    QPen pen(seatColor(quill, players, seat), 1.4 * quill.width(Weight::Strong), Qt::SolidLine, Qt::FlatCap,
             Qt::RoundJoin);
    if (!dashes[seat].isEmpty())
        pen.setDashPattern(dashes[seat]);
    return pen;
}

void paintCurveEnds(PaperPainter &quill, const QRectF &area, const Players &players,
                    std::vector<CurveEnd> ends)
{
    constexpr qreal apart = 6;
    ranges::sort(ends, {}, &CurveEnd::y);
    qreal lowest = area.top() - 2 * apart;
    for (CurveEnd &end : ends)
        lowest = end.y = std::max(end.y, lowest + apart);
    qreal highest = area.bottom() + apart;
    for (std::size_t i = ends.size(); i-- > 0;)
        highest = ends[i].y = std::min(ends[i].y, highest - apart);
    for (const CurveEnd &end : ends) {
        const Player &player = players[end.seat];
        const QRectF place(area.right() + 1.5, end.y - apart / 2, 30, apart);
        quill.symbol(Theme::armsIds()[static_cast<std::size_t>(std::clamp(player.arms, 0, 5))],
                     QRectF(place.left(), place.top() + 0.5, 5, 5));
        const qreal figure = std::max(8.0, quill.width(end.figure, {3.2, true}) + 1);
        quill.write(QRectF(place.left() + 6, place.top(), figure, apart), end.figure, {3.2, true});
        quill.writeName(QRectF(place.left() + 6 + figure, place.top(), 24 - figure, apart), player.name,
                        {2.6});
    }
}

} // namespace medici
