#include "variants/dice/rules/bill.h"
#include "variants/dice/rules/scoring.h"

namespace medici::dice {

// The ship just loaded, then the columns, which only grow.
std::vector<Count> Rules::counts(const State &state, Seat seat, const Figures &)
{
    if (state.phase == Phase::Over)
        return {};
    std::vector<Count> counts{{.what = source::ship, .most = state.spaces * Face{}.value}};
    for (const Good good : columnOrder)
        counts.push_back({.what = source::award(good),
                          .least = state.sheet(seat).crosses[static_cast<std::size_t>(good)],
                          .most = boxes});
    return counts;
}

void Rules::countUp(State &state, const Figures &figures)
{
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const auto &own = figures[static_cast<std::size_t>(seat)];
        Sheet &sheet = state.sheet(seat);
        sheet.ships[state.round].value = static_cast<std::uint8_t>(known(own, 0));
        for (std::size_t column = 0; column < goods; ++column)
            sheet.crosses[static_cast<std::size_t>(columnOrder[column])] =
                static_cast<std::uint8_t>(known(own, 1 + column));
    }
    endRound(state, state.active);
}

} // namespace medici::dice
