#pragma once

#include "engine/players/beliefs.h"
#include "engine/rules/choices.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace medici {

// How somebody chooses who mostly makes the move that is worth most in their eyes: one that is worth a
// `fault` less is made e times more seldom.
class Liking {
public:
    // How likely such a one makes this of these moves; `worth` is by code.
    template <class Worths>
    static Likelihood likelihood(const Choices &choices, const Worths &worth, Code made, float fault)
    {
        float best = worth[made];
        for (const Choice &choice : choices)
            best = std::max(best, static_cast<float>(worth[choice.code]));
        const auto weight = [&](Code code) { return weightOf((best - worth[code]) / fault); };
        Likelihood all = 0;
        for (const Choice &choice : choices)
            all += weight(choice.code);
        return static_cast<Likelihood>(std::uint64_t{weight(made)} * certain / all);
    }

    // How often a move is made that is worth so many faults less than the best, to how often that is.
    static Likelihood weightOf(float faults)
    {
        return fading[static_cast<std::size_t>(std::min(4 * faults, 32.0F))];
    }

private:
    // By quarters of a fault.
    static constexpr std::array<Likelihood, 33> fading{
        65536, 51039, 39749, 30957, 24109, 18776, 14623, 11388, 8869, 6907, 5380,
        4190,  3263,  2541,  1979,  1541,  1200,  935,   728,   567,  442,  344,
        268,   209,   162,   127,   99,    77,    60,    46,    36,   28,   22};
};

} // namespace medici
