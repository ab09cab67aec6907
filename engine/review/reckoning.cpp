#include "engine/review/reckoning.h"

#include <algorithm>
#include <cmath>

namespace medici {

namespace {

// They are independent: each was measured with luck of its own.
void add(Expected &sum, const Expected &figure, double factor = 1)
{
    sum.mean += factor * figure.mean;
    sum.error = std::hypot(sum.error.value_or(0), figure.error.value_or(0));
}

double shareOfTheWin(const PerSeat<int> &places, std::size_t seats, std::size_t seat)
{
    const auto winners = std::count(places.begin(), places.begin() + static_cast<std::ptrdiff_t>(seats), 1);
    return places[seat] == 1 ? 1 / static_cast<double>(winners) : 0;
}

} // namespace

std::vector<Reckoning> reckoningOf(const Findings &findings, const Game &end, bool whole)
{
    const auto seats = static_cast<std::size_t>(end.seats());
    std::vector<Reckoning> reckonings(seats);
    for (const auto &[event, judgement] : findings.judgements) {
        Reckoning &own = reckonings[static_cast<std::size_t>(judgement.seat)];
        ++own.decisions;
        ++own.grades[static_cast<std::size_t>(judgement.grade)];
        add(own.points, judgement.cost.points);
        add(own.wins, judgement.cost.wins);
    }
    if (!end.over() || !whole || !findings.outset)
        return reckonings;

    const PerSeat<int> scores = end.scores();
    const PerSeat<int> places = end.places();
    for (std::size_t seat = 0; seat < seats; ++seat) {
        Expected points{static_cast<double>(scores[seat]), 0.0};
        Expected wins{shareOfTheWin(places, seats, seat), 0.0};
        add(points, findings.outset->scores[seat], -1);
        add(wins, findings.outset->wins[seat], -1);
        for (const auto &[event, judgement] : findings.judgements) {
            add(points, judgement.pointsMoved[seat], -1);
            add(wins, judgement.winsMoved[seat], -1);
        }
        if (end.lowestScoreWins())
            points.mean = -points.mean;
        reckonings[seat].luckPoints = points;
        reckonings[seat].luckWins = wins;
    }
    return reckonings;
}

} // namespace medici
