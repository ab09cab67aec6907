#pragma once

#include "engine/rules/seat.h"

#include <cstddef>
#include <functional>

namespace medici {

// Where one of several figures stands among them.
struct Standing {
    int ahead = 0; // how many are better
    int level = 1; // how many are as good, itself included

    constexpr int place() const
    {
        return ahead + 1;
    } // 1, 1, 3: equals share the best of the places they take up
    constexpr int last() const { return ahead + level; }
    constexpr bool shared() const { return level > 1; }

    friend bool operator==(const Standing &, const Standing &) = default;
};

// The one way in which anything is ranked, of which the first so many figures count: seats at the end of a
// game, ships, columns. `Ahead` says which of two figures is the better one. Whoever wants only half of the
// answer pays only for that.
template <class Figures, class Ahead = std::greater<>>
constexpr Standing standingOf(const Figures &figures, std::size_t count, std::size_t own, Ahead ahead = {})
{
    Standing standing{0, 0};
    for (std::size_t other = 0; other < count; ++other) {
        standing.ahead += ahead(figures[other], figures[own]);
        standing.level += !ahead(figures[other], figures[own]) && !ahead(figures[own], figures[other]);
    }
    return standing;
}

// The places of so many seats by their figures.
template <class Figures, class Ahead = std::greater<>>
constexpr PerSeat<int> placesOf(const Figures &figures, std::size_t seats, Ahead ahead = {})
{
    PerSeat<int> places{};
    for (std::size_t seat = 0; seat < seats; ++seat)
        places[seat] = standingOf(figures, seats, seat, ahead).place();
    return places;
}

// What the places are paid together that those take up who share them; beyond the last prize there is
// nothing.
template <class Prizes>
constexpr int prizesTogether(const Prizes &prizes, Standing standing)
{
    int sum = 0;
    for (auto place = static_cast<std::size_t>(standing.ahead);
         place < prizes.size() && place < static_cast<std::size_t>(standing.last()); ++place)
        sum += prizes[place];
    return sum;
}

} // namespace medici
