#pragma once

#include "app/contests/shard.h"
#include "app/contests/tournament.h"
#include "engine/record/recordable.h"

#include <QIODevice>

#include <map>
#include <utility>

namespace medici {

// A tournament and what was played of it. Its file is JSON Lines: one for the tournament, then one a heat in
// the order of deals and companies. It only grows, so that what was interrupted goes on from it, and files of
// parts of one tournament are put together by adding them up.
struct PlayedTournament {
    using Number = std::pair<int, int>; // of a deal, and of a company

    Tournament tournament;
    std::map<Number, Heat> heats{};
    Shard shard{}; // that the file is, of which it was read

    // All that there will be, in their order.
    std::vector<Number> wanted() const;
    // Those that were not played, as they are numbered there.
    std::vector<int> missing() const;
};

// With their LF. What the first says settles everything that is played, and which part it is; the times in
// the second are measured.
QByteArray lineOf(const Tournament &tournament, const Shard &shard = {});
QByteArray lineOf(const Heat &heat);

// Throw a Fault for what is none, and for two files that are not parts of one tournament. A last line that is
// incomplete is left out.
PlayedTournament readTournament(QIODevice &device, const QString &name, const Recordables &variants);
void add(PlayedTournament &all, const PlayedTournament &part, const QString &name);

QByteArray textOf(const PlayedTournament &played);

} // namespace medici
