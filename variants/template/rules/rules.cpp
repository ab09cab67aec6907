#include "variants/template/rules/rules.h"

#include "engine/rules/ranges.h"

#include <algorithm>

namespace medici::pig {

namespace {

std::uint8_t &pointsOf(State &state, Seat seat)
{
    return state.points[static_cast<std::size_t>(seat)];
}

void passOn(State &state)
{
    state.active = static_cast<Seat>((state.active + 1) % state.seats);
    state.turn = 0;
    ++state.turns;
    state.thrown = 0;
    state.phase = Phase::Rolling; // P2
}

void score(State &state, int number)
{
    state.rolled = static_cast<std::uint8_t>(number);
    ++state.thrown;
    if (number == 1) { // P3
        passOn(state);
        return;
    }
    state.turn = static_cast<std::uint8_t>(state.turn + number); // P4
    state.phase = Phase::Deciding;
    std::uint8_t &points = pointsOf(state, state.active);
    if (points + state.turn >= goal) { // P6
        points = static_cast<std::uint8_t>(points + state.turn);
        state.phase = Phase::Over;
    }
}

} // namespace

State Rules::start(const Setup &setup)
{
    State state;
    state.seats = setup.seats;
    if (setup.first == chance)
        state.phase = Phase::DrawingFirst; // P1
    else
        state.active = setup.first;
    return state;
}

Seat Rules::actor(const State &state)
{
    switch (state.phase) {
    case Phase::DrawingFirst:
    case Phase::Rolling:
        return chance;
    case Phase::Deciding:
        return state.active;
    case Phase::Over:
        break;
    }
    return nobody;
}

void Rules::list(const State &state, Choices &out)
{
    switch (state.phase) {
    case Phase::DrawingFirst:
        out.setRange(state.seats);
        return;
    case Phase::Rolling:
        out.setRange(6);
        return;
    case Phase::Deciding:
        out.setRange(2); // hold and roll
        return;
    case Phase::Over:
        return;
    }
}

// Where luck lies: the same throw of the same turn shows the same number in every game with one deal.
Place Rules::place(const State &state)
{
    if (state.phase == Phase::DrawingFirst)
        return {.of = Place::Of::Beginning, .round = 1, .kinds = oneOfEach(state.seats)};
    return {
        .of = Place::Of::Die, .round = 1, .turn = state.turns, .thrown = state.thrown, .kinds = oneOfEach(6)};
}

void Rules::apply(State &state, Code code)
{
    switch (state.phase) {
    case Phase::DrawingFirst:
        state.active = static_cast<Seat>(code);
        state.phase = Phase::Rolling;
        return;
    case Phase::Rolling:
        score(state, code + 1);
        return;
    case Phase::Deciding:
        if (code == roll) {
            state.phase = Phase::Rolling;
            return;
        }
        pointsOf(state, state.active) =
            static_cast<std::uint8_t>(pointsOf(state, state.active) + state.turn); // P5
        passOn(state);
        return;
    case Phase::Over:
        return;
    }
}

PerSeat<int> Rules::scores(const State &state)
{
    PerSeat<int> scores{};
    ranges::copy(state.points, scores.begin());
    return scores;
}

PerSeat<int> Rules::places(const State &state)
{
    return placesOf(state.points, state.seats);
}

// All there is to a score is what a seat has kept.
Bill Rules::bill(const State &state)
{
    Bill bill;
    for (Seat seat = 0; seat < state.seats; ++seat)
        bill.add({.round = round(state),
                  .seat = seat,
                  .rule = 5,
                  .points = scores(state)[static_cast<std::size_t>(seat)]});
    return bill;
}

} // namespace medici::pig
