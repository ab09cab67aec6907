#include "variants/card/view/regions.h"

#include "engine/view/note.h"
#include "variants/card/view/board.h"
#include "variants/card/view/eventtext.h"
#include "variants/card/view/explanations.h"

namespace medici::card {

namespace {

QPainterPath rounded(const QRectF &place, qreal radius)
{
    QPainterPath path;
    path.addRoundedRect(place, radius, radius);
    return path;
}

// A note as one line, for ears.
QString spoken(const Note &note)
{
    QString text = note.text;
    return text.replace(u'\t', QStringLiteral(": ")).replace(u'\n', QStringLiteral("; "));
}

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

std::vector<Region> regionsOn(const State &state, const Canvas &canvas)
{
    const Board board(state, canvas);
    std::vector<Region> regions;
    const auto add = [&](RegionId id, RegionRole role, const QRectF &place, qreal radius, const QString &name,
                         Seat seat) {
        Region region;
        region.id = id;
        region.role = role;
        region.shape = rounded(place, board.scale(radius));
        region.name = name;
        region.description = spoken(tooltipOf(state, id, canvas.players));
        region.seat = seat;
        regions.push_back(std::move(region));
    };

    // First what can be taken, so that keys 1 to 3 are the cards within reach from left to right.
    const auto addCards = [&](bool within) {
        for (const MarketPlace &place : board.cards)
            if ((place.fromEnd < reach) == within)
                add(region::market(place.fromEnd), RegionRole::Piece, place.seen, 7,
                    placeInMarket(place.fromEnd).arg(nameOf(state.fromEnd(place.fromEnd))), nobody);
    };
    addCards(true);
    add(region::deck, RegionRole::Piece, board.deck, 7, Text::tr("Deck: %n card(s)", nullptr, state.deckLeft),
        nobody);
    addCards(false);
    if (board.hidden > 0)
        add(region::covered, RegionRole::Figure, board.covered, 6,
            Text::tr("%n older card(s) of the market", nullptr, board.hidden), nobody);
    for (const LeftPlace &place : board.inDeck)
        add(region::left(place.good), RegionRole::Figure, place.whole, 3,
            place.good == Good::None ? Text::tr("Neutral cards in the deck")
                                     : Text::tr("In the deck: %1").arg(nameOf(place.good)),
            nobody);
    for (const HousePlace &house : board.houses) {
        const QString name = nameOf(house.seat, canvas.players);
        add(region::ship(house.seat), RegionRole::Figure, house.ship.place, 4, Text::tr("%1: ship").arg(name),
            house.seat);
        add(region::florins(house.seat), RegionRole::Figure, house.coin.united(house.florins), 4,
            Text::tr("%1: %n florin(s)", nullptr, state.house(house.seat).florins).arg(name), house.seat);
    }
    for (const SeatColumn &column : board.columns)
        for (const Good good : allGoods)
            add(region::good(column.seat, good), RegionRole::Figure, column.cells[indexOf(good)].whole, 4,
                Text::tr("%1: %2", "a seat and a good")
                    .arg(nameOf(column.seat, canvas.players), nameOf(good)),
                column.seat);
    linkNeighbours(regions);
    return regions;
}

} // namespace medici::card
