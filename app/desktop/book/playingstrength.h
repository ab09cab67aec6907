#pragma once

#include "app/desktop/book/gameindex.h"

namespace medici {
class Variant;
}

namespace medici::desktop {

class People;
struct Proposal;

// How strong a person plays a game, on the scale of computer players.
struct PlayingStrength {
    int strength = 0;
    int games = 0; // by which that is known
};

// By all games among the given ones that were played against computer players without help, the last of
// which tell most; those under former names of known people too.
PlayingStrength playingStrength(const std::vector<GameIndex::Entry> &entries, const QString &person,
                                const QString &id, const Variant &variant, const People *known = nullptr);

// Gives those who are to be even with the people at the table the strength that these have, on average.
void settleEven(Proposal &proposal, const std::vector<GameIndex::Entry> &entries, const Variant &variant,
                const People &known);

} // namespace medici::desktop
