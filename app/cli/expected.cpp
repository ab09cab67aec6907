#include "app/cli/expected.h"

namespace medici::cli {

namespace {

QString figure(const Expected &expected, double unit, bool sign)
{
    QString text = QString::number(expected.mean * unit, 'f', 1);
    if (sign && expected.mean > 0)
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
