#pragma once

#include "engine/rules/seat.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace medici::card {

inline constexpr int goods = 5;

enum class Good : std::uint8_t { Spice, Dye, Grain, Fur, Cloth, None };
inline constexpr std::array<std::string_view, goods> goodWords{"spice", "dye", "grain", "fur", "cloth"};

inline constexpr std::array allGoods{Good::Spice, Good::Dye, Good::Grain, Good::Fur, Good::Cloth};

constexpr std::size_t indexOf(Good good)
{
    return static_cast<std::size_t>(good);
}

template <class T>
using PerGood = std::array<T, goods>;

// C3: the deck. Every good has the cards of the first table, and then there are the neutral ones.
// A correction here is another game: it takes another version of the record format.
struct DeckLine {
    std::uint8_t value;
    std::uint8_t symbols;
    bool flag; // C2: green, takes no space
    std::uint8_t copies;
};

inline constexpr std::array linesOfEachGood{
    DeckLine{2, 1, false, 4}, DeckLine{3, 1, false, 4}, DeckLine{4, 1, false, 4},
    DeckLine{5, 1, false, 4}, DeckLine{0, 2, false, 2}, DeckLine{0, 1, true, 2},
};
inline constexpr std::array neutralLines{
    DeckLine{2, 0, true, 5},  // green
    DeckLine{7, 0, false, 5}, // black
};

// A kind of card, by number: those of the first good, those of the second and so on, the neutral ones.
// It is the code of turning up such a card.
using Kind = std::uint8_t;

inline constexpr std::size_t kindsOfGood = linesOfEachGood.size();
inline constexpr std::size_t kinds = goods * kindsOfGood + neutralLines.size();

struct Card {
    Good good;
    std::uint8_t value;
    std::uint8_t symbols;
    std::uint8_t space; // that it takes on a ship

    constexpr bool neutral() const { return good == Good::None; }
    constexpr bool flag() const { return space == 0; }

    friend bool operator==(const Card &, const Card &) = default;
};

constexpr const DeckLine &lineOf(std::size_t kind)
{
    return kind < goods * kindsOfGood ? linesOfEachGood[kind % kindsOfGood]
                                      : neutralLines[kind - goods * kindsOfGood];
}

// `None` has the number behind those of the goods, and so few kinds that they are all of that number.
inline constexpr auto cards = [] {
    std::array<Card, kinds> table{};
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        const DeckLine &line = lineOf(kind);
        table[kind] = {static_cast<Good>(kind / kindsOfGood), line.value, line.symbols,
                       static_cast<std::uint8_t>(line.flag ? 0 : 1)};
    }
    return table;
}();

constexpr const Card &cardOf(Kind kind)
{
    return cards[kind];
}

// By house rules there may be so many copies at most.
inline constexpr int mostCopies = 5;        // of the values
inline constexpr int mostSpecialCopies = 3; // of what has two symbols or a flag
inline constexpr int mostNeutralCopies = 8;

// How many cards of each kind there are somewhere.
using Counts = std::array<std::uint8_t, kinds>;

inline constexpr auto fullDeck = [] {
    Counts counts{};
    for (std::size_t kind = 0; kind < kinds; ++kind)
        counts[kind] = lineOf(kind).copies;
    return counts;
}();

template <class Counted>
constexpr int inFullDeck(Counted counted)
{
    int sum = 0;
    for (std::size_t kind = 0; kind < kinds; ++kind)
        sum += counted(cards[kind]) ? fullDeck[kind] : 0;
    return sum;
}

inline constexpr int deckSize = inFullDeck([](const Card &) { return true; });
inline constexpr int freeCards = inFullDeck([](const Card &card) { return card.flag(); });

// The same by house rules, at most.
inline constexpr int mostCards = goods * (4 * mostCopies + 2 * mostSpecialCopies) + 2 * mostNeutralCopies;
inline constexpr int mostFreeCards = goods * mostSpecialCopies + mostNeutralCopies;

} // namespace medici::card
