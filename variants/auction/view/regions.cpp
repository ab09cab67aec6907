#include "variants/auction/view/regions.h"

#include "engine/view/note.h"
#include "variants/auction/view/board.h"
#include "variants/auction/view/eventtext.h"
#include "variants/auction/view/explanations.h"

namespace medici::auction {

namespace {

// A note as one line, for ears.
QString spoken(const Note &note)
{
    QString text = note.text;
    return text.replace(u'\t', QStringLiteral(": ")).replace(u'\n', QStringLiteral("; "));
}

} // namespace

std::vector<Region> regionsOn(const State &state, const Canvas &canvas)
{
    const Board board(state, canvas);
    std::vector<Region> regions;
    const auto add = [&](RegionId id, const QRectF &place, const QString &name, Seat seat = nobody) {
        Region region;
        region.id = id;
        region.role = RegionRole::Figure;
        region.shape.addRoundedRect(place, board.scale(5), board.scale(5));
        region.name = name;
        region.description = spoken(tooltipOf(state, id, canvas.players));
        region.seat = seat;
        regions.push_back(std::move(region));
    };
    const auto nameOfSeat = [&](Seat seat) { return canvas.players[static_cast<std::size_t>(seat)].name; };

    add(region::money, board.market, Text::tr("Money track"));
    add(region::deck, board.deck, Text::tr("Deck"));
    for (std::size_t card = 0; card < state.turned; ++card)
        add(region::card(card), board.cards[card],
            Text::tr("Card %1: %2").arg(card + 1).arg(nameOf(state.group[card])));
    for (const BidderPlace &place : board.bidders)
        add(region::bidder(place.seat), place.row, Text::tr("%1's bid").arg(nameOfSeat(place.seat)),
            place.seat);
    add(region::crest, board.crest, Text::tr("Day %1").arg(state.day + 1));
    for (const TrackPlace &track : board.tracks)
        add(region::good(indexOf(track.good)), track.whole, Text::tr("Market: %1").arg(nameOf(track.good)));
    for (const HousePlace &place : board.houses)
        add(region::house(place.seat), place.panel, Text::tr("%1's ship").arg(nameOfSeat(place.seat)),
            place.seat);
    linkNeighbours(regions);
    return regions;
}

} // namespace medici::auction
