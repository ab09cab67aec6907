#include "engine/rules/ranges.h"
#include "variants/card/rules/bill.h"
#include "variants/card/rules/scoring.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace medici::card {

namespace {

// The best cards that fit, and all that take no space.
int bestShip(const State &state)
{
    int spaces = state.spaces();
    std::array<Kind, kinds> order{};
    std::iota(order.begin(), order.end(), Kind{});
    ranges::sort(order, [](Kind a, Kind b) { return cardOf(a).value > cardOf(b).value; });
    int value = 0;
    for (const Kind kind : order) {
        const Card &card = cardOf(kind);
        const int all = state.edition.deck[kind];
        const int copies = card.flag() ? all : std::min(all, spaces);
        value += copies * card.value;
        spaces -= copies * card.space;
    }
    return value;
}

int symbolsOf(const State &state, Good good)
{
    int symbols = 0;
    for (std::size_t kind = 0; kind < kinds; ++kind)
        symbols += cards[kind].good == good ? state.edition.deck[kind] * cards[kind].symbols : 0;
    return symbols;
}

} // namespace

// The ship just loaded, then the warehouse with its goods, which only grows.
std::vector<Count> Rules::counts(const State &state, Seat seat, const Figures &)
{
    if (state.phase == Phase::Over)
        return {};
    std::vector<Count> counts{{.what = source::ship, .most = bestShip(state)}};
    for (const Good good : allGoods)
        counts.push_back({.what = source::award(good),
                          .least = state.house(seat).warehouse[indexOf(good)],
                          .most = symbolsOf(state, good)});
    return counts;
}

void Rules::countUp(State &state, const Figures &figures)
{
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const auto &own = figures[static_cast<std::size_t>(seat)];
        House &house = state.house(seat);
        house.ship.value = static_cast<std::uint8_t>(known(own, 0));
        for (const Good good : allGoods)
            house.warehouse[indexOf(good)] = static_cast<std::uint8_t>(known(own, 1 + indexOf(good)));
    }
    endDay(state);
}

} // namespace medici::card
