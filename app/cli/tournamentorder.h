#pragma once

#include "app/cli/arguments.h"
#include "app/contests/playedtournament.h"
#include "app/contests/sprt.h"
#include "engine/view/variants.h"

#include <optional>

namespace medici::cli {

// What 'medici-cli tournament' was called with.
struct TournamentOrder {
    PlayedTournament played;
    int jobs = 1;
    QString results; // a file, or nothing
    QString records; // a folder, or nothing
    std::optional<Sprt> sprt;
};

void offerTournament(Arguments &arguments);
TournamentOrder readTournamentOrder(Arguments &arguments, Variants &variants);

} // namespace medici::cli
