#pragma once

#include "app/contests/playedtournament.h"
#include "app/contests/rating.h"
#include "engine/players/average.h"

#include <optional>
#include <vector>

namespace medici {

// How one player did in a tournament.
struct TournamentRow {
    int entrant = 0;
    Interval rating{};
    std::optional<Interval> ahead{}; // of the next one below
    qint64 games = 0;
    Estimate share{}; // of the wins
    Estimate place{};
    Estimate score{};
    GameResult::Thought thought{};
    qint64 failures = 0;  // games in which a computer player had to play on for it
    QString misconduct{}; // why, the first time
};

struct TournamentStandings {
    std::vector<TournamentRow> rows; // the highest rating first
    std::vector<Estimate> bySeat;    // share of the wins
    qint64 games = 0;
};

TournamentStandings standingsOf(const PlayedTournament &played);

// Who was how often ahead of whom in the games with one deal.
std::vector<Meeting> meetingsIn(const std::vector<const Heat *> &heats);

} // namespace medici
