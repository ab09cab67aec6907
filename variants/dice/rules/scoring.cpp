#include "variants/dice/rules/scoring.h"

#include "engine/rules/ranges.h"

#include <algorithm>
#include <span>

namespace medici::dice {

namespace {

// Points by place, from the number of sheets that are ahead: equals share the higher place, and those
// that they take up are gone (D17, D19).
using Places = std::array<std::uint8_t, mostSeats>;

constexpr std::array<Places, mostSeats + 1> shipPoints{{{}, {}, {20}, {30, 15}, {30, 20, 10}}}; // D16
constexpr std::array<Places, mostSeats + 1> awards{{{}, {}, {10}, {10, 5}, {10, 5}}};           // D18

// How many sheets have a higher figure. Empty places at the table are looked at too, in vain: loops of
// one length are quicker.
template <class Figure>
std::size_t ahead(const State &state, Figure figure, const Sheet &own)
{
    std::size_t ahead = 0;
    for (const Sheet &other : state.sheets)
        ahead += figure(other) > figure(own);
    return ahead;
}

void scoreShips(State &state)
{
    const auto value = [&](const Sheet &sheet) { return sheet.ships[state.round].value; };
    for (Sheet &sheet : std::span(state.sheets).first(state.seats))
        sheet.ships[state.round].points = shipPoints[state.seats][ahead(state, value, sheet)];
}

void scoreMonopolies(State &state)
{
    for (Sheet &sheet : std::span(state.sheets).first(state.seats))
        for (std::size_t good = 0; good < goods; ++good) {
            const auto crosses = [good](const Sheet &of) { return of.crosses[good]; };
            const int award = awards[state.seats][ahead(state, crosses, sheet)];
            const int points = crosses(sheet) == 0 ? 0 : award + columnBonus(crosses(sheet)); // D20, D21
            sheet.ships[state.round].monopolies[good] = static_cast<std::uint8_t>(points);
        }
}

void scoreSolo(State &state)
{
    Sheet &sheet = state.sheets[0];
    Ship &ship = sheet.ships[state.round];
    const int value = ship.value; // D27
    ship.points = static_cast<std::uint8_t>(value < 20 ? 0 : value < 30 ? value : value + 10);

    const bool overrun = ranges::any_of(state.circles, [](int circles) { return circles >= 9; });
    state.breakthrough = state.breakthrough || overrun; // D29
    if (state.breakthrough)
        return;
    for (std::size_t good = 0; good < goods; ++good) { // D28
        const int crosses = sheet.crosses[good];
        const int award = crosses >= state.circles[good] ? 10 : 0;
        ship.monopolies[good] = static_cast<std::uint8_t>(crosses == 0 ? 0 : award + columnBonus(crosses));
    }
}

} // namespace

void scoreRound(State &state)
{
    if (state.solo()) {
        scoreSolo(state);
        return;
    }
    scoreShips(state);
    scoreMonopolies(state);
}

int soloRank(int total)
{
    return static_cast<int>(ranges::upper_bound(soloRankFrom, total) - soloRankFrom.begin()) - 1;
}

} // namespace medici::dice
