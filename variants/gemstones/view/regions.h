#pragma once

#include "engine/view/frame.h"
#include "variants/gemstones/rules/rules.h"

#include <vector>

namespace medici::gemstones {

std::vector<Region> regionsOn(const State &state, const Canvas &canvas);

} // namespace medici::gemstones
