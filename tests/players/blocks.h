#pragma once

#include "engine/players/average.h"
#include "engine/rules/seat.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

// What came of the games of an arena, and how sure that is.
namespace medici {

// What a game came to for one seat.
struct Outcome {
    double share = 0; // of the win
    double place = 0;
    double score = 0;
    double difference = 0; // to the others' mean score
};

// A game that was played, by seat.
struct PlayedGame {
    PerSeat<int> places{};
    PerSeat<int> scores{};
    PerSeat<std::vector<double>> milliseconds; // of each decision

    Outcome outcome(Seat own, int seats) const
    {
        const auto seat = static_cast<std::size_t>(own);
        const auto winners = std::count(places.begin(), places.begin() + seats, 1);
        double others = 0;
        for (std::size_t other = 0; other < static_cast<std::size_t>(seats); ++other)
            if (other != seat)
                others += scores[other] / static_cast<double>(seats - 1);
        const double score = scores[seat];
        return {places[seat] == 1 ? 1.0 / static_cast<double>(winners) : 0, static_cast<double>(places[seat]),
                score, score - others};
    }
};

// Games with one deal, in which the odd player sat on seat 0, 1, …
using Block = std::vector<PlayedGame>;

// Means over the games of one player among others.
struct Averages {
    std::int64_t games = 0;
    Average share;
    Average place;
    Average score;
    Average difference;

    // All games of a block are one observation, or each is, as if they had nothing in common.
    void add(std::span<const Outcome> outcomes)
    {
        Outcome mean;
        for (const Outcome &outcome : outcomes) {
            const auto part = 1.0 / static_cast<double>(outcomes.size());
            mean.share += part * outcome.share;
            mean.place += part * outcome.place;
            mean.score += part * outcome.score;
            mean.difference += part * outcome.difference;
        }
        games += std::ssize(outcomes);
        share.add(mean.share);
        place.add(mean.place);
        score.add(mean.score);
        difference.add(mean.difference);
    }
};

// Who is looked at: the odd one, or where there are but two the other one.
enum class Who { Odd, Other };

inline Seat seatOf(Who who, Seat own)
{
    return who == Who::Odd ? own : static_cast<Seat>(1 - own);
}

inline Averages averagesOf(std::span<const Block> blocks, int seats, Who who = Who::Odd)
{
    Averages averages;
    for (const Block &block : blocks) {
        std::vector<Outcome> outcomes;
        for (Seat own = 0; own < seats; ++own)
            outcomes.push_back(block[static_cast<std::size_t>(own)].outcome(seatOf(who, own), seats));
        averages.add(outcomes);
    }
    return averages;
}

// As if games with one deal had nothing in common.
inline Averages averagesApart(std::span<const Block> blocks, int seats)
{
    Averages averages;
    for (const Block &block : blocks)
        for (Seat own = 0; own < seats; ++own)
            averages.add(std::array{block[static_cast<std::size_t>(own)].outcome(own, seats)});
    return averages;
}

// What A makes more of the same deals than B, both alone.
inline Average differenceAlone(std::span<const Block> a, std::span<const Block> b)
{
    Average difference;
    for (std::size_t deal = 0; deal < a.size(); ++deal)
        difference.add(a[deal].front().scores[0] - b[deal].front().scores[0]);
    return difference;
}

} // namespace medici
