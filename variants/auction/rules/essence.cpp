#include "engine/rules/chance.h"
#include "variants/auction/rules/rules.h"

#include <concepts>
#include <span>

namespace medici::auction {

namespace {

// Of numbers in their order.
class Essence {
public:
    Essence &add(std::integral auto number)
    {
        m_number = mixed(m_number ^ static_cast<std::uint64_t>(number));
        return *this;
    }

    std::uint64_t number() const { return m_number; }

private:
    std::uint64_t m_number{};
};

// Of its ship the day's end asks for nothing but what is loaded of each good, its value and its room.
void add(const House &house, const Ship &ship, Essence &essence)
{
    PerGood<int> loaded{};
    for (const Card card : std::span(ship.holds).first(ship.loaded))
        if (card != goldCard)
            ++loaded[static_cast<std::size_t>(card.good())];
    essence.add(house.florins).add(ship.value).add(ship.loaded);
    for (std::size_t good = 0; good < goods; ++good)
        essence.add(house.levels[good]).add(loaded[good]);
}

} // namespace

// Not who said what below the highest bid, nor how ships were loaded, nor what former days have paid.
std::uint64_t Rules::essence(const State &state)
{
    Essence essence;
    essence.add(state.day).add(static_cast<int>(state.phase)).add(state.selector).add(state.mover);
    essence.add(state.leader).add(state.candidates).add(state.left).add(state.highest).add(state.turned);
    for (const Card card : state.group)
        essence.add(card.kind);
    for (const std::uint64_t word : state.unseen.pile().words())
        essence.add(word);
    for (Seat seat = 0; seat < state.seats; ++seat)
        add(state.house(seat), state.ship(seat), essence);
    return essence.number();
}

} // namespace medici::auction
