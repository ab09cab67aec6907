#pragma once

#include "engine/rules/seat.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <span>

namespace medici {

struct Choice {
    Code code;
    std::uint16_t weight; // 1 for a decision; how many ways there are for a chance outcome
};

// What may happen at one point of a game: the legal moves of a seat or the outcomes of chance.
// It lives on the stack and leaves its storage uninitialised, because playouts fill one at every event.
// A list that is always the same is not even copied: `set` looks at a table of constants. What does not fit
// is the mistake of a variant, and a std::length_error.
class Choices {
public:
    static constexpr std::size_t capacity = 1024; // gemstones: 2^10 - 1 re-rolls and 'keep'

    Choices() { clear(); }
    Choices(const Choices &) = delete;
    Choices &operator=(const Choices &) = delete;

    void clear()
    {
        m_first = m_own.data();
        m_size = 0;
        m_weight = 0;
    }

    void add(Code code, std::uint16_t weight = 1)
    {
        assert(m_first == m_own.data());
        if (m_size >= capacity) [[unlikely]]
            overflow();
        m_own[m_size++] = {code, weight};
        m_weight += weight;
    }

    // The whole list at once: the codes from 0 on with these weights; a code without weight is left out. A
    // deck, whose every card that is turned up asks for this: without a branch, because which kinds have run
    // out is not to be foreseen.
    template <std::size_t codes>
    void setWeighted(const std::array<std::uint8_t, codes> &weights)
    {
        static_assert(codes <= capacity);
        m_first = m_own.data();
        std::uint32_t size = 0;
        std::uint32_t sum = 0;
        for (std::size_t code = 0; code < codes; ++code) {
            m_own[size] = {static_cast<Code>(code), weights[code]};
            size += weights[code] != 0;
            sum += weights[code];
        }
        m_size = size;
        m_weight = sum;
    }

    // The whole list at once, of no more than so many: `tell` is given what takes them, one by one.
    template <std::size_t most, class Tell>
    void setEach(Tell tell)
    {
        static_assert(most <= capacity);
        m_first = m_own.data();
        std::uint32_t size = 0;
        std::uint32_t sum = 0;
        tell([&](Code code, std::uint16_t weight) {
            assert(size < most);
            m_own[size++] = {code, weight};
            sum += weight;
        });
        m_size = size;
        m_weight = sum;
    }

    // The whole list at once: a table of equal weights that outlives it.
    void set(std::span<const Choice> table)
    {
        m_first = table.data();
        m_size = static_cast<std::uint32_t>(table.size());
        m_weight = m_size;
    }

    // The whole list at once: codes 0 to count - 1, all equally likely. A die, a seat.
    void setRange(std::size_t count);

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    std::uint32_t weight() const { return m_weight; }
    Code operator[](std::size_t index) const { return m_first[index].code; }
    const Choice *begin() const { return m_first; }
    const Choice *end() const { return m_first + m_size; }

    bool contains(Code code) const
    {
        return std::any_of(begin(), end(), [code](const Choice &choice) { return choice.code == code; });
    }

    // The choice at a point of the running weights, 0 <= point < weight().
    Code at(std::uint32_t point) const
    {
        if (m_weight == m_size)
            return m_first[point].code;
        const Choice *choice = begin();
        while (point >= choice->weight) {
            point -= choice->weight;
            ++choice;
        }
        return choice->code;
    }

private:
    [[noreturn]] static void overflow();

    const Choice *m_first;
    std::uint32_t m_size = 0;
    std::uint32_t m_weight = 0;
    std::array<Choice, capacity> m_own;
};

inline constexpr auto equalChoices = [] {
    std::array<Choice, 64> table{};
    Code next = 0;
    for (Choice &choice : table)
        choice = {next++, 1};
    return table;
}();

inline void Choices::setRange(std::size_t count)
{
    if (count > equalChoices.size()) [[unlikely]]
        overflow();
    set(std::span(equalChoices).first(count));
}

} // namespace medici
