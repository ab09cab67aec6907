#include "variants/gemstones/rules/evaluation.h"

#include "engine/rules/ranges.h"

#include <cstdlib>

namespace medici::gemstones {

PerGem<int> ranksOf(const Sheet &sheet)
{
    PerGem<int> ranks{};
    for (std::size_t gem = 0; gem < gems; ++gem) {
        const int sum = sheet.columns[gem].sum();
        ranks[gem] = 1;
        for (std::size_t other = 0; other < gems; ++other) {
            const int rival = sheet.columns[other].sum();
            ranks[gem] += rival < sum || (rival == sum && other < gem);
        }
    }
    return ranks;
}

int scoreOf(const Sheet &sheet)
{
    const PerGem<int> ranks = ranksOf(sheet);
    int score = 0;
    for (std::size_t gem = 0; gem < gems; ++gem)
        score += std::abs(ranks[gem] - static_cast<int>(gem) - 1);
    return score;
}

Standing standingOf(const Sheet &sheet)
{
    Standing standing;
    standing.score = scoreOf(sheet);
    ranges::transform(sheet.columns, standing.filled.begin(), &Column::filled);
    ranges::sort(standing.filled);
    return standing;
}

} // namespace medici::gemstones
