#pragma once

#include "engine/players/beliefs.h"
#include "variants/auction/rules/rules.h"

// The ways to bid that a computer player thinks of.
namespace medici::auction {

struct Way {
    // What a group is held to be worth: as the nets judge it, the values of its cards, or so many florins.
    enum class Eye : std::uint8_t { Judgement, Cards, Florins };

    Eye eye;
    // Parts in a hundred of that. Beyond that it does not bid.
    int percent;
    // Says but one florin more than was said before; otherwise what should win the group.
    bool climbs;
    Likelihood usual; // of somebody of whom nothing is known
};

inline constexpr auto ways = [] {
    using enum Way::Eye;
    return inProportion(std::array{
        Way{Judgement, 100, false, 20}, Way{Judgement, 50, false, 4}, Way{Judgement, 75, false, 6},
        Way{Judgement, 130, false, 4},  Way{Judgement, 25, true, 4},  Way{Judgement, 50, true, 6},
        Way{Judgement, 75, true, 6},    Way{Judgement, 100, true, 6}, Way{Judgement, 130, true, 4},
        Way{Cards, 30, true, 4},        Way{Cards, 60, true, 4},      Way{Cards, 100, true, 4},
        Way{Cards, 160, true, 4},       Way{Cards, 100, false, 4},    Way{Cards, 50, false, 4},
        Way{Cards, 160, false, 4},      Way{Florins, 0, true, 4},     Way{Florins, 100, true, 4},
        Way{Florins, 300, true, 4},
    });
}();

} // namespace medici::auction
