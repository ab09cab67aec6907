#pragma once

#include "engine/rules/think.h"

#include <QString>

#include <optional>

namespace medici {

// What was measured of a level: the share of games that one such player won among others of the level below.
struct Strength {
    int seats = 0;
    double wins = 0; // 0 to 1
};

// Out of a variant's table of measurements, with that many seats or as near to it as was measured; nothing
// for the lowest level. A row is what medici_strength prints:
//
//     | 4 | one hard among normal | 160 | 0.506 ± 0.071 | ...
std::optional<Strength> strengthOf(Level level, int seats, const QString &table);

} // namespace medici
