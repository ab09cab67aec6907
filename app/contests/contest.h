#pragma once

#include "app/contests/table.h"
#include "engine/record/lucksource.h"
#include "engine/view/variant.h"

#include <functional>
#include <optional>
#include <vector>

namespace medici {

// A series of games between the same players.
struct Contest {
    const Variant *variant = nullptr;
    QString id{}; // of the variant
    Setup setup;
    std::optional<Position> position{}; // that all games begin with
    std::vector<Entrant> players;       // of the first game, by seat
    int games = 1;
    std::optional<DealNumber> deal; // of the first game
    QString word;                   // that luck comes from, too
    Seed seed = 0;                  // of all others, and of what the players think with
    bool rotate = false; // as many games as there are players with the same chance, one seat on each time

    int seats() const { return static_cast<int>(players.size()); }
    // Games with the same chance.
    int block() const { return rotate ? seats() : 1; }
    // The first game is that of the deal, or of the seed itself, so that it can be played again by it.
    LuckSource luckOf(int game) const;
    // Which player sits at a seat.
    int playerAt(int game, int seat) const;
    ArrangedGame arranged(int game) const;
};

// Nothing if it was stopped.
std::optional<PlayedGame> playGame(const Contest &contest, int number, Guests &guests,
                                   const Cancellation &cancelled, const Onlooker &onlooker = {});

// Plays on `jobs` threads and hands over the games in order, on the calling thread, until there are no more,
// `take` returns false, or `stopped`, which is asked now and then, returns true. Then thinking ends at once.
// `onlookerOf` makes an onlooker for each game.
void playAll(const Contest &contest, int jobs, const std::function<bool(const PlayedGame &)> &take,
             const std::function<bool()> &stopped, const std::function<Onlooker(int game)> &onlookerOf = {});

} // namespace medici
