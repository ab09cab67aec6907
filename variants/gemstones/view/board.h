#pragma once

#include "engine/view/board.h"
#include "variants/gemstones/rules/rules.h"

#include <QRectF>

#include <array>
#include <vector>

namespace medici::gemstones {

// The regions' numbers. Dice are 0 to 9, the boxes of pairs follow; what belongs to a seat has its hundred.
namespace region {

constexpr RegionId die(int die)
{
    return static_cast<RegionId>(die);
}

constexpr RegionId box(int pair)
{
    return static_cast<RegionId>(dice + pair);
}

constexpr RegionId ofSeat(Seat seat, int offset)
{
    return static_cast<RegionId>(100 * (seat + 1) + offset);
}

constexpr RegionId column(Seat seat, std::size_t gem)
{
    return ofSeat(seat, static_cast<int>(gem));
}

constexpr RegionId order(Seat seat) // whether the columns are in order
{
    return ofSeat(seat, 20);
}

constexpr RegionId sheet(Seat seat)
{
    return ofSeat(seat, 50);
}

constexpr RegionId fictional(Seat seat)
{
    return ofSeat(seat, 60);
}

inline constexpr RegionId evaluation = 601; // alone

} // namespace region

struct ColumnPlace {
    QRectF whole;
    QRectF symbol;
    QRectF box;
    std::array<QRectF, roomForRows> rows; // as many as a column has
    QRectF sum;
    QRectF rank;
};

// A seat's sheet on the table.
struct SheetPlace {
    Seat seat = 0;
    bool large = false;
    QRectF panel;
    QRectF shield;
    QRectF title; // name and tag
    QRectF score;
    QRectF order; // a line that says whether the columns are in order
    std::array<ColumnPlace, gems> columns;
};

struct FictionalPlace {
    Seat seat;
    QRectF panel;
};

// Where everything is; a function of who plays and of the canvas, never of what is chosen.
struct Board {
    Scale scale;
    QRectF roll;
    QRectF rollTitle;
    QRectF rollWords;
    std::array<QRectF, dice> dicePlaces;
    std::array<QRectF, pairsATurn> boxes;
    QRectF rest;                    // what is left for the others
    std::vector<SheetPlace> sheets; // the large one first, then clockwise; two by seat
    std::vector<FictionalPlace> fictional;
    QRectF evaluation; // alone

    Board(const State &state, const Canvas &canvas);

    const SheetPlace &sheet(Seat seat) const;
    // Where the next number of this colour will stand on that sheet.
    QRectF cell(Seat seat, std::size_t gem, int row) const;

private:
    void layRoll(qreal width);
    void laySheet(const State &state, Seat seat, bool large, const QRectF &panel);
};

} // namespace medici::gemstones
