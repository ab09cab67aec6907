#include "variants/dice/scoring.h"

#include <algorithm>

namespace medici::dice {

namespace {

using Table = std::array<std::uint8_t, mostSeats>;

constexpr std::array<Table, mostSeats + 1> shipPoints{{{}, {}, {20, 0}, {30, 15, 0}, {30, 20, 10, 0}}}; // D16

void scoreShips(State &state)
{
    const Table &points = shipPoints[state.seats];
    for (int seat = 0; seat < state.seats; ++seat) {
        Ship &ship = state.sheets[static_cast<std::size_t>(seat)].ships[state.round];
        std::size_t ahead = 0; // D17: equal ships share the higher place, and those below are gone
        for (int other = 0; other < state.seats; ++other)
            ahead += state.sheets[static_cast<std::size_t>(other)].ships[state.round].value > ship.value;
        ship.points = points[ahead];
    }
}

int award(const State &state, int crosses, std::size_t good)
{
    int ahead = 0; // D19: as with ships
    for (int other = 0; other < state.seats; ++other)
        ahead += state.sheets[static_cast<std::size_t>(other)].crosses[good] > crosses;
    if (ahead == 0)
        return 10; // D18
    return ahead == 1 && state.seats >= 3 ? 5 : 0;
}

void scoreMonopolies(State &state)
{
    for (int seat = 0; seat < state.seats; ++seat) {
        Sheet &sheet = state.sheets[static_cast<std::size_t>(seat)];
        for (std::size_t good = 0; good < goods; ++good) {
            const int crosses = sheet.crosses[good];
            if (crosses == 0)
                continue; // D20
            sheet.ships[state.round].monopolies[good] =
                static_cast<std::uint8_t>(award(state, crosses, good) + columnBonus(crosses));
        }
    }
}

void scoreSolo(State &state)
{
    Sheet &sheet = state.sheets[0];
    Ship &ship = sheet.ships[state.round];
    ship.points = ship.value < 20 ? 0
        : ship.value < 30         ? ship.value
                                  : static_cast<std::uint8_t>(ship.value + 10);

    state.breakthrough =
        state.breakthrough || std::ranges::any_of(state.circles, [](int n) { return n >= 9; });
    if (state.breakthrough)
        return;
    for (std::size_t good = 0; good < goods; ++good) {
        const int crosses = sheet.crosses[good];
        if (crosses == 0)
            continue; // D20 holds alone too
        const int kept = crosses >= state.circles[good] ? 10 : 0;
        ship.monopolies[good] = static_cast<std::uint8_t>(kept + columnBonus(crosses));
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
    const auto above = std::ranges::upper_bound(soloRankFrom, total);
    return std::max(0, static_cast<int>(above - soloRankFrom.begin()) - 1);
}

} // namespace medici::dice
