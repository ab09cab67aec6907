#pragma once

#include <cstdint>

namespace medici {

// Whether one of two players is better than the other by `more` rating points rather than by `less`, asked
// after every deal and answered as soon as it can be, with a chance of 5 % to be wrong either way: Wald's
// sequential test of the mean share of a deal's games, whose spread is that of the deals so far.
class Sprt {
public:
    enum class Verdict { Open, Better, NotBetter };

    Sprt(double less, double more) : m_less(less), m_more(more) {}

    void add(double share);

    Verdict verdict() const;
    // Of what was seen, of the logarithms of how likely either would have made it.
    double ratio() const;
    std::int64_t deals() const { return m_deals; }
    double less() const { return m_less; }
    double more() const { return m_more; }

private:
    double m_less;
    double m_more;
    std::int64_t m_deals = 0;
    double m_sum = 0;
    double m_squares = 0;
};

} // namespace medici
