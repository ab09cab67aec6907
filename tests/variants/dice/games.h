#pragma once

#include "engine/rules/game.h"
#include "engine/view/frame.h"
#include "tests/view/speaking.h"
#include "variants/dice/player/player.h"

#include <QStringList>

#include <functional>
#include <memory>

namespace medici {

using DiceGame = GameOf<dice::Rules, dice::Player>;

inline Players dicePlayers(int seats)
{
    const QStringList names{QStringLiteral("Anna"), QStringLiteral("Bartłomiej"), QStringLiteral("Clara"),
                            QStringLiteral("Daniel")};
    Players players;
    for (int seat = 0; seat < seats; ++seat)
        players.push_back({names[seat], seat});
    return players;
}

// Plays a game at random and shows every step: the state before it, what happened, the state after.
inline void playAtRandom(int seats, Seed seed,
                         const std::function<void(const Game &, const Event &, const Game &)> &step,
                         int spaces = 7)
{
    Setup setup = dice::Rules::terms().usual(seats);
    setup.options[0] = static_cast<std::int16_t>(spaces);
    std::unique_ptr<Game> game = std::make_unique<DiceGame>(dice::Rules::start(setup));
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
