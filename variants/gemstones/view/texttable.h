#pragma once

#include "variants/gemstones/rules/rules.h"

#include <QStringList>

namespace medici::gemstones {

// All that is on the table, as lines of text.
QString tableText(const State &state, const QStringList &names);

} // namespace medici::gemstones
