#pragma once

#include <chrono>

namespace medici::desktop {

class Settings;

// How fast the table goes on, by the speed that a person chose.
struct Pace {
    int movement;                   // of pieces, in thousandths of what the view says
    std::chrono::milliseconds move; // before a computer player's move
    std::chrono::milliseconds line; // of the history, long enough to read even where nothing moves
};

Pace paceOf(const Settings &settings);

} // namespace medici::desktop
