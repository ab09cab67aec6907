#pragma once

// The same tables as in the game, with other figures in every place.
namespace medici::gemstones {

inline constexpr int mostRows = 9;   // G10
inline constexpr int rowsSorted = 3; // the first thick line: G15
inline constexpr int rowsEnough = 5; // the second thick line: G17
inline constexpr int rowsAhead = 2;  // G11

} // namespace medici::gemstones
