#pragma once

#include "engine/review/judgement.h"
#include "engine/view/players.h"

#include <QRectF>

#include <vector>

namespace medici {

class PaperPainter;

// Everybody's chance to win through a game, in the order of its decisions, a line a seat. At a decision it
// falls from what the best move would have left to what was played; a ring is on each mistake, a disc on each
// blunder.
void paintChanceCurve(PaperPainter &quill, const QRectF &place, const std::vector<Judgement> &judgements,
                      const Players &players);

} // namespace medici
