#include "variants/card/rules/laps.h"

#include <algorithm>

namespace medici::card {

namespace {

constexpr int fewestTurns(int cards)
{
    return (cards + reach - 1) / reach;
}

// Goes clockwise through all seats: before the one whose turn it is everybody has had one turn more.
class Laps {
public:
    Laps(const State &state, Seat first, Seat now, bool over)
        : m_state(state), m_first(first), m_now(now), m_over(over)
    {
        for (Seat seat = 0; seat < state.seats; ++seat) {
            m_turns[static_cast<std::size_t>(seat)] = turnsOf(state.ship(seat), state.spaces());
            m_open += state.free(seat) > 0 || (over && seat == now) ? 1 : 0;
        }
    }

    // With so many laps behind who is to play.
    std::optional<int> turns(int laps) const
    {
        int sum = 0;
        bool filledJustNow = false;
        for (Seat seat = 0; seat < m_state.seats; ++seat) {
            const Turns &own = m_turns[static_cast<std::size_t>(seat)];
            const int had = laps + (place(seat) < place(m_now) || (m_over && seat == m_now) ? 1 : 0);
            if (seat == m_now || m_state.free(seat) > 0) {
                if (!own.allow(had))
                    return std::nullopt;
                sum += had;
                continue;
            }
            const int most = std::min(own.most, had);
            if (own.least > most)
                return std::nullopt;
            filledJustNow = filledJustNow || most == had;
            sum += most;
        }
        if (m_open == 1 && !filledJustNow)
            return std::nullopt;
        return sum;
    }

private:
    int place(Seat seat) const { return (seat - m_first + m_state.seats) % m_state.seats; }

    const State &m_state;
    Seat m_first;
    Seat m_now;
    bool m_over;
    int m_open = 0;
    std::array<Turns, mostSeats> m_turns{};
};

} // namespace

Turns turnsOf(const Ship &ship, int spaces)
{
    int used = 0;
    int before = 0; // cards before the one that filled it
    while (before < ship.loaded && used + cardOf(ship.cards[static_cast<std::size_t>(before)]).space < spaces)
        used += cardOf(ship.cards[static_cast<std::size_t>(before++)]).space;
    if (before == ship.loaded) // it is not full
        return {fewestTurns(ship.loaded), ship.loaded};
    if (ship.loaded - before > reach)
        return {1, 0};
    return {1 + fewestTurns(std::max(0, ship.loaded - reach)), 1 + before};
}

std::optional<int> turnsUntil(const State &state, Seat first, Seat now, bool over)
{
    const Laps laps(state, first, now, over);
    std::optional<int> most;
    for (int count = 0; count <= state.ship(now).loaded; ++count) // a card each is the most
        if (const std::optional<int> turns = laps.turns(count))
            most = std::max(most.value_or(0), *turns);
    return most;
}

} // namespace medici::card
