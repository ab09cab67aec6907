#include "app/contests/trialpace.h"

#include <algorithm>
#include <array>

namespace medici {

namespace {

using Seconds = TrialCost::Seconds;

// Of what threads could do, so much is counted on: others use the machine as well.
constexpr double countedOn = 0.8;
constexpr double forDeals = 0.75;

// Who comes next thinks longer by so much at least.
constexpr double leastStep = 1.5;

// The first of them plays nearly as it would in a playout.
struct Thinker {
    Level level;
    int playouts;
};

constexpr std::array thinkers{Thinker{Level::Easy, 2}, Thinker{Level::Easy, 0}, Thinker{Level::Normal, 0},
                              Thinker{Level::Hard, 0}};

Seconds forEach(Seconds time, int jobs, int deals)
{
    return time * (countedOn * forDeals * jobs / deals);
}

// Plays pieces of this kind for a moment; nothing if it was stopped.
std::optional<Seconds> measured(RuleTrial trial, bool probes, const Cancellation &cancelled)
{
    constexpr Seconds moment(0.05);
    constexpr int most = 200;
    trial.deals = most;
    trial.probes = probes ? most / 2 : 0;
    const auto start = std::chrono::steady_clock::now();
    int played = 0;
    Seconds taken{};
    for (int piece = 0; piece < trial.pieces() && taken < moment; ++piece) {
        if (trial.piece(piece).probe != probes)
            continue;
        if (!playPiece(trial, piece, cancelled))
            return std::nullopt;
        ++played;
        taken = std::chrono::steady_clock::now() - start;
    }
    return taken / std::max(1, played);
}

} // namespace

RuleTrial paced(RuleTrial trial, const std::vector<TrialCost> &costs, Seconds time, int jobs)
{
    TrialCost chosen = costs.front();
    for (const TrialCost &cost : costs)
        if (cost.deal <= forEach(time, jobs, enoughDeals))
            chosen = cost;
    const Seconds all = time * (countedOn * jobs);
    trial.level = chosen.level;
    trial.playouts = chosen.playouts;
    trial.deals = std::clamp(static_cast<int>(all * forDeals / chosen.deal), 2, mostDeals);
    trial.probes = trial.stronger() && chosen.probe > Seconds::zero()
        ? std::min(static_cast<int>(all * (1 - forDeals) / chosen.probe), trial.deals / 2)
        : 0;
    return trial;
}

std::vector<TrialCost> measuredCosts(const RuleTrial &trial, Seconds time, int jobs,
                                     const Cancellation &cancelled)
{
    std::vector<TrialCost> costs;
    RuleTrial tried = trial;
    for (const Thinker &thinker : thinkers) {
        if (!costs.empty() && costs.back().deal * leastStep > forEach(time, jobs, enoughDeals))
            break;
        tried.level = thinker.level;
        tried.playouts = thinker.playouts;
        if (costs.empty() && !measured(tried, false, cancelled)) // what is made once is made now
            return {};
        const std::optional<Seconds> deal = measured(tried, false, cancelled);
        const std::optional<Seconds> probe =
            deal && tried.stronger() ? measured(tried, true, cancelled) : Seconds::zero();
        if (!deal || !probe)
            return {};
        costs.push_back({thinker.level, thinker.playouts, *deal, *probe});
    }
    return costs;
}

} // namespace medici
