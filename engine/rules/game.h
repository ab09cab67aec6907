#pragma once

#include "engine/rules/cancellation.h"
#include "engine/rules/count.h"
#include "engine/rules/evaluation.h"
#include "engine/rules/ranges.h"
#include "engine/rules/rules.h"
#include "engine/rules/think.h"

#include <algorithm>
#include <memory>
#include <optional>

namespace medici {

// A game of any variant at one point of its course, for everything that must not know which one it is.
class Game {
public:
    virtual ~Game();

    virtual std::unique_ptr<Game> clone() const = 0;
    virtual bool equals(const Game &other) const = 0;

    virtual bool lowestScoreWins() const = 0;
    virtual int seats() const = 0;
    virtual Seat actor() const = 0;
    virtual int round() const = 0;
    virtual int scorings() const = 0;
    virtual void list(Choices &out) const = 0;
    virtual Place place() const = 0;
    virtual Code canonical(Code code) const = 0;
    virtual void apply(Code code) = 0;
    virtual PerSeat<int> scores() const = 0;
    virtual PerSeat<int> places() const = 0;
    virtual Bill bill() const = 0;
    virtual Bill billNow() const = 0;

    // For those who play without the program and have their sheets added up: what is counted when points are
    // counted up next, as far as it is known by now, and the table after that.
    virtual std::vector<Count> counts(Seat seat, const Figures &figures) const = 0;
    virtual void countUp(const Figures &figures) = 0;

    // The move of a computer player, who has seen all that was applied since the game began. The seed decides
    // between what the search leaves open; it must not be the game's own. One thread at a time: others think
    // about copies.
    virtual Thought think(const Limits &limits, Seed seed, const Cancellation &cancelled) const = 0;

    // Whether what its computer players learned holds here: not by house rules that they have never seen.
    // They do without it then, and play as well as looking ahead lets them.
    virtual bool learned() const { return true; }

    // Where such a computer player stands on the scale (mind.h).
    virtual int strengthOf(const Mind &mind) const = 0;

    // The same thoughts one by one and with their reasons, for who wants more than a move.
    virtual std::unique_ptr<Deliberation> deliberate(const Limits &limits, Seed seed,
                                                     const Inquiry &inquiry) const = 0;

    bool over() const { return actor() == nobody; }

    // Whether the choices differ in more than the way they are said.
    bool free(const Choices &choices) const
    {
        const Code first = choices.empty() ? Code{} : canonical(choices[0]);
        return ranges::any_of(choices, [&](const Choice &choice) { return canonical(choice.code) != first; });
    }

    // What the seat to act cannot but do; nothing where there is a choice, or nobody to act.
    std::optional<Code> forced() const
    {
        if (actor() < 0)
            return std::nullopt;
        Choices choices;
        list(choices);
        return free(choices) ? std::nullopt : std::optional(choices[0]);
    }

    bool legal(Code code) const
    {
        Choices choices;
        list(choices);
        return choices.contains(code);
    }

protected:
    Game() = default;
    Game(const Game &) = default;
    Game &operator=(const Game &) = delete;
};

// The part of a game that knows its rules; a variant's own views and words look at the state.
template <GameRules R>
class Table : public Game {
public:
    explicit Table(const typename R::State &state) : m_state(state) {}

    const typename R::State &state() const { return m_state; }

    bool equals(const Game &other) const final
    {
        const auto *table = dynamic_cast<const Table *>(&other);
        return table != nullptr && table->m_state == m_state;
    }

    bool lowestScoreWins() const final { return R::lowestScoreWins; }
    int seats() const final { return R::seats(m_state); }
    Seat actor() const final { return R::actor(m_state); }
    int round() const final { return R::round(m_state); }
    int scorings() const final { return R::scorings(m_state); }
    Place place() const final { return R::place(m_state); }
    Code canonical(Code code) const final { return R::canonical(m_state, code); }
    void apply(Code code) override { R::apply(m_state, code); }
    PerSeat<int> scores() const final { return R::scores(m_state); }
    PerSeat<int> places() const final { return R::places(m_state); }
    Bill bill() const final { return R::bill(m_state); }
    Bill billNow() const final { return R::billNow(m_state); }

    std::vector<Count> counts([[maybe_unused]] Seat seat, [[maybe_unused]] const Figures &figures) const final
    {
        if constexpr (requires { R::counts(m_state, seat, figures); })
            return R::counts(m_state, seat, figures);
        else
            return {};
    }
    void countUp([[maybe_unused]] const Figures &figures) final
    {
        if constexpr (requires { R::countUp(m_state, figures); })
            R::countUp(m_state, figures);
    }

    void list(Choices &out) const final
    {
        out.clear();
        R::list(m_state, out);
    }

private:
    typename R::State m_state;
};

template <GameRules R>
const typename R::State &stateOf(const Game &game)
{
    return dynamic_cast<const Table<R> &>(game).state();
}

} // namespace medici
