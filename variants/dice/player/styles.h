#pragma once

#include "engine/players/beliefs.h"
#include "variants/dice/rules/rules.h"

// The ways to take dice that a computer player thinks of.
namespace medici::dice {

struct Way {
    // What a set of dice is held to be worth: as the nets judge it, anything alike, or so much for each die.
    enum class Eye : std::uint8_t { Judgement, Chance, Dice };

    Eye eye;
    // In quarters of a point: for each of a die's value; for each cross that it makes, and as much more for
    // each that stands there already.
    int value = 0;
    int cross = 0;
    int crossed = 0;
    // What a space of the ship is worth to it; nobody who grudges it takes more than one die.
    int space = 0;
    // Parts in four of what the others would have had of the dice they do not get.
    int grudge = 0;
    Likelihood usual = 4; // of somebody of whom nothing is known
};

inline constexpr int grudged = 400;

inline constexpr auto ways = [] {
    using enum Way::Eye;
    return inProportion(std::array{
        Way{.eye = Judgement, .usual = 100},
        Way{.eye = Chance},
        Way{.eye = Dice, .value = 6},
        Way{.eye = Dice, .value = 6, .space = 12},
        Way{.eye = Dice, .value = 6, .space = 20},
        Way{.eye = Dice, .value = 6, .space = grudged},
        Way{.eye = Dice, .cross = 4, .crossed = 2},
        Way{.eye = Dice, .cross = 4, .crossed = 2, .space = 8},
        Way{.eye = Dice, .cross = 4, .crossed = 2, .space = 16},
        Way{.eye = Dice, .cross = 4, .crossed = 2, .space = grudged},
        Way{.eye = Dice, .value = 4, .cross = 4, .crossed = 1},
        Way{.eye = Dice, .value = 4, .cross = 4, .crossed = 1, .space = 12},
        Way{.eye = Dice, .value = 4, .cross = 4, .crossed = 1, .space = 20},
        Way{.eye = Dice, .value = 4, .cross = 4, .crossed = 1, .space = grudged},
        Way{.eye = Dice, .value = 4, .cross = 4, .crossed = 1, .grudge = 4},
        Way{.eye = Dice, .value = 4, .cross = 4, .crossed = 1, .space = 12, .grudge = 4},
    });
}();

} // namespace medici::dice
