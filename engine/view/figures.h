#pragma once

#include <QString>

namespace medici {

// With one digit after the point; what is nothing in that has no sign.
QString oneDigit(double value);
// And what is more has one, too.
QString signedOneDigit(double value);

} // namespace medici
