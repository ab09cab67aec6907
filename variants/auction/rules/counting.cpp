#include "variants/auction/rules/bill.h"
#include "variants/auction/rules/scoring.h"

#include <algorithm>

namespace medici::auction {

namespace {

// Gold, and else the best cards of the goods.
int bestShip(const State &state)
{
    const int golds = std::min<int>(state.edition.deck[goldCard.kind], state.spaces);
    return golds * goldCard.value() + (state.spaces - golds) * (valueCount - 1);
}

} // namespace

// The ship just loaded, the levels, which only rise, and what was paid for it.
std::vector<Count> Rules::counts(const State &state, Seat seat, const Figures &)
{
    if (state.phase == Phase::Over)
        return {};
    const House &house = state.house(seat);
    std::vector<Count> counts{{.what = source::ship, .most = bestShip(state)}};
    for (std::size_t good = 0; good < goods; ++good) {
        const int level = house.levels[good];
        counts.push_back(
            {.what = source::award(good), .least = level, .most = std::min(level + state.spaces, topLevel)});
    }
    counts.push_back({.what = source::spent, .most = house.florins});
    return counts;
}

void Rules::countUp(State &state, const Figures &figures)
{
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const auto &own = figures[static_cast<std::size_t>(seat)];
        House &house = state.house(seat);
        Ship &ship = state.ship(seat);
        ship.value = static_cast<std::uint8_t>(known(own, 0));
        for (std::size_t good = 0; good < goods; ++good)
            house.levels[good] = static_cast<std::uint8_t>(known(own, 1 + good));
        ship.price = static_cast<std::uint16_t>(known(own, 1 + goods));
        house.florins = static_cast<std::uint16_t>(house.florins - ship.price);
    }
    endDay(state);
}

} // namespace medici::auction
