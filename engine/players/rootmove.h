#pragma once

#include "engine/players/worth.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace medici {

// A move that is compared with others, and what its playouts came to.
template <class Account>
struct RootMove {
    Code code = 0;
    bool asked = false;
    std::vector<Worth> worths; // of its playouts
    std::int64_t worth = 0;    // their sum
    double finished = 0;       // to the end of the game
    PerSeat<double> scores{};
    [[no_unique_address]] Account account;

    std::int64_t mean() const
    {
        return worths.empty() ? 0 : worth / static_cast<std::int64_t>(worths.size());
    }

    // By the differences of single playouts, which met the same luck.
    bool worseThan(const RootMove &other, double errors) const
    {
        double sum = 0;
        double squares = 0;
        for (std::size_t i = 0; i < worths.size(); ++i) {
            const double ahead = other.worths[i] - worths[i];
            sum += ahead;
            squares += ahead * ahead;
        }
        const auto count = static_cast<double>(worths.size());
        const double variance = (squares - sum * sum / count) / (count - 1);
        return sum > 0 && sum * sum > errors * errors * count * variance;
    }

    // How much less it is worth than another, as far as that is known: in the playouts that both had.
    std::int64_t behind(const RootMove &other) const
    {
        const std::size_t both = std::min(worths.size(), other.worths.size());
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < both; ++i)
            sum += other.worths[i] - worths[i];
        return both == 0 ? 0 : sum / static_cast<std::int64_t>(both);
    }
};

} // namespace medici
