#pragma once

#include "engine/rules/game.h"
#include "engine/view/players.h"

#include <QRectF>
#include <QString>

#include <cstdint>
#include <vector>

namespace medici {

class BoardPainter;
struct Highlight;

// Something that chance may bring at one point of a game, for people who have the dice or cards before them
// and say what came.
struct Outcome {
    Code code = 0;
    std::uint32_t places = 1; // which events of the step can bring it, as a set: not every die has every side
    QString keys;             // what is typed for it, in small letters
    QString shortKey = {};    // enough where it is clear which die is meant; may be empty
    QString name;
    int left = 1; // how many of it can still come
    int of = 1;   // of how many
};

// All that could ever come there, also what is gone; and the statement of the rules that says so.
struct Forthcoming {
    std::vector<Outcome> outcomes;
    QString rule;
};

// Where it is drawn who begins: one outcome a seat, and its picture.
std::vector<Outcome> seatsThatMayBegin(const Game &game, const Players &players);
void paintBeginner(BoardPainter &pencil, const QRectF &place, int arms, const Highlight &look);

} // namespace medici
