#include "app/contests/tally.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace medici {

namespace {

constexpr std::int64_t wholeWin = 60; // can be shared by two to six

std::int64_t toThreeDigits(std::int64_t number)
{
    std::int64_t step = 1;
    while (number / step >= 1000)
        step *= 10;
    return (number + step / 2) / step * step;
}

} // namespace

void Times::add(std::chrono::nanoseconds time)
{
    ++m_counts[toThreeDigits(time.count())];
    ++m_count;
    m_sum += time.count();
    m_most = std::max<std::int64_t>(m_most, time.count());
}

double Times::mean() const
{
    return m_count == 0 ? 0 : milliseconds(m_sum) / static_cast<double>(m_count);
}

double Times::median() const
{
    std::int64_t below = 0;
    for (const auto &[time, count] : m_counts) {
        below += count;
        if (2 * below >= m_count)
            return milliseconds(time);
    }
    return 0;
}

Tally::Tally(const Contest &contest) : m_contest(contest), m_rows(contest.players.size()) {}

void Tally::add(const PlayedGame &game)
{
    const int table = std::accumulate(game.scores.begin(), game.scores.begin() + m_contest.seats(), 0);
    const auto winners = std::count(game.places.begin(), game.places.begin() + m_contest.seats(), 1);
    for (int seat = 0; seat < m_contest.seats(); ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        Row &row = m_rows[static_cast<std::size_t>(m_contest.playerAt(game.number, seat))];
        // Somebody has won, whatever the analyzer assumes. NOLINTNEXTLINE(clang-analyzer-core.DivideZero)
        row.wins += game.places[at] == 1 ? wholeWin / winners : 0;
        row.places += game.places[at];
        row.scores += game.scores[at];
        row.tables += table;
        for (const std::chrono::nanoseconds time : game.thinking[at])
            row.times.add(time);
    }
    ++m_games;
    if (m_games % m_contest.block() != 0)
        return;
    const double block = m_contest.block();
    const double seats = m_contest.seats();
    for (Row &row : m_rows) {
        row.allWins += row.wins;
        row.winsByBlock.add(static_cast<double>(std::exchange(row.wins, 0)) / block / wholeWin);
        row.placesByBlock.add(static_cast<double>(std::exchange(row.places, 0)) / block);
        const double score = static_cast<double>(std::exchange(row.scores, 0)) / block;
        const double whole = static_cast<double>(std::exchange(row.tables, 0)) / block;
        row.scoresByBlock.add(score);
        if (seats > 1)
            row.differencesByBlock.add(score - (whole - score) / (seats - 1));
    }
}

Tally::Player Tally::player(int number) const
{
    const Row &row = m_rows[static_cast<std::size_t>(number)];
    return {static_cast<double>(row.allWins) / wholeWin, row.winsByBlock.estimateOf(counted()),
            row.placesByBlock.estimateOf(counted()),     row.scoresByBlock.estimate(),
            row.differencesByBlock.estimate(),           row.times};
}

} // namespace medici
