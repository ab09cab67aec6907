#pragma once

#include "engine/players/search.h"
#include "engine/rules/game.h"

#include <utility>
#include <vector>

namespace medici {

// A search that keeps a ledger, over a table and a past of its own.
template <GameRules R, KnowledgeOf<R> K>
class DeliberationOf final : public Deliberation {
public:
    DeliberationOf(const typename R::State &start, std::vector<Code> played, const typename R::State &root,
                   Seed seed)
        : m_start(start), m_played(std::move(played)), m_root(root),
          m_search(m_root, {m_start, m_played}, seed)
    {}

    void begin(const Limits &limits, const Inquiry &inquiry) { m_search.begin(limits, inquiry); }

    bool goOn(int playouts, const Cancellation &cancelled) override
    {
        return m_search.goOn(playouts, cancelled);
    }
    Evaluation evaluation() const override { return m_search.evaluation(); }

private:
    typename R::State m_start;
    std::vector<Code> m_played;
    typename R::State m_root;
    Search<R, K, Ledger> m_search;
};

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

    Thought think(const Limits &limits, Seed seed, const Cancellation &cancelled) const override;

    bool learned() const override
    {
        if constexpr (K::skills.learns)
            return K::learned(this->state());
        else
            return true;
    }

    int strengthOf(const Mind &mind) const override { return scaleOf<K>().strengthOf(mind); }

    std::unique_ptr<Deliberation> deliberate(const Limits &limits, Seed seed,
                                             const Inquiry &inquiry) const override;

private:
    typename R::State m_start;
    std::vector<Code> m_played; // chance's part included
    mutable std::conditional_t<K::skills.observes, Watcher<R, K>, std::monostate> m_watcher;
};

// Not in the class: what stands there is compiled wherever it is read, also if it was before ('extern
// template').

template <GameRules R, KnowledgeOf<R> K>
Thought GameOf<R, K>::think(const Limits &limits, Seed seed, const Cancellation &cancelled) const
{
    Search<R, K> search(this->state(), {m_start, m_played}, seed);
    if constexpr (K::skills.observes)
        search.follow(m_watcher);
    return search.think(limits, cancelled);
}

template <GameRules R, KnowledgeOf<R> K>
std::unique_ptr<Deliberation> GameOf<R, K>::deliberate(const Limits &limits, Seed seed,
                                                       const Inquiry &inquiry) const
{
    auto deliberation = std::make_unique<DeliberationOf<R, K>>(m_start, m_played, this->state(), seed);
    deliberation->begin(limits, inquiry);
    return deliberation;
}

} // namespace medici
