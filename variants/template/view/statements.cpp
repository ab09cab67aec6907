#include "variants/template/view/board.h"
#include "variants/template/view/view.h"

using namespace Qt::StringLiterals;

namespace medici::pig {

QStringList Looks::rulesOf(const State &, RegionId region)
{
    if (region == region::die)
        return {u"P2"_s, u"P3"_s, u"P4"_s};
    return {u"P5"_s, u"P6"_s, u"P1"_s};
}

} // namespace medici::pig
