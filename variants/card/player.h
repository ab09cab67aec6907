#pragma once

#include "engine/rules/search.h"
#include "variants/card/rules.h"

namespace medici::card {

struct Player : NoKnowledge<Rules> {};

} // namespace medici::card
