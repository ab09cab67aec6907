#pragma once

#include "engine/players/gameof.h"
#include "engine/record/words.h"
#include "engine/rules/position.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace medici {

// As much of a variant as its records need: what can be set up, a new game of it, and its words.
class Recordable {
public:
    virtual ~Recordable();

    virtual SetupLimits terms() const = 0;
    virtual std::unique_ptr<Game> newGame(const Setup &setup) const = 0;
    virtual const Words &words() const = 0;

    // A table to be set up, where the variant knows how (position.h): what there is to be said of it, the
    // table itself or why there is none, and what is to be said of one that lies there.
    struct Arranged {
        std::unique_ptr<Game> game;
        std::optional<Misfit> misfit;
    };
    virtual bool arrangeable() const = 0;
    virtual Position fields(const Setup &setup, const Position &known) const = 0;
    virtual Arranged arrange(const Setup &setup, const Position &position) const = 0;
    virtual std::optional<Position> positionOf(const Game &game) const = 0;
};

// The variants at hand: their ids, and how to get at one of them (null if it proves unusable).
struct Recordables {
    QStringList ids;
    std::function<const Recordable *(const QString &id)> find;
};

// R's rules with the knowledge K and the words W; Base is Recordable or an interface that extends it.
template <GameRules R, KnowledgeOf<R> K, class W, class Base = Recordable>
class RecordableOf : public Base {
public:
    SetupLimits terms() const override { return R::terms(); }
    const Words &words() const override { return m_words; }

    std::unique_ptr<Game> newGame(const Setup &setup) const override
    {
        return std::make_unique<GameOf<R, K>>(R::start(setup));
    }

    bool arrangeable() const override { return Arrangeable<R>; }

    Position fields([[maybe_unused]] const Setup &setup,
                    [[maybe_unused]] const Position &known) const override
    {
        if constexpr (Arrangeable<R>)
            return R::fields(R::start(setup), known);
        else
            return {};
    }

    Recordable::Arranged arrange(const Setup &setup, [[maybe_unused]] const Position &position) const override
    {
        if constexpr (Arrangeable<R>) {
            const Arrangement<typename R::State> arranged = R::arrange(setup, position);
            if (arranged.misfit)
                return {nullptr, arranged.misfit};
            return {std::make_unique<GameOf<R, K>>(arranged.state), std::nullopt};
        } else {
            return {newGame(setup), std::nullopt};
        }
    }

    std::optional<Position> positionOf([[maybe_unused]] const Game &game) const override
    {
        if constexpr (Arrangeable<R>)
            return R::describe(stateOf<R>(game));
        else
            return std::nullopt;
    }

private:
    W m_words;
};

} // namespace medici
