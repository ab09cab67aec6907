#include "tests/variants/dice/tabletop.h"

#include "engine/rules/ranges.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace medici::dice {

Tabletop::Tabletop(int seats, int spaces, Seat first)
{
    Setup setup = Rules::terms().usual(seats);
    setup.options[0] = static_cast<std::int16_t>(spaces);
    setup.first = first;
    state = Rules::start(setup);
}

void Tabletop::leaveFree(const std::vector<int> &spaces)
{
    Seat seat = 0;
    for (const int free : spaces) {
        Ship &ship = state.sheet(seat++).ships[state.round];
        ship = {};
        while (ship.loaded < state.spaces - free) {
            ship.holds[ship.loaded++] = gold;
            ship.value = static_cast<std::uint8_t>(ship.value + gold.value);
        }
    }
}

void Tabletop::sailWith(std::initializer_list<int> values)
{
    Seat seat = 0;
    for (const int value : values) {
        Ship &ship = state.sheet(seat++).ships[state.round];
        ship.loaded = state.spaces;
        ship.value = static_cast<std::uint8_t>(value);
    }
}

void Tabletop::cross(Good good, std::initializer_list<int> crosses)
{
    Seat seat = 0;
    for (const int count : crosses)
        state.sheet(seat++).crosses[static_cast<std::size_t>(good)] = static_cast<std::uint8_t>(count);
}

void Tabletop::circle(Good good, int circles)
{
    state.circles[static_cast<std::size_t>(good)] = static_cast<std::uint8_t>(circles);
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

std::vector<int> Tabletop::sizes() const
{
    std::vector<int> sizes;
    for (const Code code : legal())
        sizes.push_back(std::popcount(code));
    ranges::sort(sizes);
    sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
    return sizes;
}

bool Tabletop::roll(const Roll &faces)
{
    for (int die = 0; die < dice; ++die) {
        const Face face = faces[static_cast<std::size_t>(die)];
        if (state.face(die, face.value) != face || !apply(chance, face.value))
            return false;
    }
    return true;
}

bool Tabletop::take(Seat seat, std::initializer_list<int> numbers)
{
    return apply(seat, setOf(numbers));
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

int Tabletop::crosses(Seat seat, Good good) const
{
    return state.sheet(seat).crosses[static_cast<std::size_t>(good)];
}

int Tabletop::circles(Good good) const
{
    return state.circles[static_cast<std::size_t>(good)];
}

const Ship &Tabletop::ship(Seat seat, int round) const
{
    return state.sheet(seat).ships[static_cast<std::size_t>(round) - 1];
}

int Tabletop::monopoly(Seat seat, Good good, int round) const
{
    return ship(seat, round).monopolies[static_cast<std::size_t>(good)];
}

int Tabletop::monopolies(Seat seat, int round) const
{
    const PerGood<std::uint8_t> &points = ship(seat, round).monopolies;
    return std::accumulate(points.begin(), points.end(), 0);
}

bool Tabletop::apply(Seat actor, Code code)
{
    if (this->actor() != actor || !ranges::binary_search(legal(), code))
        return false;
    Rules::apply(state, code);
    return true;
}

} // namespace medici::dice
