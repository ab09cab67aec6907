#pragma once

#include "engine/view/dice.h"

namespace medici::pig {

// Of the die; 0: it has not been rolled.
inline DieFace faceOf(int number)
{
    return {{}, number == 0 ? QString() : QString::number(number)};
}

} // namespace medici::pig
