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

// Every good comes with the values that it has on some of the dice, on one alone by the usual rules, and gold
// on all of them.
Forthcoming Looks::forthcoming(const State &state)
{
    if (state.phase == Phase::DrawingFirst)
        return {{}, QStringLiteral("D6")};
    Forthcoming forthcoming{{}, QStringLiteral("D2")};
    for (const Good good : columnOrder)
        for (int value = 0; value < goods; ++value) {
            unsigned places = 0;
            for (int die = 0; die < dice; ++die)
                places |= (state.face(die, value).good == good ? 1U : 0U) << die;
            if (places != 0)
                forthcoming.outcomes.push_back(
                    outcomeOfDie({good, static_cast<std::uint8_t>(value)}, places));
        }
    forthcoming.outcomes.push_back(outcomeOfDie(Face{}, allDice));
    return forthcoming;
}

void Looks::paintOutcome(BoardPainter &pencil, const QRectF &place, const State &state,
                         const Outcome &outcome, const Highlight &look)
{
    paintDie(pencil, place, state.face(std::countr_zero(outcome.places), outcome.code), look);
}

} // namespace medici::dice
