#include "engine/players/form.h"

#include <algorithm>
#include <cmath>

namespace medici {

namespace {

// People who play seldom: between the weakest computer players and good ones.
constexpr double usual = 600;
constexpr double spread = 250;

} // namespace

void Form::add(double other, double result, double weight)
{
    for (std::size_t mark = 0; mark < marks; ++mark) {
        const double expected = 1 / (1 + std::pow(10, (other - markOf(mark)) / 400));
        m_said[mark] += weight * (result * std::log(expected) + (1 - result) * std::log(1 - expected));
    }
}

void Form::forget(double part)
{
    for (double &said : m_said)
        said *= 1 - part;
}

template <class Of>
double Form::mean(Of of) const
{
    std::array<double, marks> likely{};
    for (std::size_t mark = 0; mark < marks; ++mark) {
        const double off = (markOf(mark) - usual) / spread;
        likely[mark] = m_said[mark] - off * off / 2;
    }
    const double most = *std::max_element(likely.begin(), likely.end());
    double sum = 0;
    double all = 0;
    for (std::size_t mark = 0; mark < marks; ++mark) {
        const double weight = std::exp(likely[mark] - most);
        sum += weight * of(markOf(mark));
        all += weight;
    }
    return sum / all;
}

double Form::strength() const
{
    return mean([](double mark) { return mark; });
}

double Form::error() const
{
    const double middle = strength();
    return std::sqrt(mean([&](double mark) { return (mark - middle) * (mark - middle); }));
}

} // namespace medici
