#pragma once

#include "engine/players/net.h"
#include "engine/rules/chance.h"

#include <cmath>
#include <cstdio>
#include <vector>

namespace medici {

// Fits a Net to samples by Adam. Only the trainer uses it: what it finds is written into the variant.
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

    double takeError()
    {
        const double mean = m_error / static_cast<double>(m_samples);
        m_error = 0;
        m_samples = 0;
        return mean;
    }

private:
    static constexpr std::size_t count = sizeof(N) / sizeof(float);

    void step(float rate)
    {
        ++m_steps;
        auto *w = reinterpret_cast<float *>(&m_net);
        auto *g = reinterpret_cast<float *>(&m_grad);
        const float fix1 = 1 - std::pow(0.9F, static_cast<float>(m_steps));
        const float fix2 = 1 - std::pow(0.999F, static_cast<float>(m_steps));
        for (std::size_t i = 0; i < count; ++i) {
            const float grad = g[i] / static_cast<float>(m_batch);
            m_first[i] = 0.9F * m_first[i] + 0.1F * grad;
            m_second[i] = 0.999F * m_second[i] + 0.001F * grad * grad;
            w[i] -= rate * (m_first[i] / fix1) / (std::sqrt(m_second[i] / fix2) + 1e-8F);
        }
        m_grad = {};
        m_batch = 0;
    }

    N m_net{};
    N m_grad{};
    std::array<float, count> m_first{};
    std::array<float, count> m_second{};
    int m_batch = 0;
    long m_steps = 0;
    double m_error = 0;
    long m_samples = 0;
};

// Prints what was learned as it is to stand in a variant.
template <class Row>
void print(const Row &row)
{
    std::printf("{");
    for (const float w : row)
        std::printf("%#.6gF, ", static_cast<double>(w));
    std::printf("}");
}

template <std::size_t I, std::size_t U>
void print(const char *name, const Net<I, U> &net)
{
    std::printf("     .%s = {.weights = {{", name);
    for (const auto &row : net.weights) {
        print(row);
        std::printf(",\n        ");
    }
    std::printf("}},\n     .bias = ");
    print(net.bias);
    std::printf(",\n     .out = ");
    print(net.out);
    std::printf(",\n     .last = %#.6gF},\n", static_cast<double>(net.last));
}

} // namespace medici
