#pragma once

#include "engine/players/simd4.h"

#include <array>
#include <bit>
#include <cstddef>

namespace medici {

// A learned estimate: one layer of rectified units over a few numbers. The sums run in the order
// written, so that every machine gets the same bits. Part of the inputs may be summed beforehand,
// because what differs between two moves is mostly a few of them.
template <std::size_t Inputs, std::size_t Width>
struct Net {
    static constexpr std::size_t lanes = 4;
    static_assert(Width % (2 * lanes) == 0);

    using Units = std::array<float, Width>;

    std::array<Units, Inputs> weights;
    Units bias;
    Units out;
    float last;

    // Adds the inputs from number `first` on to the units.
    template <std::size_t Count>
    void add(Units &units, std::size_t first, const std::array<float, Count> &inputs) const
    {
        for (std::size_t unit = 0; unit < Width; unit += lanes) {
            Float4 sum(&units[unit]);
            for (std::size_t i = 0; i < Count; ++i)
                sum.add(inputs[i], &weights[first + i][unit]);
            sum.store(&units[unit]);
        }
    }

    // The estimate for what has been summed and the first inputs.
    template <std::size_t Count>
    float read(const Units &units, const std::array<float, Count> &inputs) const
    {
        Float4 sums(last);
        for (std::size_t unit = 0; unit < Width; unit += 2 * lanes) { // two chains of sums side by side
            Float4 one(&units[unit]);
            Float4 two(&units[unit + lanes]);
            for (std::size_t i = 0; i < Count; ++i) {
                one.add(inputs[i], &weights[i][unit]);
                two.add(inputs[i], &weights[i][unit + lanes]);
            }
            sums.addPositive(one, &out[unit]);
            sums.addPositive(two, &out[unit + lanes]);
        }
        return sums.sum();
    }
};

// The nets that these numbers are, in the order of their members: what a file of learned weights holds.
template <class Nets, std::size_t Count>
constexpr Nets netsOf(const float (&weights)[Count])
{
    static_assert(sizeof(Nets) == Count * sizeof(float));
    return std::bit_cast<Nets>(std::to_array(weights));
}

} // namespace medici
