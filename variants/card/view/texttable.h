#pragma once

#include "engine/view/frame.h"
#include "variants/card/rules/rules.h"

#include <QString>

namespace medici::card {

// All that is on the table, as lines of text.
QString tableText(const State &state, const Players &players);

} // namespace medici::card
