#pragma once

#include "app/cli/moment.h"
#include "engine/rules/evaluation.h"

namespace medici::cli {

// An evaluation of a moment in tables for a person, and as JSON. `played` is what was decided there.
QString textOf(const Evaluation &evaluation, const Moment &moment);
QJsonObject jsonOf(const Evaluation &evaluation, const Moment &moment);

} // namespace medici::cli
