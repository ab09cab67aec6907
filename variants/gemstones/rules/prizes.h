#pragma once

// Every figure that decides how sheets are written and judged, for the rules and for whatever explains them,
// as it is usually: what a game is played with stands in its sheets' RowLimits.
namespace medici::gemstones {

inline constexpr int mostRows = 10;  // G10
inline constexpr int rowsSorted = 4; // the first thick line: G15
inline constexpr int rowsEnough = 7; // the second thick line: G17
inline constexpr int rowsAhead = 3;  // G11

} // namespace medici::gemstones
