#include "engine/view/cards.h"
#include "engine/view/goods.h"
#include "variants/card/view/eventtext.h"
#include "variants/card/view/view.h"

namespace medici::card {

namespace {

// The good and the value; of the two that have none, 'x' for two symbols and '0' for the flag. Neutral cards
// are known by their value.
QString keysOf(const Card &card)
{
    const QString value = card.symbols == 2 ? QStringLiteral("x") : QString::number(card.value);
    return card.neutral() ? value : keyOfGood(goodWords[indexOf(card.good)]) + value;
}

} // namespace

Forthcoming Looks::forthcoming(const State &state)
{
    if (state.phase == Phase::DrawingFirst)
        return {{}, state.day == 0 ? QStringLiteral("C4") : QStringLiteral("C20")};
    Forthcoming forthcoming{{}, QStringLiteral("C3")};
    for (std::size_t number = 0; number < kinds; ++number) {
        const auto kind = static_cast<Kind>(number);
        forthcoming.outcomes.push_back({kind,
                                        1,
                                        keysOf(cardOf(kind)),
                                        {},
                                        nameOf(kind),
                                        state.deck[number],
                                        state.edition.deck[number]});
    }
    return forthcoming;
}

void Looks::paintOutcome(BoardPainter &pencil, const QRectF &place, const State &, const Outcome &outcome,
                         const Highlight &look)
{
    paintCard(pencil, place, faceOf(static_cast<Kind>(outcome.code)), look);
}

} // namespace medici::card
