#include "variants/dice/view/board.h"
#include "variants/dice/view/view.h"

using namespace Qt::StringLiterals;

namespace medici::dice {

QStringList Looks::rulesOf(const State &state, RegionId region)
{
    if (region < dice)
        return {u"D7"_s, u"D8"_s, u"D1"_s, u"D2"_s, u"D10"_s};
    if (region == region::enemy)
        return {u"D26"_s, u"D28"_s, u"D29"_s};
    if (region == region::shipPay)
        return {u"D27"_s};
    if (region == region::ranks)
        return {u"D30"_s, u"D23"_s};
    const auto seat = static_cast<Seat>(region / 100 - 1);
    if (region == region::ship(seat))
        return state.solo() ? QStringList{u"D9"_s, u"D27"_s, u"D26"_s, u"D3"_s}
                            : QStringList{u"D9"_s, u"D16"_s, u"D17"_s, u"D12"_s, u"D13"_s, u"D14"_s, u"D3"_s};
    if (region == region::sheet(seat))
        return state.solo() ? QStringList{u"D25"_s, u"D23"_s, u"D30"_s}
                            : QStringList{u"D6"_s, u"D12"_s, u"D23"_s, u"D24"_s};
    if (region >= region::round(seat, 0))
        return {u"D22"_s, u"D5"_s, u"D14"_s, u"D15"_s};
    return state.solo()
        ? QStringList{u"D10"_s, u"D11"_s, u"D26"_s, u"D28"_s, u"D21"_s, u"D29"_s, u"D20"_s, u"D4"_s}
        : QStringList{u"D10"_s, u"D11"_s, u"D18"_s, u"D19"_s, u"D20"_s, u"D21"_s, u"D4"_s};
}

} // namespace medici::dice
