#pragma once

#include <array>
#include <cstdint>

namespace medici {

// A place at the table, numbered from 0 clockwise; negative when no player acts.
using Seat = std::int8_t;

inline constexpr Seat chance = -1;
inline constexpr Seat nobody = -2; // the game is over
inline constexpr int mostSeats = 6;

template <class T>
using PerSeat = std::array<T, mostSeats>;

// What happens, as a number whose meaning is the variant's: a face, a card, a set of dice, a bid.
using Code = std::uint16_t;

struct Event {
    Seat actor;
    Code code;

    friend bool operator==(const Event &, const Event &) = default;
};

} // namespace medici
