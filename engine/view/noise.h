#pragma once

#include <cstdint>

namespace medici {

// What an event of a game sounds like on a table.
enum class Noise : std::uint8_t { None, Dice, Piece, Card, Coin };

} // namespace medici
