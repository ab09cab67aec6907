#include "variants/gemstones/rules/bill.h"
#include "variants/gemstones/rules/rules.h"

#include <algorithm>

namespace medici::gemstones {

namespace {

using Known = std::vector<std::optional<int>>;

// Two figures a column: how many numbers are in it, and their sum; what cannot be is near it.
Sheet sheetOf(const Known &figures, const RowLimits &limits)
{
    Sheet sheet(limits);
    for (std::size_t gem = 0; gem < gems; ++gem) {
        Column &column = sheet.columns[gem];
        column.filled = static_cast<std::uint8_t>(std::clamp<int>(known(figures, 2 * gem), 0, limits.rows));
        if (column.filled > 0)
            column.sums[column.filled - 1U] =
                static_cast<std::uint8_t>(std::clamp(known(figures, 2 * gem + 1), 0, limits.rows * sides));
    }
    return sheet;
}

constexpr std::size_t won = 2 * gems; // which figure says it

} // namespace

// The columns, and G16: whether a sheet that is sorted was so at the end of two turns in a row.
std::vector<Count> Rules::counts(const State &state, Seat seat, const Figures &figures)
{
    if (state.phase == Phase::Over)
        return {};
    const Known &own = figures[static_cast<std::size_t>(seat)];
    const int rows = state.limits().rows;
    const Sheet sheet = sheetOf(own, state.limits());
    std::vector<Count> counts;
    for (std::size_t gem = 0; gem < gems; ++gem) {
        const bool told = 2 * gem < own.size() && own[2 * gem];
        const int least = told ? sheet.columns[gem].filled : 0;
        const int most = told ? least : rows;
        counts.push_back({.what = source::numbers(gem), .most = rows});
        counts.push_back({.what = source::column(gem), .least = least, .most = most * sides});
    }
    bool may = sheet.sorted();
    for (Seat other = 0; other < state.seats; ++other)
        may = may && (other == seat || known(figures[static_cast<std::size_t>(other)], won) == 0);
    counts.push_back({.what = source::won, .most = may ? 1 : 0});
    return counts;
}

void Rules::countUp(State &state, const Figures &figures)
{
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Known &own = figures[static_cast<std::size_t>(seat)];
        state.sheet(seat) = sheetOf(own, state.limits());
        if (known(own, won) != 0)
            state.winner = seat;
    }
    state.phase = Phase::Over;
    state.mover = nobody;
}

} // namespace medici::gemstones
