#include "variants/dice/rules.h"

#include "variants/dice/scoring.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace medici::dice {

namespace {

constexpr DiceSet allDice = (1 << dice) - 1;

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

void load(State &state, Seat seat, DiceSet taken)
{
    Sheet &sheet = state.sheet(seat);
    Ship &ship = sheet.ships[state.round];
    for (int die = 0; die < dice; ++die) { // D9: by die number
        if ((taken >> die & 1) == 0)
            continue;
        const Face face = state.face(die);
        ship.holds[ship.loaded++] = face;
        ship.value = static_cast<std::uint8_t>(ship.value + face.value);
        if (face.good == Good::Gold)
            continue;
        std::uint8_t &crosses = sheet.crosses[static_cast<std::size_t>(face.good)];
        crosses = static_cast<std::uint8_t>(std::min(boxes, crosses + (face.value == 0 ? 2 : 1))); // D10, D11
    }
}

void drawCircles(State &state) // D26
{
    for (int die = 0; die < dice; ++die) {
        const Face face = state.face(die);
        if ((state.left >> die & 1) == 0 || face.good == Good::Gold)
            continue;
        std::uint8_t &circles = state.circles[static_cast<std::size_t>(face.good)];
        circles = static_cast<std::uint8_t>(std::min(boxes, circles + (face.value == 0 ? 2 : 1)));
    }
}

void beginTurn(State &state, Seat from)
{
    state.active = from;
    while (state.free(state.active) == 0) // D12
        state.active = nextSeat(state, state.active);
    state.lastTurn = !state.solo() && openShips(state) == 1; // D13
    state.phase = Phase::Rolling;
    state.rolled = 0;
    state.left = 0;
    state.values = {};
}

void endTurn(State &state)
{
    const Seat next = nextSeat(state, state.active);
    if (!state.lastTurn && openShips(state) > 0) {
        beginTurn(state, next);
        return;
    }
    scoreRound(state);
    if (state.round + 1 == rounds) {
        state.phase = Phase::Over;
        return;
    }
    ++state.round;
    beginTurn(state, next); // D15
}

// D8: the next player who takes a die of what is left, or the end of the turn.
void passOn(State &state)
{
    do
        state.mover = nextSeat(state, state.mover);
    while (state.mover != state.active && state.free(state.mover) == 0);
    if (state.mover == state.active)
        endTurn(state);
    else
        state.phase = Phase::Following;
}

void take(State &state, DiceSet taken)
{
    load(state, state.mover, taken);
    if (state.phase == Phase::Following) {
        passOn(state);
        return;
    }
    state.left = static_cast<DiceSet>(state.left & ~taken);
    if (state.solo())
        drawCircles(state);
    if (state.solo() || state.lastTurn)
        endTurn(state);
    else
        passOn(state);
}

} // namespace

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
    if (setup.first == chance && setup.seats > 1)
        state.phase = Phase::DrawingFirst; // D6
    else
        beginTurn(state, std::max(setup.first, Seat{0}));
    return state;
}

Seat Rules::actor(const State &state)
{
    switch (state.phase) {
    case Phase::DrawingFirst:
    case Phase::Rolling:
        return chance;
    case Phase::Choosing:
    case Phase::Following:
        return state.mover;
    case Phase::Over:
        break;
    }
    return nobody;
}

int Rules::round(const State &state)
{
    return state.round + 1;
}

void Rules::list(const State &state, Choices &out)
{
    switch (state.phase) {
    case Phase::DrawingFirst:
        out.addRange(state.seats);
        return;
    case Phase::Rolling:
        out.addRange(6);
        return;
    case Phase::Following:
        for (int die = 0; die < dice; ++die)
            if ((state.left >> die & 1) != 0)
                out.add(static_cast<Code>(1 << die));
        return;
    case Phase::Choosing: {
        const int free = state.free(state.mover);
        const int most = std::min(state.lastTurn ? dice : 3, free); // D7, D13
        const int least = state.lastTurn ? most : 1;
        for (unsigned set = 1; set <= allDice; ++set)
            if (const int size = std::popcount(set); size >= least && size <= most)
                out.add(static_cast<Code>(set));
        return;
    }
    case Phase::Over:
        return;
    }
}

Code Rules::canonical(const State &state, Code code)
{
    // Only two golds are ever equal (D2): take the lowest.
    if (state.phase != Phase::Choosing && state.phase != Phase::Following)
        return code;
    Code lowest = code;
    for (int die = dice - 1; die >= 0; --die)
        if (state.values[static_cast<std::size_t>(die)] == 5 && (lowest >> die & 1) != 0)
            for (int lower = 0; lower < die; ++lower)
                if (state.values[static_cast<std::size_t>(lower)] == 5 && (state.left >> lower & 1) != 0
                    && (lowest >> lower & 1) == 0) {
                    lowest = static_cast<Code>((lowest & ~(1 << die)) | 1 << lower);
                    break;
                }
    return lowest;
}

void Rules::apply(State &state, Code code)
{
    switch (state.phase) {
    case Phase::DrawingFirst:
        beginTurn(state, static_cast<Seat>(code));
        return;
    case Phase::Rolling:
        state.values[state.rolled++] = static_cast<std::uint8_t>(code);
        if (state.rolled == dice) {
            state.left = allDice;
            state.mover = state.active;
            state.phase = Phase::Choosing;
        }
        return;
    case Phase::Choosing:
    case Phase::Following:
        take(state, static_cast<DiceSet>(code));
        return;
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
        std::ranges::copy(sheet.crosses, keys[seat].begin() + 1);
        std::sort(keys[seat].begin() + 1, keys[seat].end(), std::greater());
    }
    PerSeat<int> places{};
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        places[seat] = 1
            + static_cast<int>(std::count_if(keys.begin(), keys.begin() + state.seats,
                                             [&](const Key &key) { return key > keys[seat]; }));
    return places;
}

} // namespace medici::dice
