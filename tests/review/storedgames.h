#pragma once

#include "engine/rules/game.h"

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace medici {

// A game between computer players, stored so that their decisions stay what they were when players change:
// its deal, from which all luck follows, who sat there, and the codes of all that was free to be decided.
struct StoredGame {
    std::string variant;
    std::vector<Level> levels; // of each seat
    Seed deal = 0;
    std::vector<Code> decisions;

    int seats() const { return static_cast<int>(levels.size()); }
};

// Of the four games; nothing of others.
std::unique_ptr<Game> newGame(std::string_view variant, int seats);

// Number n of those with so many seats: all levels sit there in turn, but in every fourth game strong players
// alone.
StoredGame playedGame(std::string_view variant, int seats, int n);

// Everything that happened in it. Throws std::runtime_error if it is no such game.
std::vector<Event> eventsOf(const StoredGame &game);

// A line a game.
void write(std::ostream &out, const StoredGame &game);
std::vector<StoredGame> readGames(std::istream &in);

} // namespace medici
