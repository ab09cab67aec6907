#include "variants/card/rules/bill.h"
#include "variants/card/rules/scoring.h"

namespace medici::card {

namespace {

void addShips(Bill &bill, const State &state, std::size_t day)
{
    const auto value = [&](Seat seat) { return state.house(seat).evenings[day].ship; };
    for (BillLine &line : rankedLines(source::ship, static_cast<int>(day) + 1, state.seats, value)) {
        line.points = state.house(line.seat).evenings[day].payment;
        line.rule = line.standing.shared() ? 14 : 13;
        bill.add(line);
    }
}

void addGood(Bill &bill, const State &state, std::size_t day, Good good)
{
    const auto symbols = [&](Seat seat) { return state.house(seat).evenings[day].symbols[indexOf(good)]; };
    for (BillLine &line : rankedLines(source::award(good), static_cast<int>(day) + 1, state.seats, symbols)) {
        const Evening &evening = state.house(line.seat).evenings[day];
        line.placed = line.standing.ahead < static_cast<int>(state.edition.goodPrizes.size());
        line.points = evening.awards[indexOf(good)];
        line.rule = line.figure != 0 && line.placed && line.standing.shared() ? 14 : 16;
        bill.add(line);
        if (const int florins = evening.bonus[indexOf(good)]; florins != 0) {
            const Bonus reached = bonusReached(state, line.figure);
            line.source = source::bonus(good);
            line.ranked = line.placed = false; // it is for reaching something
            line.rule = reached.from == state.edition.bonusFrom ? 17 : 18;
            line.points = florins;
            line.against = reached.from;
            bill.add(line);
        }
    }
}

// Of a day that has been scored.
void addDay(Bill &bill, const State &state, std::size_t day)
{
    addShips(bill, state, day);
    for (const Good good : allGoods)
        addGood(bill, state, day, good);
}

} // namespace

Bill Rules::bill(const State &state)
{
    Bill bill;
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

} // namespace medici::card
