#include "variants/dice/view/scene.h"

#include "engine/rules/game.h"
#include "engine/rules/ranges.h"

#include <algorithm>
#include <bit>

namespace medici::dice {

SheetAfter sheetAfter(const State &state, DiceSet taken)
{
    const Seat seat = state.mover;
    State after = state;
    Rules::apply(after, taken);
    return {after.sheet(seat), after.circles};
}

Scene::Scene(const Frame &frame)
    : state(stateOf<Rules>(*frame.after)), since(stateOf<Rules>(frame.compared())),
      draft(static_cast<DiceSet>(frame.draft.below(dice)))
{
    const State &before = stateOf<Rules>(*frame.before);
    const bool took = before.phase == Phase::Choosing || before.phase == Phase::Following;
    if (frame.moving() && took) {
        const auto taken = static_cast<DiceSet>(frame.events.front().code);
        const qreal now = frame.t * static_cast<qreal>(loading.duration(std::popcount(taken)).count());
        unsigned arrived = 0;
        int nth = 0;
        state = before;
        mover = before.mover;
        forEachIn(taken, [&](int die) {
            const qreal way = loading.way(nth, now);
            if (way < 1)
                flights.push_back({die, before.ship(mover).loaded + nth, eased(way)});
            else
                arrived |= 1U << die;
            ++nth;
        });
        if (arrived != 0)
            state.sheet(mover) = sheetAfter(before, static_cast<DiceSet>(arrived)).sheet;
    } else {
        if (frame.moving() && before.phase == Phase::Rolling)
            rolling = frame.t;
        if (Rules::actor(state) >= 0)
            mover = state.mover;
        if (draft != 0 && mover >= 0)
            would = sheetAfter(state, draft);
    }
}

State Scene::then() const
{
    State then = state;
    if (would) {
        then.sheet(mover) = would->sheet;
        then.circles = would->circles;
    }
    return then;
}

bool Scene::inFlight(int die) const
{
    return ranges::any_of(flights, [&](const Flight &flight) { return flight.die == die; });
}

Face Scene::face(int die) const
{
    // Each die comes to rest a little after the one before.
    const qreal rest = 0.55 + 0.09 * die;
    if (!rolling || *rolling >= rest)
        return state.face(die);
    const int beat = static_cast<int>(*rolling * 12);
    return state.face(die, (beat * 5 + die * 3 + beat * beat) % 6);
}

int Scene::firstDone(Seat seat) const
{
    return since.round == state.round && since.seats == state.seats ? since.ship(seat).loaded
                                                                    : state.ship(seat).loaded;
}

} // namespace medici::dice
