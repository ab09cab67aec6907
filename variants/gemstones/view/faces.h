#pragma once

#include "engine/view/dice.h"
#include "variants/gemstones/view/eventtext.h"

// What the dice of this game look like: a gem in the middle, or pips.
namespace medici::gemstones {

inline DieFace faceOf(Gem gem)
{
    return {symbolOf(gem)};
}

inline DieFace faceOf(int number)
{
    return {{}, {}, number};
}

} // namespace medici::gemstones
