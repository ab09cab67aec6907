#pragma once

#include <array>
#include <cstddef>

namespace medici {

// A learned estimate: one layer of rectified units over a few numbers. The sums run in the order
// written, so that every machine gets the same bits. Part of the inputs may be summed beforehand,
// because what differs between two moves is mostly a few of them.
template <std::size_t Inputs, std::size_t Width>
struct Net {
    static constexpr std::size_t lanes = 4; // compilers make one vector of the inner loops
    static_assert(Width % lanes == 0);

    using Units = std::array<float, Width>;

    std::array<Units, Inputs> weights;
    Units bias;
    Units out;
    float last;

    // Adds the inputs from number `first` on to the units.
    template <std::size_t Count>
    void add(Units &units, std::size_t first, const std::array<float, Count> &inputs) const
    {
        for (std::size_t unit = 0; unit < Width; unit += lanes)
            addLanes(&units[unit], unit, first, inputs);
    }

    // The estimate for what has been summed and the first inputs.
    template <std::size_t Count>
    float read(const Units &units, const std::array<float, Count> &inputs) const
    {
        std::array<float, lanes> sums{last, 0, 0, 0};
        for (std::size_t unit = 0; unit < Width; unit += lanes) {
            std::array<float, lanes> sum;
            for (std::size_t lane = 0; lane < lanes; ++lane)
                sum[lane] = units[unit + lane];
            addLanes(sum.data(), unit, 0, inputs);
            for (std::size_t lane = 0; lane < lanes; ++lane)
                sums[lane] += (sum[lane] > 0 ? sum[lane] : 0) * out[unit + lane];
        }
        return (sums[0] + sums[1]) + (sums[2] + sums[3]);
    }

private:
    template <std::size_t Count>
    void addLanes(float *units, std::size_t unit, std::size_t first,
                  const std::array<float, Count> &inputs) const
    {
        std::array<float, lanes> sum;
        for (std::size_t lane = 0; lane < lanes; ++lane)
            sum[lane] = units[lane];
        for (std::size_t i = 0; i < Count; ++i)
            for (std::size_t lane = 0; lane < lanes; ++lane)
                sum[lane] += inputs[i] * weights[first + i][unit + lane];
        for (std::size_t lane = 0; lane < lanes; ++lane)
            units[lane] = sum[lane];
    }
};

} // namespace medici
