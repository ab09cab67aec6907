#pragma once

#include "engine/players/net.h"
#include "engine/rules/chance.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace medici {

// Fits a Net to samples by Adam: the same bits from the same seed on every machine, so nothing here is left
// to a library's functions that may round as they like; a square root may not.
template <std::size_t Inputs, std::size_t Units>
class Learner {
public:
    using N = Net<Inputs, Units>;
    using Input = std::array<float, Inputs>;

    explicit Learner(Seed seed)
    {
        PlayoutRandom luck(seed);
        auto small = [&](float scale) {
            return scale * (static_cast<float>(luck.below(20001)) / 10000.0F - 1.0F);
        };
        for (auto &row : m_net.weights)
            for (float &w : row)
                w = small(0.15F);
        for (float &w : m_net.bias)
            w = small(0.5F);
        for (float &w : m_net.out)
            w = small(0.5F);
        m_net.last = 0;
    }

    const N &net() const { return m_net; }

    void learn(const Input &x, float target, float rate)
    {
        std::array<float, Units> units = m_net.bias;
        m_net.add(units, 0, x);
        float y = m_net.last;
        for (std::size_t u = 0; u < Units; ++u)
            y += std::max(units[u], 0.0F) * m_net.out[u];
        const float error = y - target;
        m_error += static_cast<double>(error) * error;
        ++m_samples;
        m_grad.last += error;
        std::array<float, Units> delta{};
        for (std::size_t u = 0; u < Units; ++u) {
            m_grad.out[u] += error * std::max(units[u], 0.0F);
            delta[u] = units[u] > 0 ? error * m_net.out[u] : 0;
            m_grad.bias[u] += delta[u];
        }
        for (std::size_t i = 0; i < Inputs; ++i)
            for (std::size_t u = 0; u < Units; ++u)
                m_grad.weights[i][u] += x[i] * delta[u];
        if (++m_batch == 256)
            step(rate);
    }

    // The mean square since it was last asked.
    double takeError()
    {
        const double mean = m_error / static_cast<double>(m_samples);
        m_error = 0;
        m_samples = 0;
        return mean;
    }

private:
    using Weights = std::array<float, sizeof(N) / sizeof(float)>;

    void step(float rate)
    {
        constexpr float firstDecay = 0.9F;
        constexpr float secondDecay = 0.999F;
        ++m_steps;
        const float fix1 = 1 - std::pow(firstDecay, static_cast<float>(m_steps));
        const float fix2 = 1 - std::pow(secondDecay, static_cast<float>(m_steps));
        auto weights = std::bit_cast<Weights>(m_net);
        const auto sums = std::bit_cast<Weights>(m_grad);
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const float grad = sums[i] / static_cast<float>(m_batch);
            m_first[i] = firstDecay * m_first[i] + 0.1F * grad;
            m_second[i] = secondDecay * m_second[i] + 0.001F * grad * grad;
            weights[i] -= rate * (m_first[i] / fix1) / (std::sqrt(m_second[i] / fix2) + 1e-8F);
        }
        m_net = std::bit_cast<N>(weights);
        m_grad = {};
        m_batch = 0;
    }

    N m_net{};
    N m_grad{};
    Weights m_first{};
    Weights m_second{};
    long m_steps = 0;
    int m_batch = 0;
    double m_error = 0;
    long m_samples = 0;
};

} // namespace medici
