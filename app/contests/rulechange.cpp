#include "app/contests/rulechange.h"

#include "engine/rules/ranges.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace medici {

namespace {

using Kind = RuleFigure::Kind;

// Before so many deals nothing is said: how far figures may be off is not known well itself.
constexpr int leastDeals = 30;

// One figure over all deals; a deal is one observation.
struct Course {
    Kind kind;
    int of = 0;
    std::array<Average, 2> rules{};
    Average change{};

    void add(const std::array<std::optional<double>, 2> &values)
    {
        for (std::size_t side = 0; side < 2; ++side)
            if (values[side])
                rules[side].add(*values[side]);
        if (values[0] && values[1])
            change.add(*values[1] - *values[0]);
    }

    RuleFigure figure() const
    {
        RuleFigure figure{kind, of};
        const auto estimated = [&](const Average &average) -> std::optional<Estimate> {
            if (average.blocks() == 0)
                return std::nullopt;
            return figure.share() ? average.estimateOf(average.blocks()) : average.estimate();
        };
        for (std::size_t side = 0; side < 2; ++side)
            figure.rules[side] = estimated(rules[side]);
        figure.change = estimated(change);
        return figure;
    }
};

double meanOf(const std::vector<int> &numbers)
{
    return std::accumulate(numbers.begin(), numbers.end(), 0.0) / static_cast<double>(numbers.size());
}

// How far the best score is from the next one, or from the worst. Which is the best the places say, so that
// it does not matter whether high scores win.
double distanceIn(const TrialGame &game, bool toTheWorst)
{
    std::vector<int> scores = game.scores;
    const auto winner = static_cast<std::size_t>(ranges::find(game.places, 1) - game.places.begin());
    const int best = scores[winner];
    scores.erase(scores.begin() + static_cast<std::ptrdiff_t>(winner));
    const auto [least, most] = std::minmax_element(scores.begin(), scores.end());
    const double near = std::min(std::abs(best - *least), std::abs(best - *most));
    const double far = std::max(std::abs(best - *least), std::abs(best - *most));
    return toTheWorst ? far : near;
}

std::optional<double> leaderWins(const TrialGame &game)
{
    if (game.leaders.empty())
        return std::nullopt;
    double share = 0;
    for (const int seat : game.leaders)
        share += game.share(static_cast<std::size_t>(seat));
    return share / static_cast<double>(game.leaders.size());
}

std::optional<double> valueIn(const TrialGame &game, Kind kind, int of)
{
    switch (kind) {
    case Kind::Wins:
        return game.share(static_cast<std::size_t>(of));
    case Kind::Score:
        return meanOf(game.scores);
    case Kind::Lead:
        return distanceIn(game, false);
    case Kind::Spread:
        return distanceIn(game, true);
    case Kind::Ties:
        return ranges::count(game.places, 1) > 1 ? 1 : 0;
    case Kind::Leader:
        return leaderWins(game);
    case Kind::Decisions:
        return game.decisions;
    case Kind::Events:
        return game.events;
    case Kind::Source:
        break;
    }
    const auto found = game.sources.find(of);
    return found == game.sources.end()
        ? 0
        : static_cast<double>(found->second) / static_cast<double>(game.scores.size());
}

std::set<int> sourcesIn(const PlayedTrial &played)
{
    std::set<int> sources;
    for (const auto &[piece, pair] : played.pairs)
        for (const TrialGame &game : pair.games)
            for (const auto &[source, points] : game.sources)
                sources.insert(source);
    return sources;
}

std::vector<Course> coursesOf(const PlayedTrial &played)
{
    const int seats = played.trial.seats();
    std::vector<Course> courses;
    if (seats > 1) {
        for (int seat = 0; seat < seats; ++seat)
            courses.push_back({Kind::Wins, seat});
        for (const Kind kind : {Kind::Leader, Kind::Ties, Kind::Lead, Kind::Spread})
            if (kind != Kind::Spread || seats > 2)
                courses.push_back({kind});
    }
    for (const Kind kind : {Kind::Decisions, Kind::Events, Kind::Score})
        courses.push_back({kind});
    for (const int source : sourcesIn(played))
        courses.push_back({Kind::Source, source});
    return courses;
}

bool beyond(const std::optional<Estimate> &change, double reach)
{
    return change && change->margin && std::abs(change->mean) > reach * *change->margin;
}

// What the stronger player's seat has more in the probe than in the same game without it.
std::optional<RuleTrust> trustIn(const PlayedTrial &played)
{
    const RuleTrial &trial = played.trial;
    std::map<int, const TrialPair *> deals;
    for (const auto &[number, pair] : played.pairs)
        if (const RuleTrial::Piece piece = trial.piece(number); !piece.probe)
            deals[piece.deal] = &pair;
    RuleTrust trust;
    trust.alone = trial.seats() == 1;
    std::array<Average, 2> gains;
    Average change;
    for (const auto &[number, pair] : played.pairs) {
        const RuleTrial::Piece piece = trial.piece(number);
        const auto deal = deals.find(piece.deal);
        if (!piece.probe || deal == deals.end())
            continue;
        const auto seat = static_cast<std::size_t>(trial.seatOfProbe(piece.deal));
        std::array<double, 2> gain{};
        for (std::size_t side = 0; side < 2; ++side) {
            const TrialGame &with = pair.games[side];
            const TrialGame &without = deal->second->games[side];
            gain[side] = trust.alone ? with.scores[seat] - without.scores[seat]
                                     : with.share(seat) - without.share(seat);
            gains[side].add(gain[side]);
        }
        change.add(gain[1] - gain[0]);
        ++trust.probes;
    }
    if (trust.probes < 2)
        return std::nullopt;
    const auto estimated = [&](const Average &average) {
        return trust.alone ? average.estimate() : average.estimateOf(trust.probes);
    };
    for (std::size_t side = 0; side < 2; ++side)
        trust.gain[side] = estimated(gains[side]);
    trust.change = estimated(change);
    trust.sure = trust.probes >= leastDeals && beyond(trust.change, 1);
    return trust;
}

} // namespace

double reachAmong(std::size_t figures)
{
    const double chance = 0.05 / static_cast<double>(std::max<std::size_t>(1, figures));
    double low = 0;
    double high = 40;
    for (int step = 0; step < 60; ++step) {
        const double middle = (low + high) / 2;
        (std::erfc(middle / std::sqrt(2.0)) > chance ? low : high) = middle;
    }
    constexpr double usual = 1.959964; // of one figure
    return std::max(1.0, low / usual);
}

const RuleFigure *RuleChange::find(Kind kind, int of) const
{
    const auto found = ranges::find_if(
        figures, [&](const RuleFigure &figure) { return figure.kind == kind && figure.of == of; });
    return found == figures.end() ? nullptr : &*found;
}

RuleChange changeIn(const PlayedTrial &played)
{
    std::vector<Course> courses = coursesOf(played);
    RuleChange change;
    for (const auto &[number, pair] : played.pairs) {
        if (played.trial.piece(number).probe)
            continue;
        ++change.deals;
        for (Course &course : courses)
            course.add({valueIn(pair.games[0], course.kind, course.of),
                        valueIn(pair.games[1], course.kind, course.of)});
    }
    const double reach = reachAmong(courses.size());
    const bool enough = change.deals >= leastDeals;
    for (const Course &course : courses) {
        RuleFigure figure = course.figure();
        if (!figure.rules[0] && !figure.rules[1])
            continue;
        figure.sure = enough && beyond(figure.change, reach);
        change.figures.push_back(figure);
    }
    change.trust = trustIn(played);
    return change;
}

} // namespace medici
