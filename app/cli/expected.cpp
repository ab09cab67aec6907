#include "app/cli/expected.h"

#include <cmath>

namespace medici::cli {

namespace {

QString figure(const Expected &expected, double unit, bool sign)
{
    const double rounded = std::round(expected.mean * unit * 10) / 10;
    QString text = QString::number(rounded == 0 ? 0. : rounded, 'f', 1); // nothing has no sign
    if (sign && rounded > 0)
        text.prepend(u'+');
    if (expected.error && *expected.error > 0)
        text += QString(" ± %1").arg(*expected.error * unit * reach, 0, 'f', 1);
    return text;
}

} // namespace

QString pointsText(const Expected &expected, bool sign)
{
    return figure(expected, 1, sign);
}

QString chancesText(const Expected &expected, bool sign)
{
    return figure(expected, 100, sign) + " %";
}

} // namespace medici::cli
