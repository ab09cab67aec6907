#pragma once

#include <cstdint>
#include <optional>

namespace medici {

// A mean and how far it may be off: half the width of its 95 % confidence interval, where there is one.
struct Estimate {
    double mean = 0;
    std::optional<double> margin;

    double low() const { return mean - margin.value_or(0); }
    double high() const { return mean + margin.value_or(0); }
};

// The mean of something over blocks of games. The games of a block share their luck, so that it is the
// blocks that are independent of one another: one block is one observation, its mean.
class Average {
public:
    void add(double blockMean);

    std::int64_t blocks() const { return m_blocks; }
    double mean() const { return m_mean; }
    // From two blocks on.
    std::optional<double> standardError() const;
    Estimate estimate() const;

    // Of what all games but a few, or all, have in common, such as a share of wins near one: the spread alone
    // says too little then. Where N games went one way, up to three in N may go the other; as many single
    // games, each worth `step`, are allowed for besides the spread.
    Estimate estimateOf(std::int64_t games, double step = 1) const;

private:
    std::int64_t m_blocks = 0;
    double m_mean = 0;
    double m_squares = 0; // of the distances to the mean
};

} // namespace medici
