#pragma once

#include "engine/rules/seat.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace medici {

// What a result is worth to a seat: a won game 100,000, and a little for the margin; alone, the score.
using Worth = std::int32_t;

// What the end of a game is worth to each seat.
template <class R>
PerSeat<Worth> worthOf(const typename R::State &state)
{
    const int seats = R::seats(state);
    PerSeat<int> scores = R::scores(state);
    if constexpr (R::lowestScoreWins)
        for (int &score : scores)
            score = -score;
    PerSeat<Worth> worth{};
    if (seats == 1) {
        worth[0] = 1000 * scores[0];
        return worth;
    }
    const PerSeat<int> places = R::places(state);
    const auto winners = static_cast<Worth>(std::count(places.begin(), places.begin() + seats, 1));
    for (int seat = 0; seat < seats; ++seat) {
        const auto own = static_cast<std::size_t>(seat);
        int best = std::numeric_limits<int>::min();
        for (std::size_t other = 0; other < static_cast<std::size_t>(seats); ++other)
            if (other != own)
                best = std::max(best, scores[other]);
        // The margin settles what playouts cannot tell apart: who is winning anyway plays for points.
        worth[own] =
            (places[own] == 1 ? 100'000 / winners : 0) + 250 * std::clamp(scores[own] - best, -100, 100);
    }
    return worth;
}

} // namespace medici
