#include "app/contests/sprt.h"

#include "app/contests/rating.h"

#include <cmath>

namespace medici {

void Sprt::add(double share)
{
    ++m_deals;
    m_sum += share;
    m_squares += share * share;
}

double Sprt::ratio() const
{
    // A deal that was won and one that was lost are thought of besides, so that the spread is never nothing.
    const double deals = static_cast<double>(m_deals) + 2;
    const double mean = (m_sum + 1) / deals;
    const double variance = (m_squares + 1) / deals - mean * mean;
    const double share = m_deals == 0 ? 0.5 : m_sum / static_cast<double>(m_deals);
    const double low = chanceAhead(m_less);
    const double high = chanceAhead(m_more);
    return static_cast<double>(m_deals) * (high - low) * (2 * share - low - high) / (2 * variance);
}

Sprt::Verdict Sprt::verdict() const
{
    constexpr std::int64_t least = 10; // before the spread says anything
    constexpr double error = 0.05;
    static const double bound = std::log((1 - error) / error);
    if (m_deals < least || std::abs(ratio()) < bound)
        return Verdict::Open;
    return ratio() > 0 ? Verdict::Better : Verdict::NotBetter;
}

} // namespace medici
