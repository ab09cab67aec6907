#pragma once

#include "variants/dice/rules/course.h"

#include <optional>

namespace medici::dice {

// The same for who plays alone (D25, D26): the dice that are left must have drawn the enemy's circles as
// well.
std::optional<State> soloCourse(const State &start, const Aim &aim);

} // namespace medici::dice
