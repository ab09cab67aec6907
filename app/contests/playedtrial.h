#pragma once

#include "app/contests/ruletrial.h"
#include "app/contests/shard.h"

#include <QIODevice>

#include <map>

namespace medici {

// A trial of rules and what was played of it. Its file is JSON Lines: one for the trial, then one a piece of
// the work in their order. It only grows, and files of parts are put together by adding them up.
struct PlayedTrial {
    RuleTrial trial;
    std::map<int, TrialPair> pairs{}; // by piece
    Shard shard{};                    // that the file is, of which it was read

    std::vector<int> missing() const;
};

// With their LF. A part says in its first line which it is.
QByteArray lineOf(const RuleTrial &trial, const Shard &shard = {});
QByteArray lineOf(const RuleTrial &trial, const TrialPair &pair);

// Throw a Fault for what is none, and for two files that are not parts of one trial. A last line that is
// incomplete is left out.
bool isTrial(const QByteArray &head);
PlayedTrial readTrial(QIODevice &device, const QString &name, const Recordables &variants);
void add(PlayedTrial &all, const PlayedTrial &part, const QString &name);

// As one machine writes it.
QByteArray textOf(const PlayedTrial &played);

} // namespace medici
