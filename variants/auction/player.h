#pragma once

#include "engine/rules/search.h"
#include "variants/auction/rules.h"

namespace medici::auction {

using Player = NoKnowledge<Rules>;

} // namespace medici::auction
