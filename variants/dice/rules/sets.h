#pragma once

#include "engine/rules/choices.h"
#include "engine/rules/sets.h"

#include <array>
#include <bit>
#include <cstdint>
#include <span>

namespace medici::dice {

inline constexpr int dice = 5;

// A set of dice by number; a move's code is the set it takes.
using DiceSet = std::uint8_t;

inline constexpr DiceSet allDice = (1 << dice) - 1;

// Every set, the small ones first, so that the sets of some sizes are a stretch of it.
inline constexpr auto setsBySize = [] {
    std::array<Choice, allDice> sets{};
    std::size_t next = 0;
    for (int size = 1; size <= dice; ++size)
        for (unsigned set = 1; set <= allDice; ++set)
            if (std::popcount(set) == size)
                sets[next++] = {static_cast<Code>(set), 1};
    return sets;
}();

inline std::span<const Choice> setsOfSizes(int least, int most)
{
    constexpr std::array<int, dice + 1> upTo{0, 5, 15, 25, 30, 31};
    return {setsBySize.data() + upTo[static_cast<std::size_t>(least) - 1],
            setsBySize.data() + upTo[static_cast<std::size_t>(most)]};
}

// The dice of a set, one by one.
struct Singles {
    std::array<Choice, dice> choices{};
    std::size_t count = 0;
};

inline constexpr auto singlesOf = [] {
    std::array<Singles, allDice + 1> table{};
    for (unsigned set = 0; set <= allDice; ++set)
        forEachIn(set, [&](int die) {
            table[set].choices[table[set].count++] = {static_cast<Code>(1 << die), 1};
        });
    return table;
}();

inline std::span<const Choice> singles(DiceSet set)
{
    return std::span(singlesOf[set].choices).first(singlesOf[set].count);
}

} // namespace medici::dice
