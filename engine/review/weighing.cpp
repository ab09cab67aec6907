#include "engine/review/weighing.h"

#include "engine/rules/ranges.h"

#include <cmath>

namespace medici {

Expected times(double factor, const Expected &expected)
{
    return {factor * expected.mean,
            expected.error ? std::optional(std::abs(factor) * *expected.error) : std::nullopt};
}

const WeighedMove &moveOf(const Evaluation &evaluation, Code code)
{
    return *ranges::find(evaluation.moves, code, &WeighedMove::code);
}

Gain gainOf(const Outlook &difference, const Game &table)
{
    // The unit of worths (engine/players/worth.h) is a thousandth of a percent of a won game, or of a point.
    constexpr double ofWorth = 0.001;
    const auto own = static_cast<std::size_t>(table.actor());
    return {times(ofWorth, difference.worth), times(table.lowestScoreWins() ? -1 : 1, difference.scores[own]),
            difference.wins[own]};
}

void clean(Gain &gain)
{
    constexpr double nothing = 1e-9;
    for (Expected *figure : {&gain.worth, &gain.points, &gain.wins})
        if (std::abs(figure->mean) < nothing)
            figure->mean = 0;
}

std::vector<ExpectedLine> billOf(const Outlook &difference, double factor, Seat own)
{
    std::vector<ExpectedLine> bill;
    for (const ExpectedLine &line : difference.sources) {
        const double error = line.points.error.value_or(0);
        const double least = line.seat == own ? 0 : doubt * error;
        if (std::abs(line.points.mean) > least || (line.seat == own && error > 0))
            bill.push_back({line.source, 0, line.seat, times(factor, line.points)});
    }
    return bill;
}

} // namespace medici
