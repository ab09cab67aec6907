#include "variants/gemstones/view/board.h"
#include "variants/gemstones/view/view.h"

using namespace Qt::StringLiterals;

namespace medici::gemstones {

QStringList Looks::rulesOf(const State &, RegionId region)
{
    if (region < dice)
        return {u"G6"_s, u"G7"_s, u"G8"_s, u"G12"_s, u"G5"_s, u"G1"_s};
    if (region < region::column(0, 0))
        return {u"G7"_s, u"G8"_s, u"G12"_s, u"G13"_s}; // a box for a pair
    if (region == region::evaluation)
        return {u"G20"_s, u"G18"_s};
    const auto seat = static_cast<Seat>(region / 100 - 1);
    if (region == region::fictional(seat))
        return {u"G14"_s, u"G3"_s, u"G4"_s};
    if (region == region::order(seat))
        return {u"G15"_s, u"G16"_s, u"G18"_s, u"G19"_s};
    if (region == region::sheet(seat))
        return {u"G2"_s, u"G4"_s, u"G16"_s, u"G17"_s};
    return {u"G9"_s, u"G10"_s, u"G11"_s, u"G18"_s, u"G2"_s};
}

} // namespace medici::gemstones
