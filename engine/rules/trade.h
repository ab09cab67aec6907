#pragma once

#include "engine/rules/bill.h"

// What the lines of a bill are for where ships are paid by the value they carry, and each of five goods by
// what came of it: an award by rank, and a bonus for much of it.
namespace medici::source {

inline constexpr int ship = 0;

template <class Good>
constexpr int award(Good good)
{
    return 1 + static_cast<int>(good);
}

template <class Good>
constexpr int bonus(Good good)
{
    return 6 + static_cast<int>(good);
}

inline constexpr int further = 11; // what else a variant has

} // namespace medici::source

namespace medici {

// What a good pays a seat in a round, award and bonus.
template <class Good>
int goodPoints(const Bill &bill, Seat seat, int round, Good good)
{
    return bill.line(seat, round, source::award(good)).points
        + bill.line(seat, round, source::bonus(good)).points;
}

} // namespace medici
