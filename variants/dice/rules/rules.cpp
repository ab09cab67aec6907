#include "variants/dice/rules/rules.h"

#include "engine/rules/ranges.h"
#include "variants/dice/rules/scoring.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <span>

namespace medici::dice {

namespace {

Seat nextSeat(const State &state, Seat seat)
{
    return static_cast<Seat>(seat + 1 == state.seats ? 0 : seat + 1);
}

int openShips(const State &state)
{
    int open = 0;
    for (Seat seat = 0; seat < state.seats; ++seat)
        open += state.free(seat) > 0;
    return open;
}

void load(State &state, Seat seat, int die)
{
    const Face face = state.face(die);
    Sheet &sheet = state.sheet(seat);
    Ship &ship = sheet.ships[state.round];
    ship.holds[ship.loaded++] = face;
    ship.value = static_cast<std::uint8_t>(ship.value + face.value);
    mark(sheet.crosses, face);
}

void beginTurn(State &state, Seat from, int open)
{
    ++state.turn;
    state.active = from;
    while (state.free(state.active) == 0) // D12
        state.active = nextSeat(state, state.active);
    state.lastTurn = open == 1 && !state.solo(); // D13
    state.phase = Phase::Rolling;
    state.mover = chance;
    state.rolled = 0;
    state.left = 0;
    state.values = {};
}

void endTurn(State &state)
{
    const Seat next = nextSeat(state, state.active);
    const int open = state.lastTurn ? 0 : openShips(state);
    if (open > 0) {
        beginTurn(state, next, open);
        return;
    }
    endRound(state, next); // D13, D14
}

// D8: the next player who takes a die of what is left, or the end of the turn.
void passOn(State &state)
{
    Seat next = nextSeat(state, state.mover);
    while (next != state.active && state.free(next) == 0)
        next = nextSeat(state, next);
    if (next == state.active) {
        endTurn(state);
        return;
    }
    state.phase = Phase::Following;
    state.mover = next;
}

void choose(State &state, DiceSet taken)
{
    forEachIn(taken, [&](int die) { load(state, state.active, die); }); // D9
    state.left = static_cast<DiceSet>(state.left & ~taken);
    if (state.solo())
        forEachIn(state.left, [&](int die) { mark(state.circles, state.face(die)); }); // D26
    passOn(state);
}

// By other faces than the usual ones any two dice may be equal.
Code lowestAlike(const State &state, Code code)
{
    unsigned lowest = code & ~unsigned{state.left};
    forEachIn(code & state.left, [&](int die) {
        int alike = 0;
        while (!contains(state.left, alike) || contains(lowest, alike)
               || state.face(alike) != state.face(die))
            ++alike;
        lowest |= 1U << alike;
    });
    return static_cast<Code>(lowest);
}

} // namespace

void endRound(State &state, Seat next)
{
    scoreRound(state);
    if (state.round + 1 == state.edition.rounds) {
        state.phase = Phase::Over;
        state.mover = nobody;
        return;
    }
    ++state.round;
    state.turn = 0;
    beginTurn(state, next, state.seats); // D15
}

int Ship::total() const
{
    return std::accumulate(monopolies.begin(), monopolies.end(), int{points});
}

int Sheet::total() const
{
    int sum = 0;
    for (const Ship &ship : ships)
        sum += ship.total();
    return sum;
}

State Rules::start(const Setup &setup)
{
    State state;
    state.seats = setup.seats;
    state.spaces = static_cast<std::uint8_t>(setup.options[0]);
    state.edition = editionOf(setup);
    if (setup.first == chance && setup.seats > 1) { // D6
        state.phase = Phase::DrawingFirst;
        state.mover = chance;
    } else {
        beginTurn(state, std::max(setup.first, Seat{0}), setup.seats);
    }
    return state;
}

Place Rules::place(const State &state)
{
    if (state.phase == Phase::DrawingFirst)
        return {.of = Place::Of::Beginning, .round = 1, .kinds = oneOfEach(state.seats)};
    return {.of = Place::Of::Die,
            .round = round(state),
            .turn = state.turn,
            .die = state.rolled,
            .kinds = oneOfEach(sides)};
}

// Of dice that show the same those with the lowest numbers are taken.
Code Rules::canonical(const State &state, Code code)
{
    if (!state.edition.usual)
        return lowestAlike(state, code);
    unsigned golds = 0; // no other two dice are ever equal (D2)
    forEachIn(state.left, [&](int die) { golds |= (state.face(die) == Face{} ? 1U : 0U) << die; });
    unsigned lowest = code & ~golds;
    for (int taken = std::popcount(code & golds); taken > 0; --taken) {
        lowest |= golds & -golds;
        golds &= golds - 1;
    }
    return static_cast<Code>(lowest);
}

void Rules::proceed(State &state, Code code)
{
    switch (state.phase) {
    case Phase::DrawingFirst:
        beginTurn(state, static_cast<Seat>(code), state.seats);
        return;
    case Phase::Choosing:
        choose(state, static_cast<DiceSet>(code));
        return;
    case Phase::Following:
        load(state, state.mover, std::countr_zero(code));
        passOn(state);
        return;
    case Phase::Rolling:
    case Phase::Over:
        return;
    }
}

PerSeat<int> Rules::scores(const State &state)
{
    PerSeat<int> scores{};
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        scores[seat] = state.sheets[seat].total();
    return scores;
}

PerSeat<int> Rules::places(const State &state)
{
    // D24: by grand total, then by the columns from the fullest down.
    using Key = std::array<int, 1 + goods>;
    std::array<Key, mostSeats> keys{};
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        const Sheet &sheet = state.sheets[seat];
        keys[seat][0] = sheet.total();
        ranges::copy(sheet.crosses, keys[seat].begin() + 1);
        std::sort(keys[seat].begin() + 1, keys[seat].end(), std::greater());
    }
    return placesOf(keys, state.seats);
}

} // namespace medici::dice
