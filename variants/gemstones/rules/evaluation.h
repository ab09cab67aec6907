#pragma once

#include "engine/rules/ranges.h"
#include "variants/gemstones/rules/sheet.h"

#include <compare>

// What the columns are worth when the game is over: G18 and G19.
namespace medici::gemstones {

// The place of each column among the six by its sum, 1 for the lowest; equal sums from left to right.
PerGem<int> ranksOf(const Sheet &sheet);

// How far a column's place by its sum is from where it stands.
int distanceOf(const PerGem<int> &ranks, std::size_t gem);

// How far the columns are from their places altogether; the lowest score is the best.
int scoreOf(const Sheet &sheet);

// Who is ahead in the evaluation: by score, then by the emptiest column, the second emptiest and so on.
// The greater evaluation is ahead.
struct Evaluation {
    int score = 0;
    PerGem<std::uint8_t> filled{}; // ascending

    friend std::strong_ordering operator<=>(const Evaluation &a, const Evaluation &b)
    {
        if (a.score != b.score)
            return b.score <=> a.score;
        const auto [own, other] = ranges::mismatch(a.filled, b.filled);
        return own == a.filled.end() ? std::strong_ordering::equal : *own <=> *other;
    }
    friend bool operator==(const Evaluation &, const Evaluation &) = default;
};

Evaluation evaluationOf(const Sheet &sheet);

} // namespace medici::gemstones
