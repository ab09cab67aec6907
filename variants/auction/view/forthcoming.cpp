#include "engine/view/goods.h"
#include "variants/auction/view/eventtext.h"
#include "variants/auction/view/pieces.h"
#include "variants/auction/view/view.h"

namespace medici::auction {

// The cards that nobody has seen today.
Forthcoming Looks::forthcoming(const State &state)
{
    if (state.phase == Phase::DrawingFirst)
        return {{}, state.day == 0 ? QStringLiteral("A6") : QStringLiteral("A26")};
    Forthcoming forthcoming{{}, QStringLiteral("A1")};
    for (int kind = 0; kind < cardKinds; ++kind) {
        const Card card(kind);
        const QString key = keyOfGood(goodWords[static_cast<std::size_t>(card.good())]);
        forthcoming.outcomes.push_back({card.kind,
                                        1,
                                        card == goldCard ? key : key + QString::number(card.value()),
                                        {},
                                        nameOf(card),
                                        state.unseen.count(card),
                                        state.edition.deck[card.kind]});
    }
    return forthcoming;
}

void Looks::paintOutcome(BoardPainter &pencil, const QRectF &place, const State &, const Outcome &outcome,
                         const Highlight &look)
{
    paintCard(pencil, place, Card(outcome.code), look);
}

} // namespace medici::auction
