#include "engine/rules/ranges.h"
#include "engine/rules/trade.h"
#include "variants/card/rules/scoring.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace medici::card {

namespace {

// The best cards that fit, and all that take no space.
int bestShip(int spaces)
{
    std::array<Kind, kinds> order{};
    std::iota(order.begin(), order.end(), Kind{});
    ranges::sort(order, [](Kind a, Kind b) { return cardOf(a).value > cardOf(b).value; });
    int value = 0;
    for (const Kind kind : order) {
        const Card &card = cardOf(kind);
        const int copies = card.flag() ? fullDeck[kind] : std::min<int>(fullDeck[kind], spaces);
        value += copies * card.value;
        spaces -= copies * card.space;
    }
    return value;
}

int symbolsOf(Good good)
{
    int symbols = 0;
    for (std::size_t kind = 0; kind < kinds; ++kind)
        symbols += cards[kind].good == good ? fullDeck[kind] * cards[kind].symbols : 0;
    return symbols;
}

} // namespace

// The ship just loaded, then the warehouse with its goods, which only grows.
std::vector<Count> Rules::counts(const State &state, Seat seat, const Figures &)
{
    if (state.phase == Phase::Over)
        return {};
    std::vector<Count> counts{{.what = source::ship, .most = bestShip(state.spaces())}};
    for (const Good good : allGoods)
        counts.push_back({.what = source::award(good),
                          .least = state.house(seat).warehouse[indexOf(good)],
                          .most = symbolsOf(good)});
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
