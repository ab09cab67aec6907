#pragma once

#include "tests/variants/card/tabletop.h"
#include "variants/card/rules/position.h"

#include <QTest>

namespace medici::card {

// A table as people describe it, in a test's words.
struct Described {
    int seats = 3;
    Seat first = chance;
    std::vector<std::vector<Kinds>> sailed = {}; // on former days, by seat
    std::vector<Kinds> ships = {};               // today's
    Seat active = ania;
    Phase phase = Phase::TurningUp;
    Kinds market = {};
    int turned = 0;
};

inline Position described(const Described &table)
{
    const auto pieces = [](const Kinds &cards) { return Numbers(cards.begin(), cards.end()); };
    const int today = static_cast<int>(table.sailed.size()) + 1;
    Position position;
    position.put(field::of(field::dayKey), {today});
    position.put(field::of(field::activeKey), {table.active});
    position.put(field::of(field::phaseKey),
                 {static_cast<int>(std::find(phases.begin(), phases.end(), table.phase) - phases.begin())});
    position.put(field::of(field::marketKey), pieces(table.market));
    position.put(field::of(field::turnedKey), {table.turned});
    for (int day = 1; day <= today; ++day) {
        const auto &ships = day == today ? table.ships : table.sailed[static_cast<std::size_t>(day - 1)];
        for (std::size_t seat = 0; seat < ships.size(); ++seat)
            position.put(field::ship(static_cast<Seat>(seat), day), pieces(ships[seat]));
    }
    return position;
}

inline Arrangement<State> arrange(const Described &table)
{
    Setup setup = Rules::terms().usual(table.seats);
    setup.first = table.first;
    return Rules::arrange(setup, described(table));
}

} // namespace medici::card
