#pragma once

#include "tests/players/playedgames.h"

#include <iosfwd>

namespace medici {

// How far to go.
struct Goal {
    int games = 0;     // of each contest, at most
    double margin = 0; // of the share of wins, with which a contest is done before
    unsigned threads = 1;
};

// Plays the contests of a variant, and goes on where it was interrupted. What comes of a contest depends on
// nothing but how many of its games were played: not on how many threads played them, nor when.
class Ladder {
public:
    Ladder(const AnyArena &arena, const std::filesystem::path &file) : m_arena(arena), m_games(file) {}

    // All of them a little, then all of them more: whenever it is stopped, something can be said of each.
    void play(const std::vector<Contest> &contests, const Goal &goal);
    // Who wins how much of what was played, for a text in Markdown.
    void print(int seats, std::ostream &text) const;

private:
    // So many games before it is looked how sure they make.
    static constexpr int firstGames = 24;

    bool play(const Contest &contest, int games, const Goal &goal);
    std::uint64_t fingerprintOf(const std::string &player, int seats) const;
    const PlayedGames::Blocks &played(const Contest &contest) const;
    Averages averagesOf(const Contest &contest, Who who) const;
    void printLevels(int seats, std::ostream &text) const;
    std::string row(const Contest &contest, Who who) const;
    void printStyles(int seats, bool styleIsOdd, std::ostream &text) const;
    std::string shareOf(const std::string &one, const std::string &among, int seats) const;

    const AnyArena &m_arena;
    PlayedGames m_games;
    mutable std::map<std::pair<std::string, int>, std::uint64_t> m_fingerprints;
};

} // namespace medici
