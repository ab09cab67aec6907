#pragma once

#include "engine/view/variant.h"
#include "engine/view/viewof.h"

namespace medici {

// A variant of the rules R, the knowledge K of its computer players, the words W of its records and its
// Looks: all that a plug-in has to be.
template <GameRules R, KnowledgeOf<R> K, class W, class Looks>
class VariantOf : public RecordableOf<R, K, W, Variant> {
public:
    QString describe(const Game &before, std::span<const Event> events,
                     const QStringList &names) const override
    {
        return Looks::describe(stateOf<R>(before), events, playersNamed(names)).sentence.plain();
    }
    QString table(const Game &game, const QStringList &names) const override
    {
        return Looks::table(stateOf<R>(game), playersNamed(names));
    }
    const View *view() const override { return &m_view; }

private:
    ViewOf<Looks> m_view;
};

} // namespace medici
