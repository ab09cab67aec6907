#pragma once

#include "variants/dice/rules/rules.h"

#include <QStringList>

namespace medici::dice {

// All that is on the table, as lines of text.
QString tableText(const State &state, const QStringList &names);

} // namespace medici::dice
