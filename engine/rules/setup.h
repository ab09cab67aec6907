#pragma once

#include "engine/rules/seat.h"

#include <array>
#include <span>
#include <string_view>

namespace medici {

// One of a variant's options. Flags are numbers from 0 to 1, so that nothing below the set-up dialog
// has to tell them apart.
struct Option {
    enum class Kind : std::uint8_t { Number, Flag };

    std::string_view key; // its name in records
    Kind kind;
    std::int16_t least;
    std::int16_t most;
    std::int16_t usual;
    std::int16_t leastSolo; // with a single player

    constexpr std::int16_t leastFor(int seats) const { return seats == 1 ? leastSolo : least; }
};

inline constexpr std::size_t mostOptions = 4;

// What is decided before a game begins. Options stand in the order of the variant's table.
struct Setup {
    std::uint8_t seats = 0;
    Seat first = chance; // who begins, or left to chance
    std::array<std::int16_t, mostOptions> options{};

    friend bool operator==(const Setup &, const Setup &) = default;
};

// A variant's seats and options: all there is to know before a game begins.
struct SetupLimits {
    int leastSeats;
    int mostSeats;
    std::span<const Option> options;

    // A table of four, or as many as can play.
    constexpr int usualSeats() const { return leastSeats > 4 ? leastSeats : mostSeats < 4 ? mostSeats : 4; }

    constexpr Setup usual(int seats) const
    {
        Setup setup;
        setup.seats = static_cast<std::uint8_t>(seats);
        for (std::size_t i = 0; i < options.size(); ++i)
            setup.options[i] = options[i].usual;
        return setup;
    }

    constexpr bool allow(const Setup &setup) const
    {
        if (setup.seats < leastSeats || setup.seats > mostSeats)
            return false;
        if (setup.first < chance || setup.first >= setup.seats)
            return false;
        for (std::size_t i = 0; i < setup.options.size(); ++i) {
            const std::int16_t value = setup.options[i];
            if (i >= options.size() ? value != 0
                                    : value < options[i].leastFor(setup.seats) || value > options[i].most)
                return false;
        }
        return true;
    }
};

} // namespace medici
