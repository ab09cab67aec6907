#pragma once

#include "engine/rules/bill.h"
#include "variants/gemstones/rules/sheet.h"

// What the lines of a bill (Rules::bill) are for: the columns. What is compared is a column's place by its
// sum, and it is held against where the column stands. Besides sums, how many numbers there are is counted,
// and who won before the end.
namespace medici::gemstones::source {

constexpr int column(std::size_t gem)
{
    return static_cast<int>(gem);
}

constexpr int numbers(std::size_t gem)
{
    return gems + static_cast<int>(gem);
}

inline constexpr int won = 2 * gems;

} // namespace medici::gemstones::source
