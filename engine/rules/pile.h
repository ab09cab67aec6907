#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace medici {

// How many cards of each kind are in a deck of less than 256. Eight kinds share a word, less than 128 cards
// of them, so that a card can be drawn without looking at one kind after the other: half of all that happens
// in some games is a card that is turned up.
class Pile {
public:
    static constexpr std::size_t mostKinds = 32;

    constexpr Pile() = default;

    // So many of each kind.
    template <std::size_t kinds>
    constexpr explicit Pile(const std::array<std::uint8_t, kinds> &counts)
    {
        static_assert(kinds <= mostKinds);
        for (std::size_t kind = 0; kind < kinds; ++kind)
            m_words[kind / 8] |= std::uint64_t{counts[kind]} << 8 * (kind % 8);
    }

    constexpr int operator[](std::size_t kind) const
    {
        return static_cast<int>(m_words[kind / 8] >> 8 * (kind % 8) & 0xff);
    }

    constexpr void add(std::size_t kind) { m_words[kind / 8] += one(kind); }
    constexpr void remove(std::size_t kind) { m_words[kind / 8] -= one(kind); }

    constexpr std::uint32_t size() const
    {
        std::uint64_t sum = 0; // of neighbours, of all words at once
        for (const std::uint64_t word : m_words)
            sum += word;
        return static_cast<std::uint32_t>(sum * eachOne >> 56);
    }

    // The kind of a card, of all in the order of their kinds, 0 <= card < size().
    constexpr std::size_t at(std::uint32_t card) const
    {
        std::size_t kind = 0;
        for (const std::uint64_t word : m_words) {
            const std::uint64_t sums = word * eachOne; // in each byte the cards up to this kind
            if (card < sums >> 56) {
                const std::uint64_t beyond = ((sums | eachTop) - (card + 1) * eachOne) & eachTop;
                return kind + static_cast<std::size_t>(std::countr_zero(beyond)) / 8;
            }
            card -= static_cast<std::uint32_t>(sums >> 56);
            kind += 8;
        }
        assert(false);
        return kind;
    }

    // The same for the same cards, and for no others.
    constexpr const auto &words() const { return m_words; }

    friend constexpr bool operator==(const Pile &, const Pile &) = default;

private:
    static constexpr std::uint64_t eachOne = 0x0101010101010101; // of the eight
    static constexpr std::uint64_t eachTop = 0x8080808080808080;

    static constexpr std::uint64_t one(std::size_t kind) { return std::uint64_t{1} << 8 * (kind % 8); }

    std::array<std::uint64_t, mostKinds / 8> m_words{};
};

} // namespace medici
