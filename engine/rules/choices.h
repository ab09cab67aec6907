#pragma once

#include "engine/rules/seat.h"

#include <array>
#include <cstddef>
#include <span>

namespace medici {

struct Choice {
    Code code;
    std::uint16_t weight; // 1 for a decision; how many ways there are for a chance outcome
};

// What may happen at one point of a game: the legal moves of a seat or the outcomes of chance.
// It lives on the stack and leaves its storage uninitialised, because playouts fill one at every event.
class Choices {
public:
    static constexpr std::size_t capacity = 1024; // gemstones: 2^10 - 1 re-rolls and 'keep'

    Choices() {}

    void clear()
    {
        m_size = 0;
        m_weight = 0;
    }

    void add(Code code, std::uint16_t weight = 1)
    {
        m_choices[m_size++] = {code, weight};
        m_weight += weight;
    }

    // Codes 0 to count - 1, all equally likely: a die, a seat.
    void addRange(int count)
    {
        for (int code = 0; code < count; ++code)
            add(static_cast<Code>(code));
    }

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    std::uint32_t weight() const { return m_weight; }
    Code operator[](std::size_t index) const { return m_choices[index].code; }
    const Choice *begin() const { return m_choices.data(); }
    const Choice *end() const { return m_choices.data() + m_size; }

    bool contains(Code code) const
    {
        for (const Choice &choice : *this)
            if (choice.code == code)
                return true;
        return false;
    }

    // The choice at a point of the running weights, 0 <= point < weight().
    Code at(std::uint32_t point) const
    {
        if (m_weight == m_size)
            return m_choices[point].code;
        const Choice *choice = begin();
        while (point >= choice->weight) {
            point -= choice->weight;
            ++choice;
        }
        return choice->code;
    }

private:
    std::uint32_t m_size = 0;
    std::uint32_t m_weight = 0;
    std::array<Choice, capacity> m_choices;
};

} // namespace medici
