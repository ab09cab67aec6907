#pragma once

#include "tests/players/blocks.h"
#include "tests/players/contests.h"

#include <filesystem>
#include <map>
#include <mutex>

namespace medici {

// What a decision takes, in milliseconds, of one player in a block.
struct Times {
    double median = 0;
    double longest = 0;
};

Times timesOf(const Block &block, int seats, Who who);

// Blocks that were played, in a plain file, a line each, so that whoever is interrupted goes on from there:
//
//     seats A B fingerprint block, places and scores of each game seat by seat, median and longest of A and B
//
// The fingerprint is that of those who played: if the players have changed since, what their predecessors
// did stays in the file and counts no more.
class PlayedGames {
public:
    explicit PlayedGames(const std::filesystem::path &file);

    struct Played {
        Block block; // without times
        Times odd;
        Times other;
    };
    using Blocks = std::map<std::size_t, Played>; // by number

    const Blocks &of(const Contest &contest, std::uint64_t fingerprint) const;
    // From any thread.
    void add(const Contest &contest, std::uint64_t fingerprint, std::size_t number, const Block &block);

private:
    using Key = std::pair<Contest, std::uint64_t>;

    void read();

    std::filesystem::path m_file;
    std::mutex m_adding;
    std::map<Key, Blocks> m_played;
};

} // namespace medici
