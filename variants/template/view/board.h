#pragma once

#include "engine/view/board.h"
#include "variants/template/rules/rules.h"

#include <vector>

namespace medici::pig {

// The regions' numbers.
namespace region {

inline constexpr RegionId die = 0; // chosen, it is rolled again

constexpr RegionId seat(Seat seat) // of the seat to act it is the place where it holds
{
    return static_cast<RegionId>(10 + seat);
}

} // namespace region

struct SeatPlace {
    Seat seat = 0;
    QRectF panel;
    QRectF shield;
    QRectF title; // name and tag
    QRectF points;
    QRectF bar; // how far it is to the goal
};

// Where everything is; a function of who plays and of the canvas, never of what is chosen.
struct Board {
    Scale scale;
    QRectF roll;
    QRectF die;
    QRectF words; // what the turn has brought so far
    std::vector<SeatPlace> seats;

    Board(const State &state, const Canvas &canvas);
};

} // namespace medici::pig
