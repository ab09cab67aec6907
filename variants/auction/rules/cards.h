#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace medici::auction {

inline constexpr int goods = 5;
inline constexpr int valueCount = 6; // 0 to 5

enum class Good : std::uint8_t { Spice, Dye, Grain, Fur, Cloth, Gold };
inline constexpr std::array<std::string_view, goods + 1> goodWords{"spice", "dye",   "grain",
                                                                   "fur",   "cloth", "gold"};

template <class T>
using PerGood = std::array<T, goods>;

// A card by its kind: a good and a value, or the gold card, which is no good (A1).
struct Card {
    std::uint8_t kind = goods * valueCount;

    constexpr Card() = default;
    constexpr explicit Card(int number) : kind(static_cast<std::uint8_t>(number)) {}
    constexpr Card(Good good, int value) : Card(static_cast<int>(good) * valueCount + value) {}

    constexpr Good good() const { return static_cast<Good>(kind / valueCount); }
    constexpr int value() const { return kind == goods * valueCount ? 10 : kind % valueCount; }

    friend bool operator==(const Card &, const Card &) = default;
};

inline constexpr Card goldCard{};
inline constexpr int cardKinds = goods * valueCount + 1;

// A1: how many cards of each kind there are.
inline constexpr auto wholeDeck = [] {
    std::array<std::uint8_t, cardKinds> counts{};
    counts.fill(1);
    for (int good = 0; good < goods; ++good)
        counts[Card(static_cast<Good>(good), 5).kind] = 2;
    return counts;
}();

// The cards that nobody has seen today: those of the deck and those set aside, which are equally likely to
// come. How many there are of each kind is in two sets of bits, because playouts ask at every card.
class Unseen {
public:
    constexpr int count(Card card) const
    {
        return static_cast<int>((m_some >> card.kind & 1) + (m_two >> card.kind & 1));
    }

    constexpr int count(Good good) const
    {
        const std::uint32_t kinds =
            good == Good::Gold ? 1U << goldCard.kind : 0x3fU << static_cast<int>(good) * valueCount;
        return std::popcount(m_some & kinds) + std::popcount(m_two & kinds);
    }

    constexpr void remove(Card card)
    {
        const std::uint32_t bit = 1U << card.kind;
        m_some &= ~bit | m_two;
        m_two &= ~bit;
    }

    // Calls act(card, how many) for every kind there is.
    template <class Act>
    constexpr void forEach(Act act) const
    {
        for (std::uint32_t rest = m_some; rest != 0; rest &= rest - 1) {
            const int kind = std::countr_zero(rest);
            act(Card(kind), static_cast<int>(1 + (m_two >> kind & 1)));
        }
    }

    // All of it as one number.
    constexpr std::uint64_t bits() const { return std::uint64_t{m_two} << 32 | m_some; }

    friend bool operator==(const Unseen &, const Unseen &) = default;

private:
    static constexpr std::uint32_t fives = 1U << 5 | 1U << 11 | 1U << 17 | 1U << 23 | 1U << 29;

    std::uint32_t m_some = (1U << cardKinds) - 1; // at least one
    std::uint32_t m_two = fives;
};

} // namespace medici::auction
