#include "variants/dice/rules/bill.h"

#include "engine/rules/ranges.h"
#include "variants/dice/rules/scoring.h"

#include <algorithm>

namespace medici::dice {

namespace {

// The lines of one source for every seat, ranked by what `figure` finds in a round's ship.
template <class Figure>
std::vector<BillLine> ranked(const State &state, std::size_t round, int source, Figure figure)
{
    std::array<int, mostSeats> figures{};
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        figures[seat] = figure(state.sheets[seat].ships[round]);
    std::vector<BillLine> lines;
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        lines.push_back({.source = source,
                         .round = static_cast<int>(round) + 1,
                         .seat = static_cast<Seat>(seat),
                         .figure = figures[seat],
                         .standing = standingOf(figures, state.seats, seat)});
    return lines;
}

void addShips(Bill &bill, const State &state, std::size_t round)
{
    for (BillLine &line : ranked(state, round, source::ship, [](const Ship &ship) { return ship.value; })) {
        line.points = state.sheet(line.seat).ships[round].points;
        line.rule = state.solo() ? 27 : line.standing.shared() ? 17 : 16;
        if (state.solo() && line.figure >= soloShipFrom)
            line.against = line.figure < soloShipBonus.from ? soloShipFrom : soloShipBonus.from;
        bill.add(line);
    }
}

// Which statement decides over a column's award.
int ruleOfAward(const State &state, std::size_t round, const BillLine &line)
{
    if (state.solo()) {
        const bool broken = ranges::max(state.circlesScored[round]) >= breakthroughFrom;
        return broken ? 29 : line.figure == 0 ? 20 : 28;
    }
    if (line.figure == 0)
        return 20;
    return line.points > 0 && line.standing.shared() ? 19 : 18;
}

void addGood(Bill &bill, const State &state, std::size_t round, Good good)
{
    const auto column = static_cast<std::size_t>(good);
    const auto crosses = [&](const Ship &ship) { return ship.crosses[column]; };
    for (BillLine &line : ranked(state, round, source::award(good), crosses)) {
        const int points = state.sheet(line.seat).ships[round].monopolies[column];
        const Bonus reached = points == 0 ? Bonus{} : bonusReached(line.figure); // D20, D29
        line.points = points - reached.points;
        line.against = state.circlesScored[round][column];
        line.rule = ruleOfAward(state, round, line);
        bill.add(line);
        if (reached.points > 0) {
            line.source = source::bonus(good);
            line.rule = 21;
            line.points = reached.points;
            line.against = reached.from;
            bill.add(line);
        }
    }
}

// Of a round that has been scored.
void addRound(Bill &bill, const State &state, std::size_t round)
{
    addShips(bill, state, round);
    for (std::size_t good = 0; good < goods; ++good)
        addGood(bill, state, round, static_cast<Good>(good));
}

} // namespace

int goodPoints(const Bill &bill, Seat seat, int round, Good good)
{
    return bill.line(seat, round, source::award(good)).points
        + bill.line(seat, round, source::bonus(good)).points;
}

Bill Rules::bill(const State &state)
{
    Bill bill;
    for (std::size_t round = 0; round < static_cast<std::size_t>(scorings(state)); ++round)
        addRound(bill, state, round);
    return bill;
}

Bill Rules::billNow(const State &state)
{
    Bill bill = Rules::bill(state);
    if (state.phase != Phase::Over) {
        State now = state;
        scoreRound(now);
        addRound(bill, now, state.round);
    }
    return bill;
}

} // namespace medici::dice
