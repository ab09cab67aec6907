#pragma once

#include "engine/rules/think.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>

namespace medici {

// How much somebody may think.
class Budget {
public:
    Budget() = default;
    Budget(const Limits &limits, int usual) : m_time(limits.time), m_start(std::chrono::steady_clock::now())
    {
        const bool timeOnly = limits.simulations == 0 && limits.time.count() > 0;
        m_simulations = limits.simulations > 0 ? limits.simulations
            : timeOnly                         ? std::numeric_limits<int>::max()
                                               : usual;
    }

    // So many can be compared: fewer than this many playouts of each tell nothing.
    std::size_t moves() const
    {
        constexpr int fewest = 8;
        return static_cast<std::size_t>(std::max(2, m_simulations / fewest));
    }

    // Whether stage number `stage` of `stages` has used its share.
    bool spent(std::int64_t done, int stage, int stages) const
    {
        if (done * stages >= std::int64_t{m_simulations} * stage)
            return true;
        return m_time.count() > 0 && (std::chrono::steady_clock::now() - m_start) * stages >= m_time * stage;
    }

private:
    std::chrono::milliseconds m_time{};
    std::chrono::steady_clock::time_point m_start;
    int m_simulations = 0;
};

} // namespace medici
