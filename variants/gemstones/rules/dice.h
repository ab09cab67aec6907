#pragma once

#include "engine/rules/seat.h"
#include "engine/rules/sets.h"

#include <bit>
#include <cstdint>

// The ten dice of a roll: the coloured ones are numbered 0 to 4, the numbered ones 5 to 9.
namespace medici::gemstones {

inline constexpr int diceOfAKind = 5;
inline constexpr int dice = 2 * diceOfAKind;
inline constexpr int sides = 6;

// A set of dice by number.
using DiceSet = std::uint16_t;

inline constexpr DiceSet gemDice = (1 << diceOfAKind) - 1;
inline constexpr DiceSet numberDice = gemDice << diceOfAKind;
inline constexpr DiceSet allDice = gemDice | numberDice;
inline constexpr DiceSet fictionalDice = 0b0001100011; // G14

// Of a set that is not empty: the last die stands guard, so that compilers know it, too.
constexpr int firstDie(DiceSet set)
{
    return std::countr_zero(static_cast<unsigned>(set) | 1U << (dice - 1));
}

// Codes of decisions: what is offered again or kept (0) is the set of dice to roll, and pairs come after
// all of those, so that no move can be taken for another.
inline constexpr Code keep = 0;
inline constexpr Code firstPair = 1 << dice;

struct Pair {
    std::uint8_t gem = 0;    // coloured die, 0 to 4
    std::uint8_t number = 0; // numbered die, 0 to 4

    constexpr DiceSet set() const { return static_cast<DiceSet>(1U << gem | 1U << (number + diceOfAKind)); }

    friend bool operator==(const Pair &, const Pair &) = default;
};

constexpr Code codeOf(Pair pair)
{
    return static_cast<Code>(firstPair + pair.gem * diceOfAKind + pair.number);
}

constexpr Code codeOfPair(int gemDie, int numberDie)
{
    return static_cast<Code>(firstPair + gemDie * diceOfAKind + numberDie - diceOfAKind);
}

constexpr Pair pairOf(Code code)
{
    const int place = code - firstPair;
    return {static_cast<std::uint8_t>(place / diceOfAKind), static_cast<std::uint8_t>(place % diceOfAKind)};
}

} // namespace medici::gemstones
