#include "variants/dice/rules/scoring.h"

#include "engine/rules/ranges.h"

#include <algorithm>

namespace medici::dice {

namespace {

// The figure of every place at the table. Empty ones are ranked too, in vain: loops of one length are
// quicker.
template <class Figure>
auto figuresOf(const State &state, Figure figure)
{
    std::array<std::uint8_t, mostSeats> figures{};
    ranges::transform(state.sheets, figures.begin(), figure);
    return figures;
}

std::uint8_t bonusOf(const State &state, int crosses)
{
    return static_cast<std::uint8_t>(bonusReached(state.edition, crosses).points);
}

void scoreShips(State &state)
{
    const auto values = figuresOf(state, [&](const Sheet &sheet) { return sheet.ships[state.round].value; });
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        state.sheets[seat].ships[state.round].points =
            state.edition.shipPrizes[static_cast<std::size_t>(standingOf(values, mostSeats, seat).ahead)];
}

void scoreMonopolies(State &state)
{
    for (std::size_t good = 0; good < goods; ++good) {
        const auto crosses = figuresOf(state, [&](const Sheet &sheet) { return sheet.crosses[good]; });
        for (std::size_t seat = 0; seat < state.seats; ++seat) {
            const auto place = static_cast<std::size_t>(standingOf(crosses, mostSeats, seat).ahead);
            const int points = state.edition.goodPrizes[place] + bonusOf(state, crosses[seat]);
            state.sheets[seat].ships[state.round].monopolies[good] =
                static_cast<std::uint8_t>(crosses[seat] == 0 ? 0 : points); // D20, D21
        }
    }
}

void scoreSolo(State &state)
{
    Sheet &sheet = state.sheets[0];
    Ship &ship = sheet.ships[state.round];
    ship.points = static_cast<std::uint8_t>(soloShipPoints(ship.value));

    const bool overrun =
        ranges::any_of(state.circles, [](int circles) { return circles >= breakthroughFrom; });
    state.breakthrough = state.breakthrough || overrun; // D29
    if (state.breakthrough)
        return;
    for (std::size_t good = 0; good < goods; ++good) { // D28
        const int crosses = sheet.crosses[good];
        ship.monopolies[good] =
            static_cast<std::uint8_t>(soloAward(crosses, state.circles[good]) + bonusOf(state, crosses));
    }
}

} // namespace

void scoreRound(State &state)
{
    for (Sheet &sheet : state.sheets)
        sheet.ships[state.round].crosses = sheet.crosses;
    state.circlesScored[state.round] = state.circles;
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
