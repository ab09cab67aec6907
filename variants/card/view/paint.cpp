#include "variants/card/view/view.h"

#include "engine/view/cards.h"
#include "variants/card/view/eventtext.h"
#include "variants/card/view/housepanels.h"
#include "variants/card/view/marketpanel.h"
#include "variants/card/view/warehousepanels.h"

namespace medici::card {

namespace {

void paintFlights(BoardPainter &pencil, const Board &board, const Scene &scene)
{
    const Seat seat = scene.state.active;
    const HousePlace &house = board.house(seat);
    std::size_t hold = scene.state.ship(seat).used;
    for (const Flight &flight : scene.flights) {
        const Kind kind = scene.state.fromEnd(flight.fromEnd);
        const MarketPlace *from = board.card(flight.fromEnd);
        if (from == nullptr)
            continue;
        QRectF to = house.flagged;
        to.setWidth(to.height());
        if (!cardOf(kind).flag() && hold < house.ship.holds.size())
            to = house.ship.holds[hold++];
        const qreal width = between(from->card.width(), to.width(), flight.way);
        const QPointF centre(between(from->card.center().x(), to.center().x(), flight.way),
                             between(from->card.center().y(), to.center().y(), flight.way));
        paintCard(pencil,
                  {centre.x() - width / 2, centre.y() - width * cardRatio / 2, width, width * cardRatio},
                  faceOf(kind), {});
    }
}

void paintDragged(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame)
{
    if (!frame.dragged)
        return;
    for (const MarketPlace &place : board.cards)
        if (region::market(place.fromEnd) == *frame.dragged) {
            QRectF at = place.card;
            at.moveCenter(frame.pointer);
            paintCard(pencil, at, faceOf(scene.state.fromEnd(place.fromEnd)), {});
        }
}

} // namespace

void Looks::paint(QPainter &painter, const Frame &frame)
{
    const Scene scene(frame);
    const Board board(scene.state, frame.canvas);
    BoardPainter pencil(painter, *frame.canvas.theme, board.scale, frame.elided);
    paintMarket(pencil, board, scene, frame);
    paintWarehouses(pencil, board, scene, frame);
    for (const HousePlace &house : board.houses)
        paintHouse(pencil, house, scene, frame);
    paintFlights(pencil, board, scene);
    paintDragged(pencil, board, scene, frame);
}

} // namespace medici::card
