#pragma once

#include "engine/rules/game.h"
#include "engine/view/frame.h"
#include "tests/view/speaking.h"
#include "variants/card/player/player.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

namespace medici {

using CardGame = GameOf<card::Rules, card::Player>;

inline Players cardPlayers(int seats)
{
    const QStringList names{QStringLiteral("Anna"),   QStringLiteral("Bartłomiej"), QStringLiteral("Clara"),
                            QStringLiteral("Daniel"), QStringLiteral("Elena"),      QStringLiteral("Franek")};
    Players players;
    for (int seat = 0; seat < seats; ++seat)
        players.push_back({names[seat], seat});
    return players;
}

// Plays a game at random and shows every step: the state before it, what happened, the state after.
inline void playCards(int seats, Seed seed,
                      const std::function<void(const Game &, const Event &, const Game &)> &step,
                      bool higherBonus = false)
{
    Setup setup = card::Rules::terms().usual(seats);
    setup.options[0] = higherBonus ? 1 : 0;
    std::unique_ptr<Game> game = std::make_unique<CardGame>(card::Rules::start(setup));
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
