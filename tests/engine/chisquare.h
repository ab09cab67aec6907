#pragma once

#include <QString>

#include <cmath>
#include <map>

namespace medici {

// How far counts lie from being equal, over so many outcomes: Pearson's sum.
template <class Outcome>
double chiSquare(const std::map<Outcome, int> &counts, int outcomes)
{
    double all = 0;
    for (const auto &[outcome, count] : counts)
        all += count;
    const double expected = all / outcomes;
    double sum = (outcomes - static_cast<double>(counts.size())) * expected; // those that never came
    for (const auto &[outcome, count] : counts)
        sum += (count - expected) * (count - expected) / expected;
    return sum;
}

// Whether equal chances explain the counts: Wilson and Hilferty's normal value is below 4, which honest luck
// misses once in thirty thousand times; and it is above -4, which luck that is too even misses.
inline bool plausible(double sum, int degrees)
{
    const double spread = 2.0 / (9.0 * degrees);
    return std::abs((std::cbrt(sum / degrees) - (1 - spread)) / std::sqrt(spread)) < 4;
}

template <class Outcome>
bool fits(const std::map<Outcome, int> &counts, int outcomes)
{
    return counts.size() <= static_cast<std::size_t>(outcomes)
        && plausible(chiSquare(counts, outcomes), outcomes - 1);
}

template <class Outcome>
QString said(const std::map<Outcome, int> &counts)
{
    QString text = QStringLiteral("%1 outcomes:").arg(counts.size());
    for (const auto &[outcome, count] : counts)
        text += QStringLiteral(" %1").arg(count);
    return text;
}

} // namespace medici
