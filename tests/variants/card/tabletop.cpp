#include "tests/variants/card/tabletop.h"

namespace medici::card {

namespace {

void drawFromDeck(State &state, Kind kind)
{
    state.deck.remove(kind);
    --state.deckLeft;
}

} // namespace

Tabletop::Tabletop(int seats, Seat first, bool higher)
{
    Setup setup = Rules::terms().usual(seats);
    setup.first = first;
    setup.options[0] = higher ? 1 : 0;
    state = Rules::start(setup);
}

void Tabletop::layMarket(const Kinds &market)
{
    for (const Kind kind : market) {
        drawFromDeck(state, kind);
        state.market[state.marketSize++] = kind;
    }
    turnTo(state.active);
}

void Tabletop::load(Seat seat, const Kinds &cargo)
{
    Ship &ship = state.house(seat).ship;
    for (const Kind kind : cargo) {
        drawFromDeck(state, kind);
        ship.cards[ship.loaded++] = kind;
        ship.used = static_cast<std::uint8_t>(ship.used + cardOf(kind).space);
        ship.value = static_cast<std::uint8_t>(ship.value + cardOf(kind).value);
    }
}

void Tabletop::leaveDeck(const Kinds &deck)
{
    state.deck = {};
    for (const Kind kind : deck)
        state.deck.add(kind);
    state.deckLeft = static_cast<std::uint8_t>(deck.size());
    turnTo(state.active);
}

void Tabletop::leaveFree(const Numbers &spaces)
{
    for (std::size_t seat = 0; seat < spaces.size(); ++seat)
        state.houses[seat].ship.used = static_cast<std::uint8_t>(state.spaces() - spaces[seat]);
}

void Tabletop::sailWith(const Numbers &values)
{
    for (std::size_t seat = 0; seat < values.size(); ++seat)
        state.houses[seat].ship.value = static_cast<std::uint8_t>(values[seat]);
}

void Tabletop::store(Good good, const Numbers &symbols)
{
    for (std::size_t seat = 0; seat < symbols.size(); ++seat)
        state.houses[seat].warehouse[indexOf(good)] = static_cast<std::uint8_t>(symbols[seat]);
}

void Tabletop::turnTo(Seat seat)
{
    state.active = seat;
    state.turned = 0;
    state.phase = state.deckLeft == 0 ? Phase::Taking
        : state.marketSize == 0       ? Phase::TurningUp
                                      : Phase::Deciding;
}

std::vector<Code> Tabletop::legal() const
{
    Choices choices;
    Rules::list(state, choices);
    std::vector<Code> codes;
    for (const Choice &choice : choices)
        codes.push_back(choice.code);
    return codes;
}

bool Tabletop::apply(Seat seat, Code code)
{
    Choices choices;
    Rules::list(state, choices);
    if (actor() != seat || !choices.contains(code))
        return false;
    Rules::apply(state, code);
    return true;
}

bool Tabletop::turnUp(Kind kind)
{
    if (state.phase == Phase::Deciding && !apply(state.active, card::turnUp))
        return false;
    return state.phase == Phase::TurningUp && apply(chance, kind);
}

bool Tabletop::stop()
{
    return state.phase == Phase::Deciding && apply(state.active, card::stop);
}

bool Tabletop::take(std::initializer_list<int> places)
{
    return state.phase == Phase::Taking && apply(state.active, setOf(places));
}

bool Tabletop::turn(Seat seat, const Kinds &turnedUp, std::initializer_list<int> places)
{
    if (state.active != seat)
        return false;
    for (const Kind kind : turnedUp)
        if (!turnUp(kind))
            return false;
    return (state.phase != Phase::Deciding || stop()) && take(places);
}

void Tabletop::playAtRandom(Seed seed, const std::function<void(const State &)> &after)
{
    PlayoutRandom luck(seed);
    Choices choices;
    while (actor() != nobody) {
        const State before = state;
        choices.clear();
        Rules::list(state, choices);
        Rules::apply(state, luck.pick(choices));
        if (after)
            after(before);
    }
}

Kinds Tabletop::market() const
{
    return {state.market.begin(), state.market.begin() + state.marketSize};
}

Kinds Tabletop::cargo(Seat seat) const
{
    const std::span cargo = state.ship(seat).cargo();
    return {cargo.begin(), cargo.end()};
}

const Evening &Tabletop::bill(Seat seat, int day) const
{
    return state.house(seat).evenings[static_cast<std::size_t>(day - 1)];
}

} // namespace medici::card
