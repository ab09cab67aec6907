#pragma once

#include <QPainterPath>
#include <QString>

#include <cstdint>

namespace medici {

// How heralds engraved colours.
enum class Hatch : std::uint8_t { None, Vertical, Horizontal, Falling, Rising, Grid, DiagonalGrid, Dots };

// Of a good or gem, by its symbol's id.
Hatch hatchOf(const QString &symbol);

// The pattern within a shape, as shapes to fill: lines 0.55 wide, 2 apart, in the shape's units.
QPainterPath hatching(Hatch hatch, const QPainterPath &shape);

} // namespace medici
