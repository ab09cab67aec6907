#include "variants/template/view/pieces.h"
#include "variants/template/view/view.h"

namespace medici::pig {

// What people type who roll a die of their own.
Forthcoming Looks::forthcoming(const State &state)
{
    if (state.phase == Phase::DrawingFirst)
        return {{}, QStringLiteral("P1")};
    Forthcoming forthcoming{{}, QStringLiteral("P2")};
    for (Code code = 0; code < 6; ++code) {
        const QString number = QString::number(code + 1);
        forthcoming.outcomes.push_back({code, 1, number, {}, number});
    }
    return forthcoming;
}

void Looks::paintOutcome(BoardPainter &pencil, const QRectF &place, const State &, const Outcome &outcome,
                         const Highlight &look)
{
    paintDie(pencil, place, faceOf(outcome.code + 1), look);
}

} // namespace medici::pig
