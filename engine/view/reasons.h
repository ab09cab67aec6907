#pragma once

#include "engine/review/judgement.h"
#include "engine/view/players.h"
#include "engine/view/view.h"

namespace medici {

// 'blunder'
QString gradeName(Grade grade);

// A figure with half of its 95 % interval: '6.2 ± 1.1'.
QString withError(const Expected &figure, double unit = 1);

// What a decision cost: 'points: 6.2 ± 1.1, chance to win: 12.1 ± 1.0 %'; alone the points.
QString costWords(const Gain &cost, int seats, const View &view);

// Why, in the game's own terms. It says only what the counted parts say beyond their errors; where they say
// nothing, that it was close.
Sentence reasonOf(const Judgement &judgement, const Game &before, const View &view, const Players &players);

} // namespace medici
