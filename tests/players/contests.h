#pragma once

#include "tests/players/arena.h"

#include <span>
#include <string>
#include <tuple>
#include <vector>

namespace medici {

// One A among B; alone A and B are the same.
struct Contest {
    std::string a;
    std::string b;
    int seats = 0;

    friend bool operator==(const Contest &, const Contest &) = default;
    friend bool operator<(const Contest &one, const Contest &other)
    {
        return std::tie(one.a, one.b, one.seats) < std::tie(other.a, other.b, other.seats);
    }
};

// Who meets whom at these numbers of seats: every level each lower one and each of the styles, and where that
// is not the same, one of those among the level. Those that take least thinking come first.
std::vector<Contest> contestsOf(const AnyArena &arena, std::span<const int> seats);

// Those whom every level meets besides other levels.
std::vector<std::string> stylesOf(const AnyArena &arena);

} // namespace medici
