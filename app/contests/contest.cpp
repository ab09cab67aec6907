#include "app/contests/contest.h"

#include "app/contests/inorder.h"

#include <QCoreApplication>

namespace medici {

LuckSource Contest::luckOf(int game) const
{
    const int number = game / block();
    LuckSource source = number == 0 && deal ? LuckSource::ofKnownDeal(*deal) : LuckSource::ofDeal({0, seed});
    if (number > 0)
        source.number = {0, derivedSeed(seed, static_cast<std::uint64_t>(number))};
    source.word = word;
    return source;
}

int Contest::playerAt(int game, int seat) const
{
    return rotate ? (seat + game) % seats() : seat;
}

ArrangedGame Contest::arranged(int game) const
{
    ArrangedGame arranged;
    arranged.variant = variant;
    arranged.header.variant = id;
    arranged.header.setup = setup;
    arranged.header.position = position;
    arranged.header.luck = luckOf(game);
    arranged.header.app = QCoreApplication::applicationVersion();
    for (int seat = 0; seat < seats(); ++seat) {
        const Entrant &player = players[static_cast<std::size_t>(playerAt(game, seat))];
        arranged.entrants.push_back(&player);
        arranged.header.players.push_back(participantOf(player));
    }
    arranged.thoughts = derivedSeed(seed, forThinking | static_cast<std::uint64_t>(game));
    return arranged;
}

std::optional<PlayedGame> playGame(const Contest &contest, int number, Guests &guests,
                                   const Cancellation &cancelled, const Onlooker &onlooker)
{
    std::optional<PlayedGame> played = play(contest.arranged(number), guests, cancelled, onlooker);
    if (played)
        played->number = number;
    return played;
}

void playAll(const Contest &contest, int jobs, const std::function<bool(const PlayedGame &)> &take,
             const std::function<bool()> &stopped, const std::function<Onlooker(int game)> &onlookerOf)
{
    const auto workerOf = [&] {
        return
            [&, guests = std::make_unique<Guests>(Allowance())](int number, const Cancellation &cancelled) {
                const Onlooker onlooker = onlookerOf ? onlookerOf(number) : Onlooker();
                return playGame(contest, number, *guests, cancelled, onlooker);
            };
    };
    inOrder<PlayedGame>(contest.games, jobs, workerOf, take, stopped);
}

} // namespace medici
