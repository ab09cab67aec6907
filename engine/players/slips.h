#pragma once

#include "engine/players/liking.h"
#include "engine/rules/chance.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

namespace medici {

// Which move somebody makes who does not always make the best one, where moves cost so much: often one that
// is a little worse, seldom one that is much worse, and never one that costs more than twice what moves cost
// on average. One that costs `slips` hundredths of that is made e times more seldom than the best. Nothing
// where there is nothing between them.
inline std::optional<std::size_t> slipOf(std::span<const std::int64_t> losses, int slips, PlayoutRandom &luck)
{
    const auto cost = [](std::int64_t loss) { return std::max<std::int64_t>(loss, 0); };
    const auto others = static_cast<std::int64_t>(losses.size()) - 1;
    const std::int64_t sum =
        std::accumulate(losses.begin(), losses.end(), std::int64_t{0},
                        [&](std::int64_t before, std::int64_t loss) { return before + cost(loss); });
    if (others < 1 || sum < others)
        return std::nullopt;
    const float fault =
        static_cast<float>(sum) / static_cast<float>(others) * static_cast<float>(slips) / 100;
    std::vector<Likelihood> weights;
    for (const std::int64_t loss : losses)
        weights.push_back(
            cost(loss) * others > 2 * sum ? 0 : Liking::weightOf(static_cast<float>(cost(loss)) / fault));
    Likelihood point = luck.below(std::accumulate(weights.begin(), weights.end(), Likelihood{0}));
    std::size_t made = 0;
    while (point >= weights[made])
        point -= weights[made++];
    return made;
}

} // namespace medici
