#pragma once

#include "engine/review/judgement.h"
#include "engine/view/players.h"
#include "engine/view/view.h"

#include <vector>

namespace medici {

// 'blunder'
QString gradeName(Grade grade);

// A figure with half of its 95 % interval: '6.2 ± 1.1'.
QString withError(const Expected &figure, double unit = 1);

// What a decision cost: 'points: 6.2 ± 1.1, chance to win: 12.1 ± 1.0 %'; alone the points.
QString costWords(const Gain &cost, int seats, const View &view);

// Whether it is beyond doubt that the best move is better.
bool surelyCosts(const Judgement &judgement);

// What the cost in points is made of, as a bill: 'the ship −4.0, cloth −3.0, dye +0.8, the rest −0.1'. Parts
// that are not beyond doubt are in the rest; empty if none is.
QString billWords(const Judgement &judgement, const View &view);

// All that is said of what a decision cost: against strong opponents, against those who sat there, and of
// what that is made up.
QString costOf(const Judgement &judgement, int seats, const View &view);

// Why, in the game's own terms. It says only what the counted parts say beyond their errors; where they say
// nothing, that it was close. Beside the bill it need not tell once more what that says, if there is more to
// tell.
enum class Beside { Nothing, Bill };
Sentence reasonOf(const Judgement &judgement, const Game &before, const View &view, const Players &players,
                  Beside beside = Beside::Nothing);

// The same before anything was played: what the best move has over this one, which is the next best.
Sentence advantageOver(const Judgement &next, const Game &before, const View &view, const Players &players);

// What counts at this decision, so far as that is beyond doubt: 'the ship', 'dye'.
std::vector<Sentence> whatCounts(const Judgement &judgement, const View &view);

} // namespace medici
