#include "app/contests/tournament.h"

#include "app/contests/inorder.h"
#include "engine/record/writer.h"
#include "engine/rules/ranges.h"

#include <algorithm>
#include <numeric>

namespace medici {

namespace {

// All ways to choose so many of the first n numbers, with this one among them if there is one.
std::vector<Tournament::Company> chosen(int n, int size, std::optional<int> with)
{
    std::vector<Tournament::Company> all;
    std::vector<bool> in(static_cast<std::size_t>(n));
    std::fill_n(in.begin(), size, true);
    do {
        if (with && !in[static_cast<std::size_t>(*with)])
            continue;
        Tournament::Company company;
        for (int i = 0; i < n; ++i)
            if (in[static_cast<std::size_t>(i)])
                company.push_back(i);
        all.push_back(company);
    } while (std::prev_permutation(in.begin(), in.end()));
    return all;
}

// Fewer than seats: one after the other, again and again, each of them first once, unless all come equally
// often.
std::vector<Tournament::Company> repeated(int n, int size)
{
    std::vector<Tournament::Company> all;
    for (int first = 0; first < (size % n == 0 ? 1 : n); ++first) {
        Tournament::Company company;
        for (int i = 0; i < size; ++i)
            company.push_back((first + i) % n);
        all.push_back(company);
    }
    return all;
}

GameResult resultOf(const std::vector<int> &seating, const PlayedGame &played)
{
    GameResult result;
    result.entrants = seating;
    for (std::size_t seat = 0; seat < seating.size(); ++seat) {
        result.scores.push_back(played.scores[seat]);
        result.places.push_back(played.places[seat]);
        result.misconduct.push_back(played.misconduct[seat]);
        result.complaints.push_back(played.complaints[seat]);
        GameResult::Thought thought;
        for (const std::chrono::nanoseconds time : played.thinking[seat]) {
            ++thought.decisions;
            thought.microseconds += time.count() / 1000;
            thought.most = std::max<qint64>(thought.most, time.count() / 1000);
        }
        result.thought.push_back(thought);
    }
    return result;
}

// Nothing if it was stopped.
std::optional<Heat> playHeat(const Tournament &tournament, const Tournament::Company &company, Heat heat,
                             KeepRecords keep, Guests &guests, const Cancellation &cancelled)
{
    const Seed ofDeal = derivedSeed(tournament.seed, static_cast<std::uint64_t>(heat.deal));
    ArrangedGame game;
    game.variant = tournament.variant;
    game.header.variant = tournament.id;
    game.header.setup = tournament.setup;
    game.header.luck = LuckSource::ofDeal({0, ofDeal});
    game.header.app = tournament.app;
    for (int number = 0; number < static_cast<int>(company.size()); ++number) {
        const std::vector<int> seating = Tournament::seating(company, heat.deal, number);
        game.entrants.clear();
        game.header.players.clear();
        for (const int entrant : seating) {
            game.entrants.push_back(&tournament.entrants[static_cast<std::size_t>(entrant)]);
            game.header.players.push_back(participantOf(*game.entrants.back()));
        }
        game.thoughts =
            derivedSeed(derivedSeed(ofDeal, forThinking | static_cast<std::uint64_t>(heat.company)),
                        static_cast<std::uint64_t>(number));
        const std::optional<PlayedGame> played = play(game, guests, cancelled);
        if (!played)
            return std::nullopt;
        heat.games.push_back(resultOf(seating, *played));
        if (keep == KeepRecords::Yes)
            heat.records.append(textOf(recordOf(game, *played), *tournament.variant));
    }
    return heat;
}

} // namespace

std::vector<Tournament::Company> Tournament::companies() const
{
    const int n = static_cast<int>(entrants.size());
    if (n < setup.seats)
        return repeated(n, setup.seats);
    return chosen(n, setup.seats, challenger);
}

qint64 Tournament::heats() const
{
    const int n = static_cast<int>(entrants.size());
    if (n < setup.seats)
        return qint64{deals} * (setup.seats % n == 0 ? 1 : n);
    const int free = challenger ? setup.seats - 1 : int{setup.seats}; // chairs
    const int others = challenger ? n - 1 : n;
    qint64 companies = 1;
    for (int chair = 1; chair <= free; ++chair)
        companies = companies * (others - free + chair) / chair;
    return deals * companies;
}

std::vector<int> Tournament::seating(Company company, int deal, int game)
{
    // Who comes after whom is one of the orders in a ring: the first stays, the others are written out by the
    // digits of the deal in the number system of the factorials.
    auto number = static_cast<std::size_t>(deal);
    for (std::size_t left = company.size() - 1; company.size() > 1 && left > 1; --left) {
        std::swap(company[left], company[1 + number % left]);
        number /= left;
    }
    std::rotate(company.begin(), company.begin() + game, company.end());
    return company;
}

double GameResult::share(std::size_t seat) const
{
    const auto winners = std::count(places.begin(), places.end(), 1);
    return places[seat] == 1 ? 1.0 / static_cast<double>(winners) : 0;
}

void playHeats(const Tournament &tournament, const std::vector<std::pair<int, int>> &heats, int jobs,
               KeepRecords keep, const std::function<bool(Heat)> &take, const std::function<bool()> &stopped)
{
    const std::vector<Tournament::Company> companies = tournament.companies();
    const auto workerOf = [&] {
        return [&, guests = std::make_unique<Guests>(tournament.allowance)](int number,
                                                                            const Cancellation &cancelled) {
            const auto [deal, company] = heats[static_cast<std::size_t>(number)];
            return playHeat(tournament, companies[static_cast<std::size_t>(company)], {deal, company}, keep,
                            *guests, cancelled);
        };
    };
    inOrder<Heat>(static_cast<int>(heats.size()), jobs, workerOf, take, stopped);
}

} // namespace medici
