#pragma once

#include "app/cli/contest.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace medici::cli {

// A mean and how far it may be off: half the width of its 95 % confidence interval, where there is one.
struct Estimate {
    double mean = 0;
    std::optional<double> margin;
};

// The mean of something over blocks of games. The games of a block share their chance, so that it is the
// blocks that are independent of one another.
class Average {
public:
    explicit Average(int block) : m_block(block) {}

    // The block's total; whole numbers, so that the order of adding makes no difference.
    void add(std::int64_t total);
    Estimate estimate() const;
    std::int64_t sum() const { return m_sum; }

private:
    int m_block;
    std::int64_t m_blocks = 0;
    std::int64_t m_sum = 0;
    double m_squares = 0;
};

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
        Average winsByBlock;
        Average placesByBlock;
        Average scoresByBlock;
        Times times;
    };

    const Contest &m_contest;
    std::vector<Row> m_rows;
    int m_games = 0;
};

} // namespace medici::cli
