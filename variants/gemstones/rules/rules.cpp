#include "variants/gemstones/rules/rules.h"

#include "engine/rules/ranges.h"
#include "variants/gemstones/rules/evaluation.h"

#include <algorithm>
#include <span>

namespace medici::gemstones {

namespace {

void beginTurn(State &state, Seat seat)
{
    state.active = seat;
    state.mover = chance;
    state.phase = Phase::Rolling;
    state.rolling = state.turnDice();
    state.left = 0;
    state.paired = 0;
    state.pairs = {};
    state.shown = {};
    state.again = {};
}

void end(State &state)
{
    state.phase = Phase::Over;
    state.mover = nobody;
}

bool someoneHasEnough(const State &state) // G17
{
    return ranges::any_of(std::span(state.sheets).first(state.seats),
                          [](const Sheet &sheet) { return sheet.least() >= sheet.limits.enough; });
}

void endTurn(State &state)
{
    if (state.real(state.active)) {
        Sheet &sheet = state.sheet(state.active);
        const bool sorted = sheet.sorted();
        if (sorted && sheet.announced) { // G16
            state.winner = state.active;
            end(state);
            return;
        }
        sheet.announced = sorted;
    }
    const Seat next = seatAfter(state.active);
    if (next == state.first) {
        if (someoneHasEnough(state)) {
            end(state);
            return;
        }
        ++state.round;
    }
    beginTurn(state, next);
}

// G8, G14: the next real player who can write a pair of what is left, or the end of the turn.
void passOn(State &state, Seat from)
{
    const GemSet colours = state.colours(state.left);
    for (Seat seat = seatAfter(from); seat != state.active; seat = seatAfter(seat))
        if (state.real(seat) && state.sheet(seat).mayWrite(colours)) {
            state.phase = Phase::Following;
            state.mover = seat;
            return;
        }
    endTurn(state);
}

void beginPairing(State &state)
{
    state.phase = Phase::Pairing;
    state.mover = state.active;
}

void endRoll(State &state)
{
    state.left = state.turnDice();
    if (!state.real(state.active)) {
        passOn(state, state.active);
    } else if (offeredAgain(state) != 0) {
        state.phase = Phase::Offered;
        state.mover = state.active;
    } else {
        beginPairing(state);
    }
}

void roll(State &state, Code side)
{
    state.shown[static_cast<std::size_t>(firstDie(state.rolling))] = static_cast<std::uint8_t>(side);
    state.rolling = static_cast<DiceSet>(state.rolling & (state.rolling - 1));
    if (state.rolling == 0)
        endRoll(state);
}

void write(State &state, Seat seat, Pair pair)
{
    Column &column = state.sheet(seat)[state.gemOf(pair)];
    if (!column.full()) // G12 (c)
        column.write(state.numberOf(pair));
}

void pairUp(State &state, Pair pair)
{
    write(state, state.active, pair);
    state.left = static_cast<DiceSet>(state.left & ~pair.set());
    state.pairs[state.paired++] = pair;
    if (state.paired == pairsATurn)
        passOn(state, state.active);
}

// The dice of each set of three or more among five.
unsigned setsIn(std::span<const std::uint8_t, diceOfAKind> shown)
{
    unsigned one = 0; // the sides that as many dice show, or more
    unsigned two = 0;
    unsigned three = 0;
    for (const std::uint8_t side : shown) {
        three |= two & 1U << side;
        two |= one & 1U << side;
        one |= 1U << side;
    }
    unsigned set = 0;
    if (three != 0)
        for (std::size_t die = 0; die < diceOfAKind; ++die)
            set |= (three >> shown[die] & 1) << die;
    return set;
}

unsigned lowest(unsigned of, int count)
{
    unsigned taken = 0;
    for (; count > 0; --count) {
        taken |= of & -of;
        of &= of - 1;
    }
    return taken;
}

// Every pair that can be made of some dice.
struct Pairs {
    std::array<Choice, diceOfAKind * diceOfAKind> choices{};
    std::size_t count = 0;

    std::span<const Choice> all() const { return std::span(choices).first(count); }
};

// By set of dice: to look them up is quicker than to write them down.
constexpr auto pairsOf = [] {
    std::array<Pairs, allDice + 1> table{};
    for (std::size_t set = 0; set < table.size(); ++set)
        forEachIn(set & gemDice, [&](int gemDie) {
            forEachIn(set & numberDice, [&](int numberDie) {
                table[set].choices[table[set].count++] = {codeOfPair(gemDie, numberDie), 1};
            });
        });
    return table;
}();

// The lowest of these dice that shows the same as this one.
int firstLike(const State &state, DiceSet among, int die)
{
    for (unsigned rest = among; rest != 0; rest &= rest - 1) {
        const int other = std::countr_zero(rest);
        if (state.shown[static_cast<std::size_t>(other)] == state.shown[static_cast<std::size_t>(die)])
            return other;
    }
    return die;
}

} // namespace

DiceSet offeredAgain(const State &state)
{
    const std::span<const std::uint8_t, dice> shown = state.shown;
    return static_cast<DiceSet>(setsIn(shown.first<diceOfAKind>())
                                | setsIn(shown.last<diceOfAKind>()) << diceOfAKind);
}

DiceSet pairable(const State &state)
{
    const GemSet colours = state.sheet(state.mover).writable(state.colours(state.left));
    if (colours == 0)
        return state.left & gemDice;
    unsigned set = 0;
    for (std::size_t die = 0; die < diceOfAKind; ++die)
        set |= (unsigned{colours} >> state.shown[die] & 1) << die;
    return static_cast<DiceSet>(set & state.left);
}

State Rules::start(const Setup &setup)
{
    State state;
    state.seats = setup.seats;
    state.usual = !terms().house(setup);
    for (Sheet &sheet : std::span(state.sheets).first(setup.seats))
        sheet = Sheet(limitsOf(setup));
    if (setup.first == chance && setup.seats > 1) { // G4
        state.phase = Phase::DrawingFirst;
        state.mover = chance;
    } else {
        state.first = std::max(setup.first, Seat{0});
        beginTurn(state, state.first);
    }
    return state;
}

void Rules::list(const State &state, Choices &out)
{
    switch (state.phase) {
    case Phase::DrawingFirst:
        out.setRange(state.seats);
        return;
    case Phase::Rolling:
        out.setRange(sides);
        return;
    case Phase::Offered: {
        const unsigned offered = offeredAgain(state);
        for (unsigned set = offered; set != 0; set = (set - 1) & offered)
            out.add(static_cast<Code>(set));
        out.add(keep);
        return;
    }
    case Phase::Pairing:
    case Phase::Following: {
        const DiceSet numbers = state.left & numberDice;
        out.set(pairsOf[static_cast<std::size_t>(pairable(state) | numbers)].all());
        return;
    }
    case Phase::Over:
        return;
    }
}

Place Rules::place(const State &state)
{
    if (state.phase == Phase::DrawingFirst)
        return {.of = Place::Of::Beginning, .round = 1, .kinds = oneOfEach(state.seats)};
    const int die = firstDie(state.rolling);
    return {.of = Place::Of::Die,
            .round = round(state),
            .turn = 1 + (state.active - state.first + tableSeats) % tableSeats,
            .die = die,
            .thrown = state.again[static_cast<std::size_t>(die)],
            .kinds = oneOfEach(sides)};
}

Code Rules::canonical(const State &state, Code code)
{
    if (code < firstPair) {
        const unsigned offered = offeredAgain(state);
        return static_cast<Code>(lowest(offered & gemDice, std::popcount(code & unsigned{gemDice}))
                                 | lowest(offered & numberDice, std::popcount(code & unsigned{numberDice})));
    }
    const Pair pair = pairOf(code);
    return codeOfPair(firstLike(state, state.left & gemDice, pair.gem),
                      firstLike(state, state.left & numberDice, pair.number + diceOfAKind));
}

void Rules::apply(State &state, Code code)
{
    switch (state.phase) {
    case Phase::DrawingFirst:
        state.first = static_cast<Seat>(code);
        beginTurn(state, state.first);
        return;
    case Phase::Rolling:
        roll(state, code);
        return;
    case Phase::Offered:
        if (code == keep) {
            beginPairing(state);
            return;
        }
        state.phase = Phase::Rolling;
        state.mover = chance;
        state.rolling = code;
        forEachIn(code, [&](int die) { ++state.again[static_cast<std::size_t>(die)]; });
        return;
    case Phase::Pairing:
        pairUp(state, pairOf(code));
        return;
    case Phase::Following:
        write(state, state.mover, pairOf(code));
        passOn(state, state.mover);
        return;
    case Phase::Over:
        return;
    }
}

PerSeat<int> Rules::scores(const State &state)
{
    PerSeat<int> scores{};
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        scores[seat] = scoreOf(state.sheets[seat]);
    return scores;
}

PerSeat<int> Rules::places(const State &state)
{
    struct Key {
        bool won; // G16
        Evaluation evaluation;
    };
    std::array<Key, mostSeats> keys{};
    for (Seat seat = 0; seat < state.seats; ++seat)
        keys[static_cast<std::size_t>(seat)] = {seat == state.winner, evaluationOf(state.sheet(seat))};
    return placesOf(keys, state.seats, [](const Key &a, const Key &b) {
        return a.won || b.won ? a.won && !b.won : a.evaluation > b.evaluation;
    });
}

} // namespace medici::gemstones
