#pragma once

#include "app/contests/ruletrial.h"

#include <chrono>
#include <vector>

namespace medici {

// What a deal by both rules and a probe of it take, played by one thread.
struct TrialCost {
    using Seconds = std::chrono::duration<double>;

    Level level = Level::Easy;
    int playouts = 0; // for a decision; 0: as many as the level has
    Seconds deal{};
    Seconds probe{};
};

// Fewer deals are hardly worth looking at, more tell hardly more.
inline constexpr int enoughDeals = 1000;
inline constexpr int mostDeals = 2500;

// The trial with the strongest players of whom enough deals can be played in the time, and as many deals as
// can be; where there is time for enough by nobody, with the first of them. A quarter of the time is for
// probes.
RuleTrial paced(RuleTrial trial, const std::vector<TrialCost> &costs, TrialCost::Seconds time, int jobs);

// Measured by playing a little: from easy players who hardly look ahead on, as long as the next stronger ones
// may still be quick enough. Nothing if it was stopped.
std::vector<TrialCost> measuredCosts(const RuleTrial &trial, TrialCost::Seconds time, int jobs,
                                     const Cancellation &cancelled);

} // namespace medici
