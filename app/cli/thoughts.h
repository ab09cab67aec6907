#pragma once

#include "app/cli/position.h"
#include "engine/rules/evaluation.h"

namespace medici::cli {

// An evaluation of a position in tables for a person, and as JSON. `played` is what was decided there.
QString textOf(const Evaluation &evaluation, const Position &position);
QJsonObject jsonOf(const Evaluation &evaluation, const Position &position);

} // namespace medici::cli
