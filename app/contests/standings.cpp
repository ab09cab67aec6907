#include "app/contests/standings.h"

#include "engine/rules/ranges.h"

#include <algorithm>

namespace medici {

namespace {

// What is added up over the games with one deal, which are one observation.
struct Sums {
    int games = 0;
    double share = 0;
    double place = 0;
    double score = 0;
};

// Means over deals.
struct Means {
    qint64 games = 0;
    Average share;
    Average place;
    Average score;

    void add(const Sums &sums)
    {
        if (sums.games == 0)
            return;
        games += sums.games;
        share.add(sums.share / sums.games);
        place.add(sums.place / sums.games);
        score.add(sums.score / sums.games);
    }
};

void addGame(const GameResult &game, std::size_t seat, Sums &sums)
{
    ++sums.games;
    sums.share += game.share(seat);
    sums.place += game.places[seat];
    sums.score += game.scores[seat];
}

void addConduct(const GameResult &game, std::vector<TournamentRow> &rows)
{
    for (std::size_t seat = 0; seat < game.entrants.size(); ++seat) {
        TournamentRow &row = rows[static_cast<std::size_t>(game.entrants[seat])];
        const GameResult::Thought &thought = game.thought[seat];
        row.thought.decisions += thought.decisions;
        row.thought.microseconds += thought.microseconds;
        row.thought.most = std::max(row.thought.most, thought.most);
        if (!game.misconduct[seat].isEmpty()) {
            ++row.failures;
            if (row.misconduct.isEmpty())
                row.misconduct = game.misconduct[seat];
        }
    }
}

std::map<int, std::vector<const Heat *>> byDeal(const PlayedTournament &played)
{
    std::map<int, std::vector<const Heat *>> deals;
    for (const auto &[number, heat] : played.heats)
        deals[heat.deal].push_back(&heat);
    return deals;
}

} // namespace

std::vector<Meeting> meetingsIn(const std::vector<const Heat *> &heats)
{
    struct Met {
        int games = 0;
        double ahead = 0;
    };
    std::map<std::pair<int, int>, Met> met;
    for (const Heat *heat : heats)
        for (const GameResult &game : heat->games)
            for (std::size_t one = 0; one < game.entrants.size(); ++one)
                for (std::size_t two = 0; two < game.entrants.size(); ++two) {
                    if (game.entrants[one] >= game.entrants[two])
                        continue;
                    Met &pair = met[{game.entrants[one], game.entrants[two]}];
                    ++pair.games;
                    pair.ahead += game.places[one] < game.places[two] ? 1
                        : game.places[one] == game.places[two]        ? 0.5
                                                                      : 0;
                }
    std::vector<Meeting> meetings;
    for (const auto &[who, pair] : met)
        meetings.push_back({heats.front()->deal, who.first, who.second, pair.ahead / pair.games});
    return meetings;
}

TournamentStandings standingsOf(const PlayedTournament &played)
{
    const std::size_t entrants = played.tournament.entrants.size();
    const std::size_t seats = played.tournament.setup.seats;
    TournamentStandings standings;
    standings.rows.resize(entrants);
    std::vector<Means> means(entrants);
    std::vector<Means> ofSeats(seats);
    std::vector<Meeting> meetings;
    for (const auto &[deal, heats] : byDeal(played)) {
        std::vector<Sums> sums(entrants);
        std::vector<Sums> seatSums(seats);
        for (const Heat *heat : heats)
            for (const GameResult &game : heat->games) {
                ++standings.games;
                addConduct(game, standings.rows);
                for (std::size_t seat = 0; seat < seats; ++seat) {
                    addGame(game, seat, sums[static_cast<std::size_t>(game.entrants[seat])]);
                    addGame(game, seat, seatSums[seat]);
                }
            }
        for (std::size_t entrant = 0; entrant < entrants; ++entrant)
            means[entrant].add(sums[entrant]);
        for (std::size_t seat = 0; seat < seats; ++seat)
            ofSeats[seat].add(seatSums[seat]);
        const std::vector<Meeting> ofDeal = meetingsIn(heats);
        meetings.insert(meetings.end(), ofDeal.begin(), ofDeal.end());
    }
    const Ratings ratings(static_cast<int>(entrants), meetings);
    for (std::size_t entrant = 0; entrant < entrants; ++entrant) {
        TournamentRow &row = standings.rows[entrant];
        const Means &mean = means[entrant];
        row.entrant = static_cast<int>(entrant);
        row.rating = ratings.of(row.entrant);
        row.games = mean.games;
        row.share = mean.share.estimateOf(mean.games);
        row.place = mean.place.estimateOf(mean.games);
        row.score = mean.score.estimate();
    }
    ranges::stable_sort(standings.rows, [](const TournamentRow &a, const TournamentRow &b) {
        return a.rating.value > b.rating.value;
    });
    for (std::size_t row = 0; row + 1 < standings.rows.size(); ++row)
        standings.rows[row].ahead =
            ratings.difference(standings.rows[row].entrant, standings.rows[row + 1].entrant);
    for (const Means &seat : ofSeats)
        standings.bySeat.push_back(seat.share.estimateOf(seat.games));
    return standings;
}

} // namespace medici
