#include "variants/gemstones/rules/bill.h"

#include "variants/gemstones/rules/evaluation.h"
#include "variants/gemstones/rules/rules.h"

namespace medici::gemstones {

Bill Rules::bill(const State &state)
{
    Bill bill;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const PerGem<int> ranks = ranksOf(state.sheet(seat));
        for (std::size_t gem = 0; gem < gems; ++gem)
            bill.add({.source = source::column(gem),
                      .round = 1, // there is one scoring, at the end
                      .seat = seat,
                      .rule = 18,
                      .points = distanceOf(ranks, gem),
                      .figure = ranks[gem],
                      .against = static_cast<int>(gem) + 1});
    }
    return bill;
}

} // namespace medici::gemstones
