#pragma once

#include "engine/view/board.h"
#include "variants/card/rules/rules.h"

#include <QRectF>

#include <array>
#include <vector>

namespace medici::card {

// The regions' numbers. Cards of the market go by their place from its end; what belongs to a seat has its
// hundred.
namespace region {

inline constexpr RegionId deck = 1;
inline constexpr RegionId covered = 2; // the oldest cards of a long market

constexpr RegionId market(int place)
{
    return static_cast<RegionId>(10 + place);
}

constexpr RegionId left(Good good) // what is still in the deck; Good::None for neutral cards
{
    return static_cast<RegionId>(200 + static_cast<int>(good));
}

constexpr RegionId ofSeat(Seat seat, int offset)
{
    return static_cast<RegionId>(1000 + 100 * seat + offset);
}

constexpr RegionId good(Seat seat, Good good)
{
    return ofSeat(seat, static_cast<int>(good));
}

constexpr RegionId ship(Seat seat)
{
    return ofSeat(seat, 10);
}

constexpr RegionId florins(Seat seat)
{
    return ofSeat(seat, 20);
}

} // namespace region

// A card of the market. Of older ones that overlap only the left edge can be seen.
struct MarketPlace {
    int fromEnd = 0;
    QRectF card;
    QRectF seen;
};

struct LeftPlace {
    Good good = Good::None;
    QRectF whole;
    QRectF symbol;
    QRectF count;
};

// A seat's ship with what is written beside it.
struct HousePlace {
    Seat seat = 0;
    QRectF panel;
    QRectF shield;
    QRectF title; // name and tag
    QRectF coin;
    QRectF florins;
    ShipShape ship;
    QRectF flagged; // the cards that take no space
    QRectF bills;   // what the days have paid, where there is room
    QRectF value;
    QRectF spaces;
};

struct Cell {
    QRectF whole;
    QRectF count;
    QRectF florins;
    std::vector<QRectF> boxes;
};

struct SeatColumn {
    Seat seat = 0;
    QRectF shield;
    QRectF name;
    PerGood<Cell> cells;
};

// Where everything is; a function of the market's length, of who plays and of the canvas, never of what is
// chosen.
struct Board {
    Scale scale;

    QRectF market;
    QRectF marketTitle;
    QRectF marketWords;
    QRectF deck;
    QRectF deckWords;
    std::vector<MarketPlace> cards; // the oldest that is shown first
    QRectF covered;                 // empty unless some are not shown
    int hidden = 0;
    qreal divider = 0; // x before the cards within reach; 0 without older ones
    QRectF lastTag;
    std::array<LeftPlace, goods + 1> inDeck;
    QRectF inDeckTitle;

    QRectF warehouses;
    QRectF warehousesTitle;
    QRectF warehousesWords;
    PerGood<QRectF> symbols;
    PerGood<QRectF> names; // empty where there is no room
    std::vector<SeatColumn> columns;
    QRectF legend;
    int boxes = 0; // drawn for each good: up to two beyond the bonus

    std::vector<HousePlace> houses;

    Board(const State &state, const Canvas &canvas);

    const HousePlace &house(Seat seat) const { return houses[static_cast<std::size_t>(seat)]; }
    // Null for a card that is not shown.
    const MarketPlace *card(int fromEnd) const;

private:
    void layMarket(const State &state);
    void layCards(const State &state);
    void layLeft();
    void layWarehouses(const State &state);
    void layHouse(const State &state, Seat seat, const QRectF &panel);
};

} // namespace medici::card
