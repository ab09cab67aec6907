#pragma once

#include <array>
#include <cstddef>

namespace medici {

// How strong somebody plays, on the scale of computer players (engine/rules/mind.h), by how games against
// others of known strength ended: what is likely before any game, and Bayes' rule.
class Form {
public:
    // One was 1: ahead of, 0: behind, or 0.5: equal to somebody so strong. Of several at one table each says
    // less than it would alone.
    void add(double other, double result, double weight = 1);
    // What comes now tells more of how one plays than what was long ago: of all so far a part is forgotten.
    void forget(double part);

    double strength() const;
    // How far that may be off, as a standard deviation.
    double error() const;

private:
    static constexpr int least = -600;
    static constexpr int step = 20;
    static constexpr std::size_t marks = 101; // to 1400

    static double markOf(std::size_t mark) { return least + step * static_cast<double>(mark); }
    template <class Of>
    double mean(Of of) const;

    std::array<double, marks> m_said{}; // by the games, in logarithms
};

} // namespace medici
