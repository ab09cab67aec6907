#pragma once

#include "engine/rules/pile.h"

#include <array>
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

inline constexpr int mostCopies = 3; // of a card, by house rules

using Deck = std::array<std::uint8_t, cardKinds>;

// The cards that nobody has seen today: those of the deck and those set aside, which are equally likely to
// come.
class Unseen {
public:
    constexpr Unseen() = default;
    constexpr explicit Unseen(const Deck &deck) : m_pile(deck) {}

    constexpr int count(Card card) const { return m_pile[card.kind]; }

    constexpr int count(Good good) const
    {
        const std::size_t first = static_cast<std::size_t>(good) * valueCount;
        const std::size_t end = good == Good::Gold ? first + 1 : first + valueCount;
        int sum = 0;
        for (std::size_t kind = first; kind < end; ++kind)
            sum += m_pile[kind];
        return sum;
    }

    constexpr void remove(Card card) { m_pile.remove(card.kind); }

    // Calls act(card, how many) for every kind there is.
    template <class Act>
    constexpr void forEach(Act act) const
    {
        for (int kind = 0; kind < cardKinds; ++kind)
            if (const int count = m_pile[static_cast<std::size_t>(kind)]; count != 0)
                act(Card(kind), count);
    }

    constexpr const Pile &pile() const { return m_pile; }

    friend bool operator==(const Unseen &, const Unseen &) = default;

private:
    Pile m_pile = Pile(wholeDeck);
};

} // namespace medici::auction
