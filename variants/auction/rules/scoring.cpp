#include "variants/auction/rules/scoring.h"

#include "variants/auction/rules/prizes.h"

#include <algorithm>

namespace medici::auction {

namespace {

using Figures = std::array<std::uint8_t, mostSeats>;

// A20, A22: what a seat with this figure gets; who ties shares what the places taken up are paid.
int shareOf(const Prizes &prizes, const Figures &figures, std::size_t seats, std::size_t seat)
{
    const Standing standing = standingOf(figures, seats, seat);
    return prizesTogether(prizes, standing) / standing.level;
}

void payShips(State &state)
{
    Figures worth{};
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        worth[seat] = state.houses[seat].ships[state.day].value;
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        state.houses[seat].ships[state.day].payment =
            static_cast<std::uint8_t>(shareOf(state.edition.shipPrizes, worth, state.seats, seat));
}

void raiseCounters(House &house, const Ship &ship) // A21
{
    for (std::size_t hold = 0; hold < ship.loaded; ++hold)
        if (const Card card = ship.holds[hold]; card != goldCard) {
            std::uint8_t &level = house.levels[static_cast<std::size_t>(card.good())];
            level = static_cast<std::uint8_t>(std::min(level + 1, topLevel));
        }
}

void payGood(State &state, std::size_t good)
{
    Figures levels{};
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        levels[seat] = state.houses[seat].levels[good];
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        Ship &ship = state.houses[seat].ships[state.day];
        ship.awards[good] =
            static_cast<std::uint8_t>(shareOf(state.edition.goodPrizes, levels, state.seats, seat)); // A23
        ship.bonus[good] = state.edition.levelBonus[levels[seat]];
        ship.levels[good] = levels[seat];
    }
}

} // namespace

void scoreDay(State &state)
{
    payShips(state);
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        raiseCounters(state.houses[seat], state.houses[seat].ships[state.day]);
    for (std::size_t good = 0; good < goods; ++good)
        payGood(state, good);
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        House &house = state.houses[seat];
        house.florins = static_cast<std::uint16_t>(house.florins + house.ships[state.day].income());
    }
}

} // namespace medici::auction
