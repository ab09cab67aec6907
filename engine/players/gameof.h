#pragma once

#include "engine/players/search.h"
#include "engine/rules/game.h"

namespace medici {

// R's rules with the knowledge K of a computer player.
template <GameRules R, KnowledgeOf<R> K>
class GameOf final : public Table<R> {
public:
    using Table<R>::Table;

    std::unique_ptr<Game> clone() const override { return std::make_unique<GameOf>(*this); }

    Thought think(const Limits &limits, Seed seed, const Cancellation &cancelled) const override
    {
        return Search<R, K>(this->state(), seed).think(limits, cancelled);
    }
};

} // namespace medici
