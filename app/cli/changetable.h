#pragma once

#include "app/cli/arguments.h"
#include "app/contests/rulechange.h"

namespace medici::cli {

// What a change of rules comes to: text, or as --json or --csv want it.
QByteArray changeIn(const Arguments &arguments, const PlayedTrial &played);

} // namespace medici::cli
