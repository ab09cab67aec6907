#include "engine/rules/chance.h"
#include "variants/auction/rules/rules.h"

#include <span>

namespace medici::auction {

namespace {

// Numbers side by side in one.
class Packed {
public:
    Packed &add(int number, int bits)
    {
        m_number = m_number << bits | static_cast<std::uint64_t>(number);
        return *this;
    }

    std::uint64_t number() const { return m_number; }

private:
    std::uint64_t m_number = 0;
};

// Of its ship the day's end asks for nothing but what is loaded of each good, its value and its room.
std::uint64_t essenceOf(const House &house, const Ship &ship)
{
    PerGood<int> loaded{};
    for (const Card card : std::span(ship.holds).first(ship.loaded))
        if (card != goldCard)
            ++loaded[static_cast<std::size_t>(card.good())];
    Packed packed;
    packed.add(house.florins, 10).add(ship.value, 7).add(ship.loaded, 3);
    for (std::size_t good = 0; good < goods; ++good)
        packed.add(house.levels[good], 3).add(loaded[good], 3);
    return packed.number();
}

} // namespace

// Not who said what below the highest bid, nor how ships were loaded, nor what former days have paid.
std::uint64_t Rules::essence(const State &state)
{
    Packed packed;
    packed.add(state.day, 2).add(static_cast<int>(state.phase), 3).add(state.selector + 2, 4);
    packed.add(state.mover + 2, 4).add(state.leader + 2, 4).add(state.candidates, 6);
    packed.add(state.left, 6).add(state.highest, 10).add(state.turned, 2);
    for (const Card card : state.group)
        packed.add(card.kind, 5);
    Packed unseen;
    for (std::size_t kind = 0; kind < cardKinds; ++kind)
        unseen.add(state.unseen.pile()[kind], 2);
    std::uint64_t essence = mixed(packed.number() ^ mixed(unseen.number()));
    for (Seat seat = 0; seat < state.seats; ++seat)
        essence = mixed(essence ^ mixed(essenceOf(state.house(seat), state.ship(seat))));
    return essence;
}

} // namespace medici::auction
