#pragma once

#include "engine/rules/setup.h"
#include "engine/view/sentence.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace medici {

// Who sits at a seat, as far as it can be seen.
struct Player {
    QString name;
    int arms = 0; // which of the six coats of arms
};

using Players = std::vector<Player>;

// With the coats of arms in their order.
Players playersNamed(const QStringList &names);

QString nameOf(Seat seat, const Players &players); // empty where nobody sits
Sentence strongNameOf(Seat seat, const Players &players);

QString placeName(int place); // '2nd place'

// The seats from the first place to the last; those that share one as they sit.
std::vector<Seat> seatsByPlace(const PerSeat<int> &places, int seats);

} // namespace medici
