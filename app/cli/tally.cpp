#include "app/cli/tally.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace medici::cli {

namespace {

constexpr std::int64_t wholeWin = 60; // can be shared by two to six

// How many standard errors a 95 % interval reaches to each side (Student's t).
double reach(std::int64_t freedom)
{
    constexpr std::array table{12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
                               2.201,  2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
                               2.080,  2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042};
    if (freedom <= static_cast<std::int64_t>(table.size()))
        return table[static_cast<std::size_t>(freedom) - 1];
    return 1.960 + 2.45 / static_cast<double>(freedom);
}

std::int64_t toThreeDigits(std::int64_t number)
{
    std::int64_t step = 1;
    while (number / step >= 1000)
        step *= 10;
    return (number + step / 2) / step * step;
}

} // namespace

void Average::add(std::int64_t total)
{
    ++m_blocks;
    m_sum += total;
    m_squares += static_cast<double>(total * total);
}

Estimate Average::estimate() const
{
    if (m_blocks == 0)
        return {};
    const auto blocks = static_cast<double>(m_blocks);
    const auto sum = static_cast<double>(m_sum);
    Estimate estimate{sum / blocks / m_block, std::nullopt};
    if (m_blocks > 1) {
        const double variance = std::max(0.0, m_squares - sum * sum / blocks) / (blocks - 1);
        estimate.margin = reach(m_blocks - 1) * std::sqrt(variance / blocks) / m_block;
    }
    return estimate;
}

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

Tally::Tally(const Contest &contest)
    : m_contest(contest),
      m_rows(contest.players.size(),
             {0, 0, 0, Average(contest.block()), Average(contest.block()), Average(contest.block()), {}})
{}

void Tally::add(const PlayedGame &game)
{
    const auto winners = std::count(game.places.begin(), game.places.begin() + m_contest.seats(), 1);
    for (int seat = 0; seat < m_contest.seats(); ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        Row &row = m_rows[static_cast<std::size_t>(m_contest.playerAt(game.number, seat))];
        // Somebody has won, whatever the analyzer assumes. NOLINTNEXTLINE(clang-analyzer-core.DivideZero)
        row.wins += game.places[at] == 1 ? wholeWin / winners : 0;
        row.places += game.places[at];
        row.scores += game.scores[at];
    }
    for (std::size_t player = 0; player < m_rows.size(); ++player)
        for (const std::chrono::nanoseconds time : game.thinking[player])
            m_rows[player].times.add(time);
    ++m_games;
    if (m_games % m_contest.block() != 0)
        return;
    for (Row &row : m_rows) {
        row.winsByBlock.add(std::exchange(row.wins, 0));
        row.placesByBlock.add(std::exchange(row.places, 0));
        row.scoresByBlock.add(std::exchange(row.scores, 0));
    }
}

Tally::Player Tally::player(int number) const
{
    const Row &row = m_rows[static_cast<std::size_t>(number)];
    Estimate share = row.winsByBlock.estimate();
    share.mean /= wholeWin;
    if (share.margin)
        share.margin = *share.margin / wholeWin;
    return {static_cast<double>(row.winsByBlock.sum()) / wholeWin, share, row.placesByBlock.estimate(),
            row.scoresByBlock.estimate(), row.times};
}

} // namespace medici::cli
