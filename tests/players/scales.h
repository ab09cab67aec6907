#pragma once

#include "engine/players/scale.h"
#include "tests/players/arena.h"

#include <QTest>

namespace medici {

template <class K>
bool ascends()
{
    const StrengthScale scale = scaleOf<K>();
    for (std::size_t i = 1; i < scale.steps.size(); ++i)
        if (scale.steps[i].strength <= scale.steps[i - 1].strength
            || scale.steps[i].slips > scale.steps[i - 1].slips
            || scale.steps[i].playouts < scale.steps[i - 1].playouts)
            return false;
    return scale.steps.back().strength == Mind::strongest && scale.random < scale.weakest()
        && scale.strengthOf(Level::Easy) < scale.strengthOf(Level::Normal)
        && scale.strengthOf(Level::Normal) < scale.strengthOf(Level::Hard);
}

// Big steps in few games; what they are exactly the bench measures.
template <class R, class K>
void whoIsMuchStrongerWinsMore()
{
    const Arena<R, K> arena;
    const auto share = [&](std::string_view a, std::string_view b) {
        return averagesOf(*arena.play({a, b, 2, 6, 1, 1}), 2).share.mean();
    };
    QVERIFY(ascends<K>());
    QVERIFY(share("normal", "strength:0") > 0.6);
    QVERIFY(share("strength:0", "random") > 0.6);
}

} // namespace medici
