#pragma once

#include "engine/view/board.h"
#include "engine/view/dice.h"
#include "variants/dice/rules/scoring.h"

#include <QRectF>

#include <array>
#include <utility>
#include <vector>

namespace medici::dice {

constexpr std::size_t indexOf(Good good)
{
    return static_cast<std::size_t>(good);
}

// The boxes of a column from which a bonus counts until the next one does: first and last.
constexpr std::pair<std::size_t, std::size_t> boxesOfBonus(std::size_t bonus)
{
    const int end = bonus + 1 < columnBonuses.size() ? columnBonuses[bonus + 1].from - 1 : boxes;
    return {static_cast<std::size_t>(columnBonuses[bonus].from - 1), static_cast<std::size_t>(end - 1)};
}

void paintDie(BoardPainter &pencil, const QRectF &place, Face face, const Highlight &look = {});

// The regions' numbers. Dice are 0 to 4; what belongs to a seat has its hundred.
namespace region {

constexpr RegionId die(int die)
{
    return static_cast<RegionId>(die);
}

constexpr RegionId ofSeat(Seat seat, int offset)
{
    return static_cast<RegionId>(100 * (seat + 1) + offset);
}

constexpr RegionId column(Seat seat, Good good)
{
    return ofSeat(seat, static_cast<int>(good));
}

constexpr RegionId ship(Seat seat)
{
    return ofSeat(seat, 10);
}

constexpr RegionId round(Seat seat, int round)
{
    return ofSeat(seat, 20 + round);
}

constexpr RegionId sheet(Seat seat)
{
    return ofSeat(seat, 50);
}

inline constexpr RegionId enemy = 601;
inline constexpr RegionId shipPay = 602;
inline constexpr RegionId ranks = 603;

} // namespace region

// A column of a sheet: what is above it and its boxes.
struct ColumnPlace {
    Good good;
    QRectF whole;
    QRectF symbol;
    QRectF count;
    QRectF name;               // empty where there is no room
    std::vector<QRectF> boxes; // none on the smallest sheets, which show the number alone
    qreal lane = 0;            // x where the others' marks begin, and how far they go
    qreal laneEnd = 0;
};

// A seat's sheet on the table.
struct SheetPlace {
    Seat seat = 0;
    bool large = false;
    QRectF panel;
    QRectF shield;
    QRectF title; // name and tag
    QRectF value; // of the ship
    ShipShape ship;
    std::array<ColumnPlace, goods> columns;
    std::array<QRectF, columnBonuses.size()> bonuses; // brackets
    QRectF bonusWords;
    std::vector<QRectF> rounds; // a box for each, or none
};

// Where everything is; a function of who plays and of the canvas, never of what is chosen.
struct Board {
    Scale scale;
    QRectF roll;
    QRectF rollTitle;
    QRectF rollWords;
    std::array<QRectF, dice> dicePlaces;
    QRectF preview;
    std::vector<SheetPlace> sheets; // the large one first, then clockwise
    QRectF enemy;                   // solo
    QRectF shipPay;
    QRectF ranks;

    Board(const State &state, const Canvas &canvas);

    const SheetPlace &sheet(Seat seat) const;

private:
    void layRoll(qreal left, qreal width);
    void layLarge(const State &state, Seat seat, const QRectF &panel);
    void laySmall(const State &state, Seat seat, const QRectF &panel);
    void laySolo(const QRectF &place);
    void layBoxes(ColumnPlace &column, qreal top, qreal bottom, qreal width) const;
};

} // namespace medici::dice
