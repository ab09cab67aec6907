#pragma once

#include "engine/rules/evaluation.h"

#include <QString>

namespace medici::cli {

// Half of a 95 % confidence interval, in standard errors.
inline constexpr double reach = 1.96;

// With its interval, and with a sign if it is a difference: '+4.0 ± 0.5', '62.1 ± 3.0 %'.
QString pointsText(const Expected &expected, bool sign = false);
QString chancesText(const Expected &expected, bool sign = false);

} // namespace medici::cli
