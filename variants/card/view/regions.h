#pragma once

#include "engine/view/frame.h"
#include "variants/card/rules/rules.h"

#include <vector>

namespace medici::card {

std::vector<Region> regionsOn(const State &state, const Canvas &canvas);

} // namespace medici::card
