#include "tests/variants/auction/tabletop.h"

#include "engine/rules/ranges.h"

#include <algorithm>

namespace medici::auction {

Tabletop::Tabletop(int seats, Seat first)
{
    Setup setup = Rules::terms().usual(seats);
    setup.first = first;
    state = Rules::start(setup);
}

void Tabletop::leaveFree(std::initializer_list<int> spaces)
{
    Seat seat = 0;
    for (const int free : spaces) {
        Ship &ship = state.ship(seat++);
        ship = {};
        std::fill_n(ship.holds.begin(), state.spaces - free, cloth(0));
        ship.loaded = static_cast<std::uint8_t>(state.spaces - free);
    }
}

void Tabletop::purses(std::initializer_list<int> florins)
{
    Seat seat = 0;
    for (const int purse : florins)
        state.house(seat++).florins = static_cast<std::uint16_t>(purse);
}

void Tabletop::levels(Good good, std::initializer_list<int> levels)
{
    Seat seat = 0;
    for (const int level : levels)
        state.house(seat++).levels[static_cast<std::size_t>(good)] = static_cast<std::uint8_t>(level);
}

void Tabletop::sail(Seat seat, std::initializer_list<Card> cards)
{
    Ship &ship = state.ship(seat);
    ship = {};
    for (const Card card : cards) {
        ship.holds[ship.loaded++] = card;
        ship.value = static_cast<std::uint8_t>(ship.value + card.value());
    }
}

void Tabletop::sailWith(std::initializer_list<int> values)
{
    Seat seat = 0;
    for (const int value : values) {
        Ship &ship = state.ship(seat++);
        ship.holds.fill(goldCard); // which no counter minds
        ship.loaded = state.spaces;
        ship.value = static_cast<std::uint8_t>(value);
    }
}

std::vector<Code> Tabletop::legal() const
{
    Choices choices;
    Rules::list(state, choices);
    std::vector<Code> codes;
    for (const Choice &choice : choices)
        codes.push_back(choice.code);
    ranges::sort(codes);
    return codes;
}

bool Tabletop::turnUp(Card card)
{
    return (state.phase == Phase::Turning || state.phase == Phase::Filling) && apply(chance, card.kind);
}

bool Tabletop::bids(Seat seat, int florins)
{
    return state.phase == Phase::Bidding && florins > state.highest
        && apply(seat, static_cast<Code>(florins));
}

bool Tabletop::passes(Seat seat)
{
    return state.phase == Phase::Bidding && apply(seat, state.highest);
}

bool Tabletop::presents(std::initializer_list<Card> cards)
{
    const Seat selector = state.selector;
    bool first = true;
    for (const Card card : cards) {
        if ((!first && !draws(selector)) || !turnUp(card))
            return false;
        first = false;
    }
    return state.phase != Phase::Selecting || stops(selector);
}

void Tabletop::allPass()
{
    while (state.phase == Phase::Bidding)
        Rules::apply(state, state.highest);
}

void Tabletop::playAtRandom(Seed seed, const std::function<void(const State &before)> &after)
{
    PlayoutRandom luck(seed);
    Choices choices;
    while (actor() != nobody) {
        const State before = state;
        choices.clear();
        Rules::list(before, choices);
        Rules::apply(state, luck.pick(choices));
        if (after)
            after(before);
    }
}

namespace {

template <class Figure>
std::vector<int> bySeat(const State &state, Figure figure)
{
    std::vector<int> figures;
    for (Seat seat = 0; seat < state.seats; ++seat)
        figures.push_back(figure(state.house(seat)));
    return figures;
}

} // namespace

std::vector<int> Tabletop::florins() const
{
    return bySeat(state, [](const House &house) { return int{house.florins}; });
}

const Ship &Tabletop::ship(Seat seat, int day) const
{
    return state.house(seat).ships[static_cast<std::size_t>(day) - 1];
}

std::vector<int> Tabletop::payments(int day) const
{
    return bySeat(state, [&](const House &house) {
        return int{house.ships[static_cast<std::size_t>(day) - 1].payment};
    });
}

std::vector<int> Tabletop::awards(Good good, int day) const
{
    return bySeat(state, [&](const House &house) {
        return int{house.ships[static_cast<std::size_t>(day) - 1].awards[static_cast<std::size_t>(good)]};
    });
}

std::vector<int> Tabletop::bonuses(Good good, int day) const
{
    return bySeat(state, [&](const House &house) {
        return int{house.ships[static_cast<std::size_t>(day) - 1].bonus[static_cast<std::size_t>(good)]};
    });
}

int Tabletop::level(Seat seat, Good good) const
{
    return state.house(seat).levels[static_cast<std::size_t>(good)];
}

bool Tabletop::apply(Seat actor, Code code)
{
    if (this->actor() != actor || !ranges::binary_search(legal(), code))
        return false;
    Rules::apply(state, code);
    return true;
}

} // namespace medici::auction
