#pragma once

#include "engine/view/frame.h"
#include "variants/dice/rules/rules.h"

#include <vector>

namespace medici::dice {

std::vector<Region> regionsOn(const State &state, const Canvas &canvas);

} // namespace medici::dice
