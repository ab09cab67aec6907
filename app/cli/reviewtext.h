#pragma once

#include "app/cli/reviewedgame.h"

#include <QJsonObject>

namespace medici::cli {

// A review for a person: the costly decisions, worst first, or all of them in order; luck and skill.
QString textOf(const ReviewedGame &game, bool all);
QJsonObject jsonOf(const ReviewedGame &game);

} // namespace medici::cli
