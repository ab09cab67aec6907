#pragma once

#include "engine/rules/seat.h"

#include <optional>
#include <vector>

namespace medici {

// One thing that is counted on a sheet when points are counted up: a ship's value, crosses, a level.
struct Count {
    int what = 0;  // a code of the variant's, to which its view gives a name and a symbol
    int least = 0; // what is possible after all that was counted before
    int most = 0;
};

// What was counted by seat, in the order of the sheet's counts, as far as it is known.
using Figures = PerSeat<std::vector<std::optional<int>>>;

// A figure that is known, or 0.
inline int known(const std::vector<std::optional<int>> &figures, std::size_t count)
{
    return count < figures.size() ? figures[count].value_or(0) : 0;
}

} // namespace medici
