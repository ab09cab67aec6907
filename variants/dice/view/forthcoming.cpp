#include "engine/view/goods.h"
#include "variants/dice/view/board.h"
#include "variants/dice/view/eventtext.h"
#include "variants/dice/view/view.h"

#include <bit>

namespace medici::dice {

namespace {

Outcome outcomeOfDie(Face face, unsigned places)
{
    const QString value = QString::number(face.value);
    const QString key = keyOfGood(goodWords[indexOf(face.good)]);
    return {face.value, places, face.good == Good::Gold ? key : key + value, value, nameOf(face)};
}

} // namespace

// Every good comes with every value once, on one of the dice, and gold on all of them.
Forthcoming Looks::forthcoming(const State &state)
{
    if (state.phase == Phase::DrawingFirst)
        return {{}, QStringLiteral("D6")};
    Forthcoming forthcoming{{}, QStringLiteral("D2")};
    for (const Good good : columnOrder)
        for (int value = 0; value < goods; ++value)
            for (int die = 0; die < dice; ++die)
                if (const Face face = faceOf(die, value); face.good == good)
                    forthcoming.outcomes.push_back(outcomeOfDie(face, 1U << die));
    forthcoming.outcomes.push_back(outcomeOfDie(Face{}, allDice));
    return forthcoming;
}

void Looks::paintOutcome(BoardPainter &pencil, const QRectF &place, const State &, const Outcome &outcome,
                         const Highlight &look)
{
    paintDie(pencil, place, faceOf(std::countr_zero(outcome.places), outcome.code), look);
}

} // namespace medici::dice
