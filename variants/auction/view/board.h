#pragma once

#include "engine/view/board.h"
#include "variants/auction/rules/rules.h"

#include <QRectF>

#include <array>
#include <vector>

namespace medici::auction {

// The regions' numbers.
namespace region {

constexpr RegionId numbered(int first, std::size_t number)
{
    return static_cast<RegionId>(static_cast<std::size_t>(first) + number);
}

inline constexpr RegionId deck = 0;
inline constexpr RegionId crest = 1;
inline constexpr RegionId money = 2;

constexpr RegionId card(std::size_t place)
{
    return numbered(10, place);
}

constexpr RegionId good(std::size_t good)
{
    return numbered(20, good);
}

constexpr RegionId bidder(Seat seat)
{
    return numbered(30, static_cast<std::size_t>(seat));
}

constexpr RegionId house(Seat seat)
{
    return numbered(40, static_cast<std::size_t>(seat));
}

constexpr RegionId bidder(int seat)
{
    return bidder(static_cast<Seat>(seat));
}

} // namespace region

inline constexpr int moneySpaces = 100;

struct BidderPlace {
    Seat seat = 0;
    QRectF row;
    QRectF shield;
    QRectF name;
    QRectF words;
};

// A column of the market: the steps of one good.
struct TrackPlace {
    Good good{};
    QRectF whole;
    QRectF symbol;
    QRectF name;
    TextStyle nameStyle;
    QRectF unseen;
    std::array<QRectF, topLevel + 1> levels; // from 0
};

struct HousePlace {
    Seat seat = 0;
    QRectF panel;
    QRectF shield;
    QRectF title; // name and tag
    QRectF coin;
    QRectF purse;
    ShipShape ship;
    QRectF value;  // of the ship: beneath it where it can be larger so, else beside it
    QRectF spaces; // beside the value, if that is beneath
    QRectF bills;  // what the days pay, where there is room
    bool beneath = false;
};

// A good's cards that may still come, in a game of two, where there is room for a list.
struct UnseenPlace {
    Good good{};
    QRectF symbol;
    QRectF name;
    QRectF values;
};

// Where everything is; a function of who plays and of the canvas.
struct Board {
    Scale scale;
    QRectF auction;
    QRectF deck;
    QRectF deckWords;
    QRectF title; // whose group it is
    std::array<QRectF, mostTurned> cards;
    QRectF legend; // of what is dashed
    qreal divider = 0;
    QRectF biddingTitle;
    std::vector<BidderPlace> bidders; // in the order in which they speak
    QRectF market;
    std::array<QRectF, moneySpaces> money;
    QRectF crest;
    QRectF steps; // rows and columns of the tracks
    std::array<QRectF, topLevel + 1> rows;
    std::array<TrackPlace, goods> tracks;
    std::vector<HousePlace> houses; // by seat
    QRectF unseen;                  // empty unless two play
    QRectF unseenTitle;
    std::vector<UnseenPlace> unseenRows;

    Board(const State &state, const Canvas &canvas);

    // Where a counter stands that is on its way between two levels.
    QPointF counter(std::size_t good, qreal level, std::size_t place, std::size_t of, qreal size) const;
    // A purse's counter on the money track: those that share a space stand in two files across it.
    QRectF purse(int florins, std::size_t place, std::size_t of) const;

private:
    void layAuction(const State &state, const Players &players, const QRectF &panel);
    void layMoney();
    void layTracks();
    void layHouses(const State &state, const QRectF &column);
    void layShip(const State &state, HousePlace &place, const QRectF &below);
    void layUnseen(const QRectF &panel);
};

} // namespace medici::auction
