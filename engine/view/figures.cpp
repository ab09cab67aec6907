#include "engine/view/figures.h"

#include <QLocale>

#include <cmath>

namespace medici {

QString oneDigit(double value)
{
    const double rounded = std::round(value * 10) / 10;
    return QLocale().toString(rounded == 0 ? 0. : rounded, 'f', 1).replace(u'-', u'−');
}

QString signedOneDigit(double value)
{
    return std::round(value * 10) > 0 ? u'+' + oneDigit(value) : oneDigit(value);
}

} // namespace medici
