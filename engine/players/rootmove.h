#pragma once

#include "engine/players/worth.h"
#include "engine/rules/evaluation.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
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
        const Lead lead = leadOf(other);
        return lead.sum > 0 && lead.sum * lead.sum > errors * errors * lead.count * lead.variance();
    }

    // What it is worth less than another, which is less than nothing.
    Expected lessThan(const RootMove &other) const
    {
        const Lead lead = leadOf(other);
        if (lead.count == 0)
            return {};
        return {-lead.sum / lead.count,
                lead.count > 1 ? std::optional(std::sqrt(lead.variance() / lead.count)) : std::nullopt};
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

private:
    // How far another one is ahead, in the playouts that both had.
    struct Lead {
        double sum = 0;
        double squares = 0;
        double count = 0;

        double variance() const { return (squares - sum * sum / count) / (count - 1); }
    };

    Lead leadOf(const RootMove &other) const
    {
        Lead lead;
        const std::size_t both = std::min(worths.size(), other.worths.size());
        for (std::size_t i = 0; i < both; ++i) {
            const double ahead = other.worths[i] - worths[i];
            lead.sum += ahead;
            lead.squares += ahead * ahead;
        }
        lead.count = static_cast<double>(both);
        return lead;
    }
};

} // namespace medici
