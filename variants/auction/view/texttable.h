#pragma once

#include "variants/auction/rules/rules.h"

#include <QStringList>

namespace medici::auction {

// All that is on the table, as lines of text.
QString tableText(const State &state, const QStringList &names);

} // namespace medici::auction
