#pragma once

#include "engine/rules/seat.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace medici {

// What an option is unless somebody wants it otherwise: always the same, or so by the number of seats.
class Usual {
public:
    static constexpr std::int16_t nowhere = -1; // an option that there is not at that number of seats

    constexpr Usual(std::int16_t always = 0) { m_bySeats.fill(always); }
    constexpr explicit Usual(const std::array<std::int16_t, mostSeats + 1> &bySeats) : m_bySeats(bySeats) {}

    // As a table of the game has it, between two numbers of seats.
    template <class OfSeats>
    static constexpr Usual by(int least, int most, OfSeats ofSeats)
    {
        Usual usual(nowhere);
        for (int seats = least; seats <= most; ++seats)
            usual.m_bySeats[static_cast<std::size_t>(seats)] = static_cast<std::int16_t>(ofSeats(seats));
        return usual;
    }

    constexpr std::int16_t at(int seats) const
    {
        return m_bySeats[static_cast<std::size_t>(std::clamp(seats, 0, mostSeats))];
    }

    friend bool operator==(const Usual &, const Usual &) = default;

private:
    std::array<std::int16_t, mostSeats + 1> m_bySeats{};
};

// One of a variant's options. Flags are numbers from 0 to 1 and choices the numbers of their words, so that
// nothing below the set-up dialog has to tell them apart.
struct Option {
    enum class Kind : std::uint8_t { Number, Flag, Choice };

    std::string_view key; // its name in records
    Kind kind;
    std::int16_t least;
    std::int16_t most;
    Usual usual;
    std::int16_t leastSolo; // with a single player
    // Of a house rule, what it belongs to ('shipPrizes'). Options of everybody's game have none.
    std::string_view group{};
    std::span<const std::string_view> words{}; // of a choice, in records

    constexpr bool house() const { return !group.empty(); }
    constexpr std::int16_t leastFor(int seats) const { return seats == 1 ? leastSolo : least; }
    constexpr std::int16_t usualFor(int seats) const { return usual.at(seats); }
    constexpr bool belongsTo(int seats) const { return usualFor(seats) != Usual::nowhere; }
    constexpr bool allows(int value, int seats) const
    {
        return belongsTo(seats) ? value >= leastFor(seats) && value <= most : value == 0;
    }
};

inline constexpr std::size_t mostOptions = 48;

// What is decided before a game begins. Options stand in the order of the variant's table; one that does not
// belong to so many seats is 0.
struct Setup {
    std::uint8_t seats = 0;
    Seat first = chance; // who begins, or left to chance
    std::array<std::int16_t, mostOptions> options{};

    friend bool operator==(const Setup &, const Setup &) = default;
};

// A variant's seats and options: all there is to know before a game begins. Options of everybody's game come
// first, then the house rules, those of a group one after the other.
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
            setup.options[i] = usualOf(i, seats);
        return setup;
    }

    // The same for another number of seats: what was as usual stays so.
    constexpr Setup reseated(const Setup &setup, int seats) const
    {
        Setup other = usual(seats);
        other.first = setup.first < seats ? setup.first : chance;
        for (std::size_t i = 0; i < options.size(); ++i)
            if (setup.options[i] != usualOf(i, setup.seats) && options[i].belongsTo(seats)
                && options[i].belongsTo(setup.seats))
                other.options[i] = std::max(setup.options[i], options[i].leastFor(seats));
        return other;
    }

    // Whether this house rule is in force.
    constexpr bool differs(const Setup &setup, std::size_t option) const
    {
        return options[option].house() && setup.options[option] != usualOf(option, setup.seats);
    }

    // Whether any is.
    constexpr bool house(const Setup &setup) const
    {
        for (std::size_t i = 0; i < options.size(); ++i)
            if (differs(setup, i))
                return true;
        return false;
    }

    constexpr Setup withoutHouseRules(Setup setup) const
    {
        for (std::size_t i = 0; i < options.size(); ++i)
            if (options[i].house())
                setup.options[i] = usualOf(i, setup.seats);
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
            if (i >= options.size() ? value != 0 : !options[i].allows(value, setup.seats))
                return false;
        }
        return true;
    }

private:
    constexpr std::int16_t usualOf(std::size_t option, int seats) const
    {
        return std::max<std::int16_t>(options[option].usualFor(seats), 0);
    }
};

} // namespace medici
