#pragma once

#include "engine/players/beliefs.h"
#include "variants/card/rules/rules.h"

// The ways to load a ship that a computer player thinks of.
namespace medici::card {

struct Way {
    // What cards are held to be worth: as the nets judge it, anything alike, or so much for each card.
    enum class Eye : std::uint8_t { Judgement, Chance, Cards };

    Eye eye;
    // In quarters of a florin: for each of a card's value; for each symbol, and as much more for each of its
    // good that is there already.
    int value = 0;
    int symbol = 0;
    int stored = 0;
    // What a space of the ship is worth to it.
    int space = 0;
    // Parts in four of what the next one would have had of the card that is not left there.
    int grudge = 0;
    // Turns up another card while the best that can be taken is worth less.
    int enough = 0;
    Likelihood usual = 4; // of somebody of whom nothing is known
};

inline constexpr auto ways = [] {
    using enum Way::Eye;
    constexpr int always = -10'000; // enough is what there is
    return inProportion(std::array{
        Way{.eye = Judgement, .usual = 100},
        Way{.eye = Chance},
        Way{.eye = Cards, .value = 6, .enough = always},
        Way{.eye = Cards, .value = 6, .enough = 40},
        Way{.eye = Cards, .value = 6, .space = 16, .enough = always},
        Way{.eye = Cards, .value = 6, .space = 16, .enough = 10},
        Way{.eye = Cards, .value = 6, .space = 400, .enough = always},
        Way{.eye = Cards, .value = 1, .symbol = 8, .stored = 4, .enough = always},
        Way{.eye = Cards, .value = 1, .symbol = 8, .stored = 4, .enough = 30},
        Way{.eye = Cards, .value = 1, .symbol = 8, .stored = 4, .space = 16, .enough = 10},
        Way{.eye = Cards, .value = 4, .symbol = 6, .stored = 2, .space = 16, .enough = always},
        Way{.eye = Cards, .value = 4, .symbol = 6, .stored = 2, .space = 16, .enough = 10},
        Way{.eye = Cards, .value = 4, .symbol = 6, .stored = 2, .grudge = 4, .enough = always},
        Way{.eye = Cards, .value = 4, .symbol = 6, .stored = 2, .grudge = 4, .enough = 30},
    });
}();

} // namespace medici::card
