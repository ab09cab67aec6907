#include "variants/gemstones/rules/evaluation.h"

#include "engine/rules/ranges.h"
#include "engine/rules/ranking.h"

#include <cstdlib>

namespace medici::gemstones {

PerGem<int> ranksOf(const Sheet &sheet)
{
    PerGem<int> sums{};
    for (std::size_t gem = 0; gem < gems; ++gem)
        sums[gem] = sheet.columns[gem].sum() * gems + static_cast<int>(gem); // no two are equal
    PerGem<int> ranks{};
    for (std::size_t gem = 0; gem < gems; ++gem)
        ranks[gem] = standingOf(sums, gems, gem, std::less()).place();
    return ranks;
}

int distanceOf(const PerGem<int> &ranks, std::size_t gem)
{
    return std::abs(ranks[gem] - static_cast<int>(gem) - 1);
}

int scoreOf(const Sheet &sheet)
{
    const PerGem<int> ranks = ranksOf(sheet);
    int score = 0;
    for (std::size_t gem = 0; gem < gems; ++gem)
        score += distanceOf(ranks, gem);
    return score;
}

Evaluation evaluationOf(const Sheet &sheet)
{
    Evaluation evaluation;
    evaluation.score = scoreOf(sheet);
    ranges::transform(sheet.columns, evaluation.filled.begin(), &Column::filled);
    ranges::sort(evaluation.filled);
    return evaluation;
}

} // namespace medici::gemstones
