#pragma once

#include <bit>

namespace medici {

// Sets of small numbers, a bit for each: dice on the table, places in a row.

template <class Set, class Number>
constexpr bool contains(Set set, Number number)
{
    return (set >> number & 1) != 0;
}

template <class Set, class Act>
constexpr void forEachIn(Set set, Act act) // ascending
{
    for (auto rest = static_cast<unsigned>(set); rest != 0; rest &= rest - 1)
        act(std::countr_zero(rest));
}

} // namespace medici
