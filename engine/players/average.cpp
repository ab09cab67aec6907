#include "engine/players/average.h"

#include <array>
#include <cmath>

namespace medici {

namespace {

// How many standard errors a 95 % interval reaches to each side (Student's t).
double reach(std::int64_t freedom)
{
    constexpr std::array table{12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
                               2.201,  2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
                               2.080,  2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042};
    if (freedom <= static_cast<std::int64_t>(table.size()))
        return table[static_cast<std::size_t>(freedom) - 1];
    return 1.960 + 2.45 / static_cast<double>(freedom);
}

} // namespace

void Average::add(double blockMean)
{
    const double before = blockMean - m_mean;
    m_mean += before / static_cast<double>(++m_blocks);
    m_squares += before * (blockMean - m_mean);
}

std::optional<double> Average::standardError() const
{
    if (m_blocks < 2)
        return std::nullopt;
    const auto blocks = static_cast<double>(m_blocks);
    return std::sqrt(m_squares / (blocks - 1) / blocks);
}

Estimate Average::estimate() const
{
    const std::optional<double> error = standardError();
    return {m_mean, error ? std::optional(reach(m_blocks - 1) * *error) : std::nullopt};
}

Estimate Average::estimateOf(std::int64_t games, double step) const
{
    Estimate estimate = this->estimate();
    if (estimate.margin)
        estimate.margin = std::hypot(*estimate.margin, 3 * step / static_cast<double>(games));
    return estimate;
}

} // namespace medici
