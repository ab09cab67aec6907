#pragma once

#include "engine/rules/game.h"
#include "engine/view/historyentry.h"
#include "engine/view/players.h"
#include "engine/view/steps.h"

#include <span>
#include <vector>

namespace medici {

class Variant;

namespace web {

// What happened, line by line under the headings of rounds and turns.
struct CourseLine {
    enum class Kind { Round, Turn, Event, Scoring };

    Kind kind = Kind::Event;
    HistoryEntry account;
    std::size_t step = 0; // how many there were with it
};

std::vector<CourseLine> courseOf(const Variant &variant, const Game &start, std::span<const Event> events,
                                 const std::vector<Step> &steps, const Players &players);

} // namespace web
} // namespace medici
