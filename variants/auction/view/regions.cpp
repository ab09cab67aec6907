#include "variants/auction/view/view.h"

#include "variants/auction/view/board.h"
#include "variants/auction/view/eventtext.h"

namespace medici::auction {

std::vector<Region> Looks::layout(const State &state, const Canvas &canvas)
{
    const Board board(state, canvas);
    RegionList regions(board.scale, [&](RegionId id) { return tooltip(state, id, canvas.players); });
    const auto add = [&](RegionId id, const QRectF &place, const QString &name, Seat seat = nobody) {
        regions.add(id, RegionRole::Figure, place, 5, name, seat);
    };

    add(region::money, board.market, Text::tr("Money track"));
    regions.add(region::deck, RegionRole::Piece, board.deck, 5, Text::tr("Deck"));
    for (std::size_t card = 0; card < state.turned; ++card)
        add(region::card(card), board.cards[card],
            Text::tr("Card %1: %2").arg(card + 1).arg(nameOf(state.group[card])));
    for (const BidderPlace &place : board.bidders)
        add(region::bidder(place.seat), place.row,
            Text::tr("%1's bid").arg(nameOf(place.seat, canvas.players)), place.seat);
    add(region::crest, board.crest, Text::tr("Day %1").arg(state.day + 1));
    for (const TrackPlace &track : board.tracks)
        add(region::good(indexOf(track.good)), track.whole, Text::tr("Market: %1").arg(nameOf(track.good)));
    for (const HousePlace &place : board.houses)
        add(region::house(place.seat), place.panel,
            Text::tr("%1's ship").arg(nameOf(place.seat, canvas.players)), place.seat);
    return regions.linked();
}

} // namespace medici::auction
