#include "variants/card/rules/rules.h"

#include "engine/rules/ranges.h"
#include "variants/card/rules/scoring.h"

#include <numeric>

namespace medici::card {

namespace {

constexpr Code lastCard = 0b001;

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

// The seats with the fewest florins, one of whom begins the day: all of them on the first.
template <class Act>
void forEachPoorest(const State &state, Act act)
{
    std::uint16_t fewest = state.houses[0].florins;
    for (Seat seat = 1; seat < state.seats; ++seat)
        fewest = std::min(fewest, state.house(seat).florins);
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (state.house(seat).florins == fewest)
            act(seat);
}

// C5, C6, C12
void beginTurn(State &state, Seat seat)
{
    state.active = seat;
    state.turned = 0;
    if (state.marketSize == 0 && state.deckLeft == 0)
        endDay(state);
    else
        state.phase = state.deckLeft == 0 ? Phase::Taking
            : state.marketSize == 0       ? Phase::TurningUp
                                          : Phase::Deciding;
}

void beginDay(State &state)
{
    int poorest = 0;
    Seat first = 0;
    forEachPoorest(state, [&](Seat seat) {
        ++poorest;
        first = seat;
    });
    state.lastTurn = false;
    // A day without cards, which house rules may bring, ends when it is said who begins: no event ends two
    // days.
    if (poorest == 1 && state.deckLeft > 0)
        beginTurn(state, first);
    else
        state.phase = Phase::DrawingFirst; // C4, C20
}

void turnUpCard(State &state, Kind kind)
{
    state.deck.remove(kind);
    --state.deckLeft;
    state.market[state.marketSize++] = kind;
    ++state.turned;
    state.phase = state.turned < mostTurnedUp && state.deckLeft > 0 ? Phase::Deciding : Phase::Taking;
}

void endTurn(State &state)
{
    const int open = state.lastTurn ? 0 : openShips(state); // C11
    if (open == 0) {
        endDay(state);
        return;
    }
    state.lastTurn = open == 1;
    Seat next = nextSeat(state, state.active);
    while (state.free(next) == 0) // C4, C10
        next = nextSeat(state, next);
    beginTurn(state, next);
}

} // namespace

void endDay(State &state)
{
    scoreDay(state);
    if (state.day + 1 == days) {
        state.phase = Phase::Over; // C21
        return;
    }
    for (const Kind kind : std::span(state.market).first(state.marketSize)) // C20
        state.deck.add(kind);
    state.deckLeft = static_cast<std::uint8_t>(state.deckLeft + state.marketSize);
    state.market = {};
    state.marketSize = 0;
    ++state.day;
    beginDay(state);
}

int Evening::total() const
{
    return std::accumulate(bonus.begin(), bonus.end(),
                           std::accumulate(awards.begin(), awards.end(), int{payment}));
}

State Rules::start(const Setup &setup)
{
    State state;
    state.seats = setup.seats;
    state.higherBonus = setup.options[0] != 0;
    state.edition = editionOf(setup);
    state.deck = Pile(state.edition.deck);
    state.deckLeft = static_cast<std::uint8_t>(state.deck.size());
    if (setup.first != chance)
        beginTurn(state, setup.first);
    return state;
}

void Rules::list(const State &state, Choices &out)
{
    switch (state.phase) {
    case Phase::DrawingFirst:
        forEachPoorest(state, [&](Seat seat) { out.add(static_cast<Code>(seat)); });
        return;
    case Phase::TurningUp:
        out.set(state.deck);
        return;
    case Phase::Deciding:
        out.setRange(2);
        return;
    case Phase::Taking: { // C7, C9
        const int within = std::min<int>(state.marketSize, reach);
        const int room = state.free(state.active);
        std::array<int, reach> space{};
        for (int place = 0; place < within; ++place)
            space[static_cast<std::size_t>(place)] = cardOf(state.fromEnd(place)).space;
        for (Code taken = lastCard; taken < 1 << within; taken += 2)
            if (space[0] + (taken >> 1 & 1) * space[1] + (taken >> 2 & 1) * space[2] <= room)
                out.add(taken);
        return;
    }
    case Phase::Over:
        return;
    }
}

Place Rules::place(const State &state)
{
    if (state.phase == Phase::DrawingFirst)
        return {.of = Place::Of::Beginning, .round = round(state), .kinds = oneOfEach(state.seats)};
    Place place{.of = Place::Of::Deck, .round = round(state), .kinds = state.edition.deck};
    // C20: what sailed on earlier days is out of the game; today's cards are in the deck, the market and the
    // ships.
    Pile today = state.deck;
    for (const Kind kind : std::span(state.market).first(state.marketSize))
        today.add(kind);
    for (const House &house : std::span(state.houses).first(state.seats))
        for (const Kind kind : house.ship.cargo())
            today.add(kind);
    for (std::size_t kind = 0; kind < kinds; ++kind)
        place.gone[kind] = static_cast<std::uint8_t>(state.edition.deck[kind] - today[kind]);
    return place;
}

// The second and the third card from the end are alike: whoever takes one takes the nearer.
Code Rules::canonical(const State &state, Code code)
{
    const bool choosesFarther = state.phase == Phase::Taking && code == 0b101;
    return choosesFarther && state.fromEnd(1) == state.fromEnd(2) ? 0b011 : code;
}

void load(State &state, PlaceSet taken)
{
    Ship &ship = state.house(state.active).ship;
    const int within = std::min<int>(state.marketSize, reach);
    std::size_t gap = static_cast<std::size_t>(state.marketSize - within);
    for (int place = within - 1; place >= 0; --place) { // in the order of the market, which closes up
        const Kind kind = state.fromEnd(place);
        if (!contains(taken, place)) {
            state.market[gap++] = kind;
            continue;
        }
        const Card &card = cardOf(kind);
        ship.cards[ship.loaded++] = kind;
        ship.used = static_cast<std::uint8_t>(ship.used + card.space);
        ship.value = static_cast<std::uint8_t>(ship.value + card.value); // C8
    }
    for (std::size_t place = gap; place < state.marketSize; ++place)
        state.market[place] = {};
    state.marketSize = static_cast<std::uint8_t>(gap);
}

void Rules::apply(State &state, Code code)
{
    switch (state.phase) {
    case Phase::DrawingFirst:
        beginTurn(state, static_cast<Seat>(code));
        return;
    case Phase::TurningUp:
        turnUpCard(state, static_cast<Kind>(code));
        return;
    case Phase::Deciding:
        state.phase = code == turnUp ? Phase::TurningUp : Phase::Taking;
        return;
    case Phase::Taking:
        load(state, static_cast<PlaceSet>(code));
        endTurn(state);
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
    return placesOf(scores(state), state.seats); // C21
}

} // namespace medici::card
