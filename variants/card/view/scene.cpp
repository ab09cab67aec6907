#include "variants/card/view/scene.h"

#include "engine/rules/game.h"
#include "engine/rules/ranges.h"
#include "variants/card/view/board.h"

#include <algorithm>
#include <bit>

namespace medici::card {

Plan planOf(const Draft &draft)
{
    Plan plan;
    for (const RegionId id : draft.chosen()) {
        plan.deck = plan.deck || id == region::deck;
        for (int place = 0; place < reach; ++place)
            if (id == region::market(place))
                plan.places = static_cast<PlaceSet>(plan.places | 1 << place);
    }
    return plan;
}

bool isMove(const State &state, const Plan &plan)
{
    if (state.phase == Phase::Deciding)
        return plan.places == 0;
    if (state.phase != Phase::Taking)
        return false;
    Choices choices;
    choices.clear();
    Rules::list(state, choices);
    return choices.contains(plan.places);
}

Scene::Scene(const Frame &frame)
    : state(stateOf<Rules>(*frame.after)), since(stateOf<Rules>(frame.compared())), plan(planOf(frame.draft))
{
    const State &before = stateOf<Rules>(*frame.before);
    if (frame.moving() && before.phase == Phase::Taking) {
        const auto taken = static_cast<PlaceSet>(frame.events.front().code);
        const qreal now = frame.t * static_cast<qreal>(loading.duration(std::popcount(taken)).count());
        state = before;
        int nth = 0;
        for (int place = reach - 1; place >= 0; --place)
            if (contains(taken, place)) {
                flights.push_back({place, eased(loading.way(nth++, now))});
            }
    } else if (frame.moving() && before.phase == Phase::TurningUp) {
        turning = eased(frame.t);
    } else if (state.phase == Phase::Taking && isMove(state, plan)) {
        would = state;
        load(*would, plan.places);
    }
}

bool Scene::flying(int fromEnd) const
{
    return ranges::any_of(flights, [&](const Flight &flight) { return flight.fromEnd == fromEnd; });
}

int Scene::aboard(const State &state, Seat seat, Good good)
{
    int symbols = 0;
    for (const Kind kind : state.ship(seat).cargo())
        if (cardOf(kind).good == good)
            symbols += cardOf(kind).symbols;
    return symbols;
}

bool Scene::just(Seat seat, std::size_t card) const
{
    return since.day == state.day && card >= since.ship(seat).loaded && card < state.ship(seat).loaded;
}

} // namespace medici::card
