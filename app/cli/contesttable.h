#pragma once

#include "app/cli/tally.h"

#include <QJsonObject>
#include <QStringList>

namespace medici::cli {

// How a contest went, for a person and for another program.
QString standingsText(const Contest &contest, const Tally &tally, const QStringList &players);
QJsonObject standingsJson(const Contest &contest, const Tally &tally, const QStringList &players);

} // namespace medici::cli
