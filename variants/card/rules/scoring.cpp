#include "variants/card/rules/scoring.h"

namespace medici::card {

namespace {

constexpr std::array<std::array<std::uint8_t, mostSeats>, mostSeats + 1> paymentsBySeats{{
    {},
    {},
    {20, 0},
    {30, 15, 0},
    {30, 20, 10, 0},
    {30, 20, 10, 5, 0},
    {30, 20, 15, 10, 5, 0},
}};

// What each figure gets by its rank among the others; a figure of nothing gets nothing where `wanting`.
template <class Figures>
PerSeat<std::uint8_t> shares(std::span<const std::uint8_t> payments, const Figures &figures, int seats,
                             bool wanting)
{
    PerSeat<std::uint8_t> result{};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
        if (wanting && figures[seat] == 0)
            continue;
        int ahead = 0;
        int tied = 1; // the seat itself
        for (std::size_t other = 0; other < static_cast<std::size_t>(seats); ++other) {
            ahead += figures[other] > figures[seat];
            tied += other != seat && figures[other] == figures[seat];
        }
        result[seat] = static_cast<std::uint8_t>(share(payments, ahead, tied));
    }
    return result;
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

std::span<const std::uint8_t> shipPayments(int seats)
{
    return std::span(paymentsBySeats[static_cast<std::size_t>(seats)]).first(static_cast<std::size_t>(seats));
}

void scoreDay(State &state)
{
    const std::span houses = std::span(state.houses).first(state.seats);
    PerSeat<std::uint8_t> figures{};
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        figures[seat] = houses[seat].ship.value;
        houses[seat].bills[state.day].ship = figures[seat];
    }
    const PerSeat<std::uint8_t> payments = shares(shipPayments(state.seats), figures, state.seats, false);
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        houses[seat].bills[state.day].payment = payments[seat];
        unload(houses[seat]);
    }
    for (std::size_t good = 0; good < goods; ++good) {
        for (std::size_t seat = 0; seat < state.seats; ++seat)
            figures[seat] = houses[seat].warehouse[good];
        const PerSeat<std::uint8_t> awarded = shares(awards, figures, state.seats, true); // C16
        for (std::size_t seat = 0; seat < state.seats; ++seat) {
            Bill &bill = houses[seat].bills[state.day];
            bill.awards[good] = awarded[seat];
            bill.bonus[good] =
                static_cast<std::uint8_t>(bonusOf(figures[seat], state.seats, state.higherBonus));
        }
    }
    for (House &house : houses)
        house.florins = static_cast<std::uint16_t>(house.florins + house.bills[state.day].total());
}

PerSeat<Bill> billsNow(const State &state)
{
    State scored = state;
    scoreDay(scored);
    PerSeat<Bill> bills;
    for (std::size_t seat = 0; seat < bills.size(); ++seat)
        bills[seat] = scored.houses[seat].bills[state.day];
    return bills;
}

} // namespace medici::card
