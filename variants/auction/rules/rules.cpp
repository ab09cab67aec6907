#include "variants/auction/rules/rules.h"

#include "engine/rules/ranges.h"
#include "variants/auction/rules/prizes.h"
#include "variants/auction/rules/scoring.h"

#include <algorithm>
#include <bit>
#include <span>

namespace medici::auction {

namespace {

// Every amount that can be said in a bidding.
constexpr auto everyAmount()
{
    std::array<Choice, mostFlorins + 1> table{};
    for (std::size_t amount = 0; amount < table.size(); ++amount)
        table[amount] = {static_cast<Code>(amount), 1};
    return table;
}

constexpr auto amounts = everyAmount();

constexpr std::array<Choice, 2> selecting{{{stop, 1}, {draw, 1}}};

int mostRoom(const State &state)
{
    int most = 0;
    for (Seat seat = 0; seat < state.seats; ++seat)
        most = std::max(most, state.free(seat));
    return most;
}

int openShips(const State &state)
{
    int open = 0;
    for (Seat seat = 0; seat < state.seats; ++seat)
        open += state.free(seat) > 0;
    return open;
}

void wait(State &state, Phase phase, Seat mover = chance)
{
    state.phase = phase;
    state.mover = mover;
}

void beginTurn(State &state, Seat from)
{
    state.selector = from;
    while (state.free(state.selector) == 0) // A14
        state.selector = state.leftOf(state.selector);
    wait(state, Phase::Turning);
}

// The first player is one of these: A6, A26.
void beginDay(State &state, unsigned candidates)
{
    state.unseen = Unseen(state.edition.deck);
    state.left = state.edition.dayCards;
    if (std::has_single_bit(candidates)) {
        beginTurn(state, static_cast<Seat>(std::countr_zero(candidates)));
        return;
    }
    state.selector = nobody;
    state.candidates = static_cast<std::uint8_t>(candidates);
    wait(state, Phase::DrawingFirst);
}

unsigned poorest(const State &state)
{
    const auto houses = std::span(state.houses).first(state.seats);
    const std::uint16_t fewest = ranges::min(houses, {}, &House::florins).florins;
    unsigned seats = 0;
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        seats |= (state.houses[seat].florins == fewest ? 1U : 0U) << seat;
    return seats;
}

void load(State &state, Seat seat, Card card)
{
    Ship &ship = state.ship(seat);
    ship.holds[ship.loaded++] = card;
    ship.value = static_cast<std::uint8_t>(ship.value + card.value());
}

void clearGroup(State &state)
{
    state.turned = 0;
    state.group = {};
    state.leader = nobody;
    state.highest = 0;
    state.bids = {};
}

// A12, A13, then A16 before all else, A17, and A14.
void settle(State &state)
{
    if (state.leader != nobody) {
        House &buyer = state.house(state.leader);
        buyer.florins = static_cast<std::uint16_t>(buyer.florins - state.highest);
        std::uint16_t &price = state.ship(state.leader).price;
        price = static_cast<std::uint16_t>(price + state.highest);
        for (std::size_t card = 0; card < state.turned; ++card)
            load(state, state.leader, state.group[card]);
    }
    clearGroup(state);
    if (state.left == 0)
        endDay(state);
    else if (openShips(state) == 1)
        wait(state, Phase::Filling);
    else
        beginTurn(state, state.leftOf(state.selector));
}

// A9, A11: on to the next seat from this one on that can outbid, the selector at last.
void ask(State &state, Seat seat)
{
    for (;; seat = state.leftOf(seat)) {
        if (state.hasRoom(seat) && state.house(seat).florins > state.highest) {
            wait(state, Phase::Bidding, seat);
            return;
        }
        if (seat == state.selector) {
            settle(state);
            return;
        }
    }
}

void take(State &state, Card card)
{
    state.unseen.remove(card);
    --state.left;
}

void turnUp(State &state, Card card)
{
    take(state, card);
    state.group[state.turned++] = card;
    if (state.turned < mostTurned && state.left > 0 && state.turned < mostRoom(state)) // A7, A8, A15
        wait(state, Phase::Selecting, state.selector);
    else
        ask(state, state.leftOf(state.selector));
}

void fill(State &state, Card card) // A16
{
    take(state, card);
    Seat last = 0;
    while (state.free(last) == 0)
        ++last;
    load(state, last, card);
    if (state.free(last) == 0 || state.left == 0)
        endDay(state);
}

void bid(State &state, std::uint16_t amount)
{
    if (amount > state.highest) { // A10
        state.highest = amount;
        state.leader = state.mover;
        state.bids[static_cast<std::size_t>(state.mover)] = amount;
    }
    if (state.mover == state.selector)
        settle(state);
    else
        ask(state, state.leftOf(state.mover));
}

} // namespace

void endDay(State &state)
{
    scoreDay(state);
    if (state.day + 1 == days) { // A27
        wait(state, Phase::Over, nobody);
        return;
    }
    ++state.day;
    beginDay(state, poorest(state));
}

State Rules::start(const Setup &setup)
{
    State state;
    state.seats = setup.seats;
    state.spaces = spacesOf(setup);
    state.edition = editionOf(setup);
    for (House &house : std::span(state.houses).first(setup.seats))
        house.florins = state.edition.startFlorins;
    beginDay(state, setup.first == chance ? (1U << setup.seats) - 1 : 1U << setup.first);
    return state;
}

void Rules::list(const State &state, Choices &out)
{
    switch (state.phase) {
    case Phase::DrawingFirst:
        for (unsigned rest = state.candidates; rest != 0; rest &= rest - 1)
            out.add(static_cast<Code>(std::countr_zero(rest)));
        return;
    case Phase::Turning:
    case Phase::Filling:
        out.set(state.unseen.pile());
        return;
    case Phase::Selecting:
        out.set(selecting);
        return;
    case Phase::Bidding:
        out.set(std::span(amounts).subspan(
            state.highest, static_cast<std::size_t>(state.house(state.mover).florins) - state.highest + 1));
        return;
    case Phase::Over:
        return;
    }
}

// A5: every day all cards are shuffled together, and nothing is gone before.
Place Rules::place(const State &state)
{
    if (state.phase == Phase::DrawingFirst)
        return {.of = Place::Of::Beginning, .round = round(state), .kinds = oneOfEach(state.seats)};
    return {.of = Place::Of::Deck, .round = round(state), .kinds = state.edition.deck};
}

void Rules::apply(State &state, Code code)
{
    switch (state.phase) {
    case Phase::DrawingFirst:
        state.candidates = 0;
        beginTurn(state, static_cast<Seat>(code));
        return;
    case Phase::Turning:
        turnUp(state, Card(code));
        return;
    case Phase::Selecting:
        if (code == draw)
            wait(state, Phase::Turning);
        else
            ask(state, state.leftOf(state.selector));
        return;
    case Phase::Bidding:
        bid(state, code);
        return;
    case Phase::Filling:
        fill(state, Card(code));
        return;
    case Phase::Over:
        return;
    }
}

PerSeat<int> Rules::scores(const State &state)
{
    PerSeat<int> scores{};
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        scores[seat] = state.houses[seat].florins;
    return scores;
}

PerSeat<int> Rules::places(const State &state)
{
    return placesOf(scores(state), state.seats); // A27
}

} // namespace medici::auction
