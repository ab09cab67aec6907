#pragma once

#include "engine/rules/pile.h"
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
// A list that is always the same is not even copied: `set` looks at a table of constants. And a deck, of
// which somebody draws a card, is written out as a list only for who reads it. What does not fit is the
// mistake of a variant, and a std::length_error.
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
        m_written = true;
    }

    void add(Code code, std::uint16_t weight = 1)
    {
        assert(m_first == m_own.data());
        if (m_size >= capacity) [[unlikely]]
            overflow();
        m_own[m_size++] = {code, weight};
        m_weight += weight;
    }

    // The whole list at once: the kinds of the cards in a pile, each as often as it is there.
    void set(const Pile &pile)
    {
        m_pile = pile;
        m_written = false;
        m_size = 0;
        m_weight = pile.size();
    }

    // The whole list at once: a table of equal weights that outlives it.
    void set(std::span<const Choice> table)
    {
        m_first = table.data();
        m_size = static_cast<std::uint32_t>(table.size());
        m_weight = m_size;
        m_written = true;
    }

    // The whole list at once: codes 0 to count - 1, all equally likely. A die, a seat.
    void setRange(std::size_t count);

    std::size_t size() const { return written().m_size; }
    bool empty() const { return m_weight == 0; }
    std::uint32_t weight() const { return m_weight; }
    Code operator[](std::size_t index) const { return written().m_first[index].code; }
    const Choice *begin() const { return written().m_first; }
    const Choice *end() const { return written().m_first + m_size; }

    bool contains(Code code) const
    {
        return std::any_of(begin(), end(), [code](const Choice &choice) { return choice.code == code; });
    }

    // The choice at a point of the running weights, 0 <= point < weight().
    Code at(std::uint32_t point) const
    {
        if (!m_written)
            return static_cast<Code>(m_pile.at(point));
        if (m_weight == m_size)
            return m_first[point].code;
        const Choice *choice = m_first;
        while (point >= choice->weight) {
            point -= choice->weight;
            ++choice;
        }
        return choice->code;
    }

private:
    [[noreturn]] static void overflow();

    const Choices &written() const
    {
        if (!m_written) [[unlikely]]
            write();
        return *this;
    }
    void write() const;

    mutable const Choice *m_first;
    mutable std::uint32_t m_size = 0;
    std::uint32_t m_weight = 0;
    mutable bool m_written = true;
    Pile m_pile; // of which the list is to be written
    mutable std::array<Choice, capacity> m_own;
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
