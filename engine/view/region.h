#pragma once

#include "engine/rules/seat.h"

#include <QPainterPath>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace medici {

// A thing on the board, numbered by the variant. The number stays the same however the board is laid out.
using RegionId = std::uint16_t;

// What a region is to somebody who listens instead of looking.
enum class RegionRole : std::uint8_t {
    Piece,  // can be chosen at some time: a die, a card, a box
    Figure, // something to read: a ship, a column, a total; it has a tooltip
    Sheet,  // all that belongs to a seat; choosing it shows that seat's sheet large
};

// A part of the board that can be pointed at, reached by keyboard and read aloud. Whether it can be
// chosen just now follows from the legal moves (draft.h).
struct Region {
    RegionId id = 0;
    RegionRole role = RegionRole::Piece;
    QPainterPath shape;  // in the board's coordinates
    QString name;        // 'Die 2: cloth 0'
    QString description; // what else there is to say: 'chosen dice would make the ship 9'
    Seat seat = nobody;  // whose it is

    // Where the arrow keys lead; nothing stays. Tab follows the order of the list.
    std::optional<RegionId> left = {};
    std::optional<RegionId> right = {};
    std::optional<RegionId> up = {};
    std::optional<RegionId> down = {};
};

// Joins each region with its nearest neighbour in every direction, by position.
void linkNeighbours(std::vector<Region> &regions);

// The topmost region at a point: pieces before figures before sheets, later ones before earlier ones.
const Region *regionAt(const std::vector<Region> &regions, QPointF point);
const Region *regionById(const std::vector<Region> &regions, RegionId id);

} // namespace medici
