#include "variants/dice/rules/bill.h"
#include "engine/rules/ranges.h"
#include "variants/dice/rules/scoring.h"

#include <algorithm>

namespace medici::dice {

namespace {

void addShips(Bill &bill, const State &state, std::size_t round)
{
    const auto value = [&](Seat seat) { return state.sheet(seat).ships[round].value; };
    for (BillLine &line : rankedLines(source::ship, static_cast<int>(round) + 1, state.seats, value)) {
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
    return line.points != 0 && line.standing.shared() ? 19 : 18;
}

void addGood(Bill &bill, const State &state, std::size_t round, Good good)
{
    const auto column = static_cast<std::size_t>(good);
    const auto crosses = [&](Seat seat) { return state.sheet(seat).ships[round].crosses[column]; };
    for (BillLine &line :
         rankedLines(source::award(good), static_cast<int>(round) + 1, state.seats, crosses)) {
        const int points = state.sheet(line.seat).ships[round].monopolies[column];
        const Bonus reached = points == 0 ? Bonus{} : bonusReached(state.edition, line.figure); // D20, D29
        line.points = points - reached.points;
        line.against = state.circlesScored[round][column];
        line.rule = ruleOfAward(state, round, line);
        bill.add(line);
        if (reached.points != 0) {
            line.source = source::bonus(good);
            line.ranked = false; // it is for reaching something
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
