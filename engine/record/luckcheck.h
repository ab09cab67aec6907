#pragma once

#include "engine/record/record.h"

namespace medici {

// Whether the luck of a game is that of its deal.
struct LuckCheck {
    std::size_t dealt = 0;  // chance events that follow from the number
    std::size_t byHand = 0; // those that were entered by hand, as the record says
    // The first one that does not follow, if there is one, and what should have come.
    std::optional<std::size_t> wrong;
    Code expected = 0;
    std::string place;
};

// Nothing if the record says nothing of its luck that could be checked.
std::optional<LuckCheck> checkLuck(const Record &record, const Recordable &variant);

} // namespace medici
