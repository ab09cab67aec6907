#pragma once

#include "engine/players/simd4.h"

#include <array>
#include <bit>
#include <cstddef>
#include <utility>

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
        for (std::size_t unit = 0; unit < Width; unit += abreast * lanes)
            readAbreast(sums, unit, units, inputs, std::make_index_sequence<abreast>());
        return sums.sum();
    }

private:
    // So many chains of sums side by side: each input is looked up once for all of them, and none waits for
    // another.
    static constexpr std::size_t abreast = Width % (6 * lanes) == 0 ? 6 : Width % (4 * lanes) == 0 ? 4 : 2;

    template <std::size_t Count, std::size_t... Chain>
    void readAbreast(Float4 &sums, std::size_t unit, const Units &units,
                     const std::array<float, Count> &inputs, std::index_sequence<Chain...>) const
    {
        std::array<Float4, abreast> chains{Float4(&units[unit + Chain * lanes])...};
        for (std::size_t i = 0; i < Count; ++i)
            (chains[Chain].add(inputs[i], &weights[i][unit + Chain * lanes]), ...);
        (sums.addPositive(chains[Chain], &out[unit + Chain * lanes]), ...);
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
