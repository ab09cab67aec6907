#pragma once

#include "engine/players/average.h"
#include "engine/rules/cancellation.h"
#include "engine/rules/game.h"
#include "engine/rules/luck.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace medici {

// What `hard` players make of a deal. They sit at all its seats and play it again and again; luck is the same
// every time, and what they think with is their own: it depends on the number of the playing alone, so that
// par is the same on every machine, and tells nothing of any game that is being played. A value: whoever
// refines it may hand out copies of how far it has come.
class Par {
public:
    Par(const Game &start, const Luck &luck);

    // Plays the deal once more. False if that was cancelled: then nothing has changed.
    bool refine(const Cancellation &cancelled);
    // The two halves of it, for whoever plays several at a time: the end of playing number n, or null if that
    // was cancelled; and counting the next one.
    std::shared_ptr<const Game> play(std::int64_t n, const Cancellation &cancelled) const;
    void add(std::shared_ptr<const Game> end);

    // Known well enough: the standard error is at most a point alone, and two points at a table, where
    // a game takes several times as long and everybody's score is refined at once.
    bool settled() const;

    std::int64_t playings() const { return std::ssize(m_ends); }
    int seats() const { return m_start->seats(); }
    // The mean score of a seat and how far it may be off.
    Estimate score(Seat seat) const { return m_scores[static_cast<std::size_t>(seat)].estimate(); }
    // How the games ended, in order: where a score says little.
    const std::vector<std::shared_ptr<const Game>> &ends() const { return m_ends; }

private:
    static constexpr std::int64_t fewest = 12;
    static constexpr std::int64_t most = 1000;

    std::shared_ptr<const Game> m_start;
    Luck m_luck;
    std::vector<std::shared_ptr<const Game>> m_ends;
    PerSeat<Average> m_scores;
};

} // namespace medici
