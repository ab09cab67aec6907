#pragma once

#include "tests/variants/auction/tabletop.h"
#include "variants/auction/rules/position.h"

#include <algorithm>

namespace medici::auction {

using Cards = std::vector<Card>;
using Numbers = std::vector<int>;

// The ships of a day, by seat, and what they have cost.
struct Fleet {
    std::vector<Cards> ships = {};
    Numbers prices = {};
};

// A table as people describe it, in a test's words.
struct Described {
    int seats = 3;
    Seat first = chance;
    std::vector<Fleet> sailed = {}; // on former days
    Fleet today = {};
    Phase phase = Phase::Turning;
    Seat selector = adam;
    Cards group = {};
    Seat toBid = adam;
    Numbers bids = {};
    Cards discarded = {};
};

inline Position described(const Described &table)
{
    const auto pieces = [](const Cards &cards) {
        Numbers kinds;
        for (const Card card : cards)
            kinds.push_back(card.kind);
        return kinds;
    };
    const int today = static_cast<int>(table.sailed.size()) + 1;
    Position position;
    position.put(field::of(field::dayKey), {today});
    position.put(field::of(field::phaseKey),
                 {static_cast<int>(std::find(phases.begin(), phases.end(), table.phase) - phases.begin())});
    position.put(field::of(field::selectorKey), {table.selector});
    position.put(field::of(field::groupKey), pieces(table.group));
    position.put(field::of(field::toBidKey), {table.toBid});
    position.put(field::of(field::discardedKey), pieces(table.discarded));
    for (std::size_t seat = 0; seat < table.bids.size(); ++seat)
        position.put(field::bid(static_cast<Seat>(seat)), {table.bids[seat]});
    for (int day = 1; day <= today; ++day) {
        const Fleet &fleet = day == today ? table.today : table.sailed[static_cast<std::size_t>(day - 1)];
        for (std::size_t seat = 0; seat < fleet.ships.size(); ++seat)
            position.put(field::ship(static_cast<Seat>(seat), day), pieces(fleet.ships[seat]));
        for (std::size_t seat = 0; seat < fleet.prices.size(); ++seat)
            position.put(field::price(static_cast<Seat>(seat), day), {fleet.prices[seat]});
    }
    return position;
}

inline Arrangement<State> arrange(const Described &table)
{
    Setup setup = Rules::terms().usual(table.seats);
    setup.first = table.first;
    return Rules::arrange(setup, described(table));
}

inline bool standsThere(const Described &table)
{
    return !arrange(table).misfit;
}

inline bool isMisfit(const std::optional<Misfit> &misfit, Wrong reason, int rule, const Field &where,
                     int figure)
{
    return misfit && misfit->reason == static_cast<int>(reason) && misfit->rule == rule
        && misfit->where.isAt(where) && misfit->figure == figure;
}

inline bool isRefused(const Described &table, Wrong reason, int rule, const Field &where, int figure = 0)
{
    return isMisfit(arrange(table).misfit, reason, rule, where, figure);
}

} // namespace medici::auction
