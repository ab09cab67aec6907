#pragma once

#include <cstddef>
#include <optional>

namespace medici {
class Session;
}

namespace medici::desktop {

// Where a round was scored: between the tables before these two events.
struct ScoredStep {
    std::size_t before;
    std::size_t after;
};

// The last one between two moments of a game.
std::optional<ScoredStep> lastScored(const Session &session, std::size_t from, std::size_t to);

// The one that the last decision brought.
std::optional<ScoredStep> justScored(const Session &session);

} // namespace medici::desktop
