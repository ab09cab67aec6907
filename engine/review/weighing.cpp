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

namespace {

double chanceIn(const Outlook &outlook, const ExpectedLead &lead, Seat seat)
{
    const auto found = ranges::find_if(outlook.leads, [&](const ExpectedLead &other) {
        return other.source == lead.source && other.round == lead.round && other.places == lead.places
            && other.seat == seat;
    });
    return found == outlook.leads.end() ? 0 : found->chance.mean;
}

bool beyondDoubt(const Expected &chance)
{
    return std::abs(chance.mean) > doubt * chance.error.value_or(1);
}

} // namespace

std::vector<Lead> leadsOf(const Outlook &better, const Outlook &worse, const Outlook &difference, Seat own)
{
    constexpr double least = 0.15; // less is not worth a word
    constexpr std::size_t most = 2;
    // What was scored is the same with every move.
    const auto changed = [&](const ExpectedLead &lead) { return lead.seat == own && lead.chance.mean != 0; };
    int next = std::numeric_limits<int>::max();
    for (const ExpectedLead &lead : difference.leads)
        if (changed(lead))
            next = std::min(next, lead.round);
    std::vector<Lead> leads;
    for (const ExpectedLead &lead : difference.leads) {
        Lead found{
            lead.source, lead.round, lead.places, chanceIn(better, lead, own), chanceIn(worse, lead, own),
            {}};
        const double gained = found.best - found.played;
        if (!changed(lead) || lead.round != next || gained < least || !beyondDoubt(lead.chance))
            continue;
        for (const ExpectedLead &other : difference.leads)
            if (other.seat != own && other.source == lead.source && other.round == lead.round
                && other.places == lead.places && beyondDoubt(other.chance)
                && chanceIn(worse, lead, other.seat) - chanceIn(better, lead, other.seat) > gained / 2)
                found.instead = other.seat;
        leads.push_back(found);
    }
    ranges::stable_sort(leads,
                        [](const Lead &a, const Lead &b) { return a.best - a.played > b.best - b.played; });
    std::vector<Lead> told;
    for (const Lead &lead : leads) // of each source once
        if (told.size() < most && ranges::find(told, lead.source, &Lead::source) == told.end())
            told.push_back(lead);
    return told;
}

} // namespace medici
