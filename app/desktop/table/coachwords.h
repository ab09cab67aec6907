#pragma once

#include "engine/view/players.h"
#include "engine/view/sentence.h"

namespace medici {
class Game;
class View;
} // namespace medici

namespace medici::desktop {

class Coach;

// The table that the coach looks at.
struct CoachedTable {
    const Game &game;
    const View &view;
    Players players;
};

// What the coach says, in words: as much of the hint as was given, or the blunder that somebody is warned of.
Sentence hintWords(const Coach &coach, const CoachedTable &table);
Sentence warningWords(const Coach &coach, const CoachedTable &table);

} // namespace medici::desktop
