#pragma once

#include "engine/rules/trade.h"

// What the lines of a bill (Rules::bill) are for: what is traded in, and nothing else.
namespace medici::card {

namespace source = medici::source;

} // namespace medici::card
