#pragma once

#include "engine/players/search.h"
#include "engine/rules/game.h"

#include <vector>

namespace medici {

// R's rules with the knowledge K of a computer player, who remembers what was played.
template <GameRules R, KnowledgeOf<R> K>
class GameOf final : public Table<R> {
public:
    explicit GameOf(const typename R::State &start) : Table<R>(start), m_start(start) {}

    std::unique_ptr<Game> clone() const override { return std::make_unique<GameOf>(*this); }

    void apply(Code code) override
    {
        m_played.push_back(code);
        Table<R>::apply(code);
    }

    Thought think(const Limits &limits, Seed seed, const Cancellation &cancelled) const override
    {
        return Search<R, K>(this->state(), {m_start, m_played}, seed).think(limits, cancelled);
    }

private:
    typename R::State m_start;
    std::vector<Code> m_played; // chance's part included
};

} // namespace medici
