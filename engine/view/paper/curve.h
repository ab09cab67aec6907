#pragma once

#include "engine/view/frame.h"

#include <QRectF>
#include <QStringList>

#include <vector>

namespace medici {

class PaperPainter;

// The totals through a game.
struct ScoreHistory {
    struct Moment {
        int round = 0;
        std::vector<int> totals; // by seat
    };

    std::vector<Moment> moments;
    QStringList rounds; // their names

    // Leaves out all but the ends of rounds where totals change nowhere else.
    void simplify();
};

// One line a seat, told apart by its dashes and by the coat of arms and total at its end.
void paintScoreCurve(PaperPainter &quill, const QRectF &place, const ScoreHistory &course,
                     const Players &players);

} // namespace medici
