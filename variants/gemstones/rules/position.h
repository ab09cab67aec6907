#pragma once

#include "variants/gemstones/rules/rules.h"

#include <string_view>

// What is said of a table that is set up, and why it may be impossible.
namespace medici::gemstones {

inline constexpr std::array<std::string_view, gems> gemKeys{"brown", "red",    "green",
                                                            "blue",  "yellow", "white"};

namespace field {
inline constexpr std::string_view roundKey = "round";
inline constexpr std::string_view firstKey = "first";
inline constexpr std::string_view activeKey = "active";
inline constexpr std::string_view gemsKey = "gems";
inline constexpr std::string_view numbersKey = "numbers";
inline constexpr std::string_view keptKey = "kept";
inline constexpr std::string_view pairsKey = "pairs";
inline constexpr std::string_view toPlayKey = "toPlay";
inline constexpr std::string_view columnKey = "columns";
inline constexpr std::string_view sortedKey = "sorted";

inline Field of(std::string_view key)
{
    return {.kind = Field::Kind::Number, .key = key};
}

inline Field column(Seat seat, std::size_t gem)
{
    return {
        .kind = Field::Kind::Pieces, .key = columnKey, .seat = seat, .part = gemKeys[gem], .kinds = sides};
}

inline Field sorted(Seat seat)
{
    return {.kind = Field::Kind::Choice, .key = sortedKey, .seat = seat, .most = 1};
}
} // namespace field

inline constexpr int mostRounds = 40;

// A pair of what two dice show, as a piece.
constexpr int pieceOf(Gem gem, int number)
{
    return static_cast<int>(gem) * sides + number - 1;
}
inline constexpr int pairKinds = gems * sides;

enum class Wrong : std::uint8_t {
    WrongDice,  // another number of them is rolled
    NoSuchPair, // of these dice
    NotWritten, // at the end of its column
    MayNotPair, // because of other columns
    NotToPlay,  // nothing to write, or not yet
    Numbers,    // another number of them must be on this sheet
    NotSorted,  // at the end of the last turn of one's own
    Sorted,     // then, although it is said not to have been
    OtherStart, // than who was chosen to begin
    GameOver,   // with the round before
    NoTurns,    // lead to this sheet
    OtherDice,  // than those before wrote from
};

} // namespace medici::gemstones
