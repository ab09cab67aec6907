#pragma once

#include "app/contests/tally.h"

#include <QJsonObject>

namespace medici::cli {

// How a contest went, for a person and for another program.
QString standingsText(const Contest &contest, const Tally &tally);
QJsonObject standingsJson(const Contest &contest, const Tally &tally);

} // namespace medici::cli
