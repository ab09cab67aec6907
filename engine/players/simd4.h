#pragma once

#if defined(__SSE__) || defined(_M_X64)
#define MEDICI_HAS_SSE
#include "engine/rules/ranges.h"

#include <xmmintrin.h>
#else
#include <algorithm>
#include <array>
#include <cstddef>
#endif

namespace medici {

// Float4 sums at once. Compilers spoil the plain loops over learned weights with shuffling: by hand the
// computer players think several times as fast. The sums are the same to the last bit either way.
#ifdef MEDICI_HAS_SSE

class Float4 {
public:
    explicit Float4(float first) : m_lanes(_mm_set_ss(first)) {} // and three zeros
    explicit Float4(const float *lanes) : m_lanes(_mm_loadu_ps(lanes)) {}

    void store(float *lanes) const { _mm_storeu_ps(lanes, m_lanes); }
    void add(float factor, const float *lanes)
    {
        m_lanes = _mm_add_ps(m_lanes, _mm_mul_ps(_mm_set1_ps(factor), _mm_loadu_ps(lanes)));
    }
    // What is positive of the other one, times the lanes.
    void addPositive(const Float4 &other, const float *lanes)
    {
        m_lanes =
            _mm_add_ps(m_lanes, _mm_mul_ps(_mm_max_ps(other.m_lanes, _mm_setzero_ps()), _mm_loadu_ps(lanes)));
    }
    float sum() const
    {
        alignas(16) float lanes[4];
        _mm_store_ps(lanes, m_lanes);
        return (lanes[0] + lanes[1]) + (lanes[2] + lanes[3]);
    }

private:
    __m128 m_lanes;
};

#else

class Float4 {
public:
    explicit Float4(float first) : m_lanes{first, 0, 0, 0} {}
    explicit Float4(const float *lanes) : m_lanes{lanes[0], lanes[1], lanes[2], lanes[3]} {}

    void store(float *lanes) const { ranges::copy(m_lanes, lanes); }
    void add(float factor, const float *lanes)
    {
        for (std::size_t i = 0; i < m_lanes.size(); ++i)
            m_lanes[i] += factor * lanes[i];
    }
    void addPositive(const Float4 &other, const float *lanes)
    {
        for (std::size_t i = 0; i < m_lanes.size(); ++i)
            m_lanes[i] += std::max(other.m_lanes[i], 0.0F) * lanes[i];
    }
    float sum() const { return (m_lanes[0] + m_lanes[1]) + (m_lanes[2] + m_lanes[3]); }

private:
    std::array<float, 4> m_lanes;
};

#endif

} // namespace medici
