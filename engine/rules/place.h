#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace medici {

inline constexpr std::size_t mostKinds = 32; // of things that one order can hold

// Where in a game chance decides.
//
// At each place all that could ever come there lies in one order: the seats that may begin, the cards of a
// day's deck, the sides of a die. The first that is still to be had comes next. The order follows from the
// deal and the place's name alone (`luck.h`), so that two games with one deal that come to the same place
// meet the same luck, whatever was played before; and what is no longer there leaves the order of the rest
// as it was.
struct Place {
    enum class Of : std::uint8_t { Beginning, Deck, Die };

    // Its name.
    Of of;
    int round;      // from 1
    int turn = 0;   // of a die: the turn of the round, from 1
    int die = 0;    // which one, from 0
    int thrown = 0; // how often it was thrown in this turn before

    // What lies in the order: how many there are of each code that `list` may give here, by code.
    std::span<const std::uint8_t> kinds = {};
    // How many of each were gone before it was laid out. What else is missing from `list` was drawn from it.
    std::array<std::uint8_t, mostKinds> gone{};
};

inline constexpr auto ones = [] {
    std::array<std::uint8_t, mostKinds> table{};
    table.fill(1);
    return table;
}();

// The kinds of an order that has each code below `count` once: seats, the sides of a die.
constexpr std::span<const std::uint8_t> oneOfEach(int count)
{
    return std::span(ones).first(static_cast<std::size_t>(count));
}

} // namespace medici
