#include "variants/auction/rules/bill.h"

#include "variants/auction/rules/prizes.h"
#include "variants/auction/rules/scoring.h"

namespace medici::auction {

namespace {

void addShips(Bill &bill, const State &state, std::size_t day)
{
    const auto value = [&](Seat seat) { return state.house(seat).ships[day].value; };
    for (BillLine &line : rankedLines(source::ship, static_cast<int>(day) + 1, state.seats, value)) {
        line.points = state.house(line.seat).ships[day].payment;
        line.rule = line.standing.shared() ? 20 : 19;
        bill.add(line);
    }
}

void addGood(Bill &bill, const State &state, std::size_t day, std::size_t good)
{
    const auto level = [&](Seat seat) { return state.house(seat).ships[day].levels[good]; };
    for (BillLine &line : rankedLines(source::award(good), static_cast<int>(day) + 1, state.seats, level)) {
        const Ship &ship = state.house(line.seat).ships[day];
        line.placed = line.standing.ahead == 0 || prizesTogether(state.edition.goodPrizes, line.standing) > 0;
        line.points = ship.awards[good];
        line.rule = line.figure == 0 && line.placed ? 23 : 22;
        bill.add(line);
        if (ship.bonus[good] != 0) {
            line.source = source::bonus(good);
            line.ranked = line.placed = false; // it is for reaching something
            line.rule = 24;
            line.points = ship.bonus[good];
            bill.add(line);
        }
    }
}

// Of a day that has been scored.
void addDay(Bill &bill, const State &state, std::size_t day)
{
    addShips(bill, state, day);
    for (std::size_t good = 0; good < goods; ++good)
        addGood(bill, state, day, good);
}

} // namespace

int income(const Bill &bill, Seat seat, int round)
{
    return bill.total(seat, round) - bill.line(seat, round, source::spent).points;
}

Bill Rules::bill(const State &state)
{
    Bill bill;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        bill.add({.source = source::start, .seat = seat, .rule = 4, .points = state.edition.startFlorins});
        for (int day = 0; day <= state.day; ++day)
            if (const int price = state.house(seat).ships[static_cast<std::size_t>(day)].price; price != 0)
                bill.add(
                    {.source = source::spent, .round = day + 1, .seat = seat, .rule = 12, .points = -price});
    }
    for (std::size_t day = 0; day < static_cast<std::size_t>(scorings(state)); ++day)
        addDay(bill, state, day);
    return bill;
}

Bill Rules::billNow(const State &state)
{
    Bill bill = Rules::bill(state);
    if (state.phase != Phase::Over) {
        State now = state;
        scoreDay(now);
        addDay(bill, now, state.day);
    }
    return bill;
}

} // namespace medici::auction
