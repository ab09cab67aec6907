#pragma once

#include "engine/rules/game.h"
#include "engine/view/frame.h"
#include "tests/view/speaking.h"
#include "variants/gemstones/player/player.h"

#include <QStringList>

#include <functional>
#include <memory>

namespace medici {

using GemstonesGame = GameOf<gemstones::Rules, gemstones::Player>;

inline Players gemstonesPlayers(int seats)
{
    const QStringList names{QStringLiteral("Anna"), QStringLiteral("Bartłomiej"), QStringLiteral("Clara"),
                            QStringLiteral("Daniel")};
    Players players;
    for (int seat = 0; seat < seats; ++seat)
        players.push_back({names[seat], seat});
    return players;
}

// Plays a game at random and shows every step: the state before it, what happened, the state after.
inline void playGemstones(int seats, Seed seed,
                          const std::function<void(const Game &, const Event &, const Game &)> &step)
{
    std::unique_ptr<Game> game =
        std::make_unique<GemstonesGame>(gemstones::Rules::start(gemstones::Rules::terms().usual(seats)));
    PlayoutRandom luck(seed);
    Choices choices;
    while (!game->over()) {
        game->list(choices);
        const Event event{game->actor(), luck.pick(choices)};
        const std::unique_ptr<Game> before = game->clone();
        game->apply(event.code);
        step(*before, event, *game);
    }
}

} // namespace medici
