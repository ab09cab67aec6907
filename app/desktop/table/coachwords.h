#pragma once

#include "engine/view/sentence.h"

namespace medici::desktop {

class Coach;
class GameInProgress;

// What the coach says, in words: as much of the hint as was given, or the blunder that somebody is warned of.
Sentence hintWords(const Coach &coach, const GameInProgress &game);
Sentence warningWords(const Coach &coach, const GameInProgress &game);

} // namespace medici::desktop
