#include "variants/card/view/scene.h"

#include "engine/rules/game.h"
#include "engine/rules/ranges.h"

#include <QEasingCurve>

#include <algorithm>
#include <bit>

namespace medici::card {

namespace {

constexpr int flightLength = 240; // milliseconds
constexpr int flightDelay = 60;

} // namespace

std::chrono::milliseconds flightTime(int taken)
{
    return std::chrono::milliseconds(flightLength + flightDelay * (taken - 1));
}

Scene::Scene(const Frame &frame)
    : state(stateOf<Rules>(*frame.after)),
      since(stateOf<Rules>(frame.since != nullptr ? *frame.since : *frame.before)), plan(planOf(frame.draft))
{
    const State &before = stateOf<Rules>(*frame.before);
    const bool moving = frame.t < 1 && !frame.events.empty();
    const QEasingCurve easing(QEasingCurve::InOutCubic);
    if (moving && before.phase == Phase::Taking) {
        const auto taken = static_cast<PlaceSet>(frame.events.front().code);
        const qreal now = frame.t * static_cast<qreal>(flightTime(std::popcount(taken)).count());
        state = before;
        int nth = 0;
        for (int place = reach - 1; place >= 0; --place)
            if ((taken >> place & 1) != 0) {
                const qreal way = std::clamp((now - nth * flightDelay) / flightLength, 0.0, 1.0);
                flights.push_back({place, easing.valueForProgress(way)});
                ++nth;
            }
    } else if (moving && before.phase == Phase::TurningUp) {
        turning = easing.valueForProgress(frame.t);
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
