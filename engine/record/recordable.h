#pragma once

#include "engine/players/gameof.h"
#include "engine/record/words.h"

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

private:
    W m_words;
};

} // namespace medici
