#pragma once

#include "variants/card/rules/rules.h"

// What is said of a table that is set up, and why it may be impossible.
namespace medici::card {

namespace field {
inline constexpr std::string_view dayKey = "day";
inline constexpr std::string_view activeKey = "active";
inline constexpr std::string_view phaseKey = "phase";
inline constexpr std::string_view marketKey = "market";
inline constexpr std::string_view turnedKey = "turned";
inline constexpr std::string_view shipKey = "ship";

inline Field of(std::string_view key)
{
    return {.kind = Field::Kind::Number, .key = key};
}

inline Field ship(Seat seat, int day)
{
    return {.kind = Field::Kind::Pieces, .key = shipKey, .seat = seat, .round = day, .kinds = kinds};
}
} // namespace field

// What is waited for, in the order of the choices.
inline constexpr std::array phases{Phase::TurningUp, Phase::Deciding, Phase::Taking};
inline constexpr std::array<std::string_view, phases.size()> phaseWords{"turning", "deciding", "taking"};

enum class Wrong : std::uint8_t {
    TooMany,       // cards of one kind
    Overloaded,    // ship
    TwoOpen,       // ships at the end of a day
    NoTurns,       // in which these ships can be loaded
    DayOver,       // all ships are full
    FullTurn,      // of who has no space
    OtherTurn,     // whose turn it cannot be
    MarketTooFull, // for the turns there were
    NotInMarket,   // what was turned up in this turn
    DeckEmpty,     // nothing can be turned up
    AllTurned,     // no more cards may be
    MarketEmpty,   // one must be turned up first
};

} // namespace medici::card
