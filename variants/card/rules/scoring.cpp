#include "variants/card/rules/scoring.h"

namespace medici::card {

namespace {

// C14: what a figure gets by its rank; who ties shares what the places taken up are paid.
template <class Prizes, class Figures>
int shareOf(const Prizes &prizes, const Figures &figures, std::size_t seats, std::size_t seat)
{
    const Standing standing = standingOf(figures, seats, seat);
    const int prize = prizesTogether(prizes, standing);
    return standing.shared() ? prize / standing.level / shareStep * shareStep : prize;
}

void unload(House &house) // C15
{
    for (const Kind kind : house.ship.cargo())
        if (const Card &card = cardOf(kind); !card.neutral()) {
            std::uint8_t &symbols = house.warehouse[indexOf(card.good)];
            symbols = static_cast<std::uint8_t>(symbols + card.symbols);
        }
    house.ship = {};
}

} // namespace

void scoreDay(State &state)
{
    const std::span houses = std::span(state.houses).first(state.seats);
    const auto eveningOf = [&](std::size_t seat) -> Evening & { return houses[seat].evenings[state.day]; };
    PerSeat<std::uint8_t> figures{};
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        figures[seat] = eveningOf(seat).ship = houses[seat].ship.value;
        eveningOf(seat).sailed = houses[seat].ship;
    }
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        eveningOf(seat).payment =
            static_cast<std::uint8_t>(shareOf(state.edition.shipPrizes, figures, state.seats, seat));
        unload(houses[seat]);
        eveningOf(seat).symbols = houses[seat].warehouse;
    }
    for (std::size_t good = 0; good < goods; ++good) {
        for (std::size_t seat = 0; seat < state.seats; ++seat)
            figures[seat] = houses[seat].warehouse[good];
        for (std::size_t seat = 0; seat < state.seats; ++seat) {
            if (figures[seat] == 0) // C16
                continue;
            Evening &evening = eveningOf(seat);
            evening.awards[good] =
                static_cast<std::uint8_t>(shareOf(state.edition.goodPrizes, figures, state.seats, seat));
            evening.bonus[good] = static_cast<std::uint8_t>(bonusReached(state, figures[seat]).florins);
        }
    }
    for (House &house : houses)
        house.florins = static_cast<std::uint16_t>(house.florins + house.evenings[state.day].total());
}

} // namespace medici::card
