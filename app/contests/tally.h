#pragma once

#include "app/contests/contest.h"
#include "engine/players/average.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <vector>

namespace medici {

// Times to three digits, which is enough for their mean and median and takes no space.
class Times {
public:
    void add(std::chrono::nanoseconds time);

    std::int64_t count() const { return m_count; }
    double mean() const; // milliseconds, like the others
    double median() const;
    double most() const { return milliseconds(m_most); }

private:
    static double milliseconds(std::int64_t nanoseconds) { return static_cast<double>(nanoseconds) / 1e6; }

    std::map<std::int64_t, std::int64_t> m_counts; // how often, by nanoseconds
    std::int64_t m_count = 0;
    std::int64_t m_sum = 0;
    std::int64_t m_most = 0;
};

// How the players of a contest did.
class Tally {
public:
    struct Player {
        double wins; // shared ones in parts
        Estimate share;
        Estimate place;
        Estimate score;
        Estimate difference; // to the others' mean score
        Times times;
    };

    explicit Tally(const Contest &contest);

    void add(const PlayedGame &game);

    int games() const { return m_games; }
    // Games in whole blocks: what the figures are of.
    int counted() const { return m_games - m_games % m_contest.block(); }
    Player player(int number) const;

private:
    // Of the block that is not complete, and of all that are.
    struct Row {
        std::int64_t wins = 0;
        std::int64_t places = 0;
        std::int64_t scores = 0;
        std::int64_t tables = 0; // scores of the whole table
        std::int64_t allWins = 0;
        Average winsByBlock;
        Average placesByBlock;
        Average scoresByBlock;
        Average differencesByBlock;
        Times times;
    };

    const Contest &m_contest;
    std::vector<Row> m_rows;
    int m_games = 0;
};

} // namespace medici
