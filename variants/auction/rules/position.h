#pragma once

#include "variants/auction/rules/rules.h"

// What is said of a table that is set up, and why it may be impossible.
namespace medici::auction {

namespace field {
using Kind = Field::Kind;
inline constexpr std::string_view dayKey = "day";
inline constexpr std::string_view phaseKey = "phase";
inline constexpr std::string_view selectorKey = "selector";
inline constexpr std::string_view groupKey = "group";
inline constexpr std::string_view toBidKey = "toBid";
inline constexpr std::string_view bidKey = "bid";
inline constexpr std::string_view discardedKey = "discarded";
inline constexpr std::string_view shipKey = "ship";
inline constexpr std::string_view priceKey = "price";

inline Field of(std::string_view key)
{
    return {.kind = Kind::Number, .key = key};
}

inline Field bid(Seat seat)
{
    return {.kind = Kind::Number, .key = bidKey, .seat = seat, .most = mostFlorins};
}

inline Field ship(Seat seat, int day)
{
    return {.kind = Kind::Pieces, .key = shipKey, .seat = seat, .round = day, .kinds = cardKinds};
}

inline Field price(Seat seat, int day)
{
    return {.kind = Kind::Number, .key = priceKey, .seat = seat, .round = day, .most = mostFlorins};
}
} // namespace field

// What is waited for, in the order of the choices.
inline constexpr std::array phases{Phase::Turning, Phase::Selecting, Phase::Bidding, Phase::Filling};
inline constexpr std::array<std::string_view, phases.size()> phaseWords{"turning", "selecting", "bidding",
                                                                        "filling"};

enum class Wrong : std::uint8_t {
    TooMany,        // cards of one kind
    DeckTooSmall,   // for all that was seen that day
    NothingPaid,    // for what is on board
    PaidForNothing, // an empty ship has a price
    TooDear,        // more florins than there were
    DayOver,        // with the deck
    OneOpen,        // ship, which is filled
    NotOneOpen,     // although it is being filled
    SelectorFull,   // has no space
    OtherSelector,  // could not have come to select
    NoGroup,        // or too many cards in it for what is waited for
    GroupTooLarge,  // for every ship
    CannotBid,      // no space, or too few florins
    BidTooLow,      // or by somebody who cannot make it
    BidTooEarly,    // by who is not asked yet
};

} // namespace medici::auction
