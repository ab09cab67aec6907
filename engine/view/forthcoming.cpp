#include "engine/view/forthcoming.h"

#include "engine/view/painters.h"

namespace medici {

std::vector<Outcome> seatsThatMayBegin(const Game &game, const Players &players)
{
    Choices choices;
    game.list(choices);
    std::vector<Outcome> outcomes;
    for (Seat seat = 0; seat < game.seats(); ++seat) {
        const auto code = static_cast<Code>(seat);
        outcomes.push_back(
            {code, 1, QString::number(seat + 1), {}, nameOf(seat, players), choices.contains(code) ? 1 : 0});
    }
    return outcomes;
}

void paintBeginner(BoardPainter &pencil, const QRectF &place, int arms, const Highlight &look)
{
    const QRectF at = paintPiece(pencil, place, 0.18 * place.width(), look);
    const qreal inset = 0.15 * at.width();
    paintShield(pencil, at.adjusted(inset, inset, -inset, -inset), arms);
}

} // namespace medici
