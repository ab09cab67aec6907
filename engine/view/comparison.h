#pragma once

#include "engine/record/record.h"
#include "engine/view/steps.h"

namespace medici {

// A game that is set beside others of its deal.
struct ComparedGame {
    Record record;
    std::unique_ptr<Game> start;
    std::unique_ptr<Game> end;
    std::vector<Step> steps; // of the record's events

    ComparedGame(Record record, const Recordable &variant);
    // What happened in a step.
    std::span<const Event> in(std::size_t step) const;
};

// Where a game is no longer like another one of its deal.
struct Parting {
    std::size_t step;             // the first that is another one
    std::unique_ptr<Game> before; // the table as it was in both
};

// Nothing if they are alike as far as both go. Who played does not matter.
std::optional<Parting> partingOf(const ComparedGame &first, const ComparedGame &other);

} // namespace medici
