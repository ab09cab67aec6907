#pragma once

#include "engine/view/frame.h"
#include "variants/auction/rules/rules.h"

#include <vector>

namespace medici::auction {

std::vector<Region> regionsOn(const State &state, const Canvas &canvas);

} // namespace medici::auction
