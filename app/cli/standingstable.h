#pragma once

#include "app/cli/arguments.h"
#include "app/contests/standings.h"

namespace medici::cli {

// How a tournament went, for a person, or with --json or --csv for another program.
void offerForms(Arguments &arguments);
QByteArray standingsIn(const Arguments &arguments, const PlayedTournament &played);

} // namespace medici::cli
