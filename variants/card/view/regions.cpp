#include "variants/card/view/view.h"

#include "variants/card/view/board.h"
#include "variants/card/view/eventtext.h"

namespace medici::card {

namespace {

QString placeInMarket(int fromEnd)
{
    switch (fromEnd) {
    case 0:
        return Text::tr("Market, last card: %1");
    case 1:
        return Text::tr("Market, second last card: %1");
    case 2:
        return Text::tr("Market, third last card: %1");
    default:
        return Text::tr("Market, card %2 from the end: %1").arg(QStringLiteral("%1")).arg(fromEnd + 1);
    }
}

} // namespace

std::vector<Region> Looks::layout(const State &state, const Canvas &canvas)
{
    const Board board(state, canvas);
    RegionList regions(board.scale, [&](RegionId id) { return tooltip(state, id, canvas.players); });

    // First what can be taken, so that keys 1 to 3 are the cards within reach from left to right.
    const auto addCards = [&](bool within) {
        for (const MarketPlace &place : board.cards)
            if ((place.fromEnd < reach) == within)
                regions.add(region::market(place.fromEnd), RegionRole::Piece, place.seen, 7,
                            placeInMarket(place.fromEnd).arg(nameOf(state.fromEnd(place.fromEnd))));
    };
    addCards(true);
    regions.add(region::deck, RegionRole::Piece, board.deck, 7,
                Text::tr("Deck: %n card(s)", nullptr, state.deckLeft));
    addCards(false);
    if (board.hidden > 0)
        regions.add(region::covered, RegionRole::Figure, board.covered, 6,
                    Text::tr("%n older card(s) in the market", nullptr, board.hidden));
    for (const LeftPlace &place : board.inDeck)
        regions.add(region::left(place.good), RegionRole::Figure, place.whole, 3,
                    place.good == Good::None ? Text::tr("Neutral cards in the deck")
                                             : Text::tr("In the deck: %1").arg(nameOf(place.good)));
    for (const HousePlace &house : board.houses) {
        const QString name = nameOf(house.seat, canvas.players);
        regions.add(region::ship(house.seat), RegionRole::Figure, house.ship.place, 4,
                    Text::tr("%1: ship").arg(name), house.seat);
        regions.add(region::florins(house.seat), RegionRole::Figure, house.coin.united(house.florins), 4,
                    Text::tr("%1: %n florin(s)", nullptr, state.house(house.seat).florins).arg(name),
                    house.seat);
    }
    for (const SeatColumn &column : board.columns)
        for (const Good good : allGoods)
            regions.add(region::good(column.seat, good), RegionRole::Figure,
                        column.cells[indexOf(good)].whole, 4,
                        Text::tr("%1: %2", "a seat and a good")
                            .arg(nameOf(column.seat, canvas.players), nameOf(good)),
                        column.seat);
    return regions.linked();
}

} // namespace medici::card
