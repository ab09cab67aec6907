#include "engine/review/weighing.h"

#include "engine/rules/ranges.h"

#include <algorithm>
#include <cmath>
#include <limits>

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

std::optional<Lead> leadOf(const Outlook &better, const Outlook &worse, const Outlook &difference, Seat own)
{
    constexpr double least = 0.15; // less is not worth a word
    const auto chanceIn = [](const Outlook &outlook, const ExpectedLead &lead) {
        const auto found = ranges::find_if(outlook.leads, [&](const ExpectedLead &other) {
            return other.source == lead.source && other.round == lead.round && other.seat == lead.seat;
        });
        return found == outlook.leads.end() ? 0 : found->chance.mean;
    };
    // What was scored is the same with every move.
    const auto changed = [&](const ExpectedLead &lead) { return lead.seat == own && lead.chance.mean != 0; };
    int next = std::numeric_limits<int>::max();
    for (const ExpectedLead &lead : difference.leads)
        if (changed(lead))
            next = std::min(next, lead.round);
    std::optional<Lead> most;
    double gained = least;
    for (const ExpectedLead &lead : difference.leads) {
        const Lead found{lead.source, lead.round, chanceIn(better, lead), chanceIn(worse, lead)};
        if (changed(lead) && lead.round == next && found.best - found.played >= gained
            && std::abs(lead.chance.mean) > doubt * lead.chance.error.value_or(1)) {
            most = found;
            gained = found.best - found.played;
        }
    }
    return most;
}

} // namespace medici
