#include "variants/card/view/board.h"
#include "variants/card/view/view.h"

using namespace Qt::StringLiterals;

namespace medici::card {

QStringList Looks::rulesOf(const State &, RegionId region)
{
    if (region == region::deck)
        return {u"C5"_s, u"C6"_s, u"C12"_s, u"C3"_s, u"C4"_s};
    if (region >= region::ofSeat(0, 0)) {
        const auto seat = static_cast<Seat>((region - region::ofSeat(0, 0)) / 100);
        if (region == region::ship(seat))
            return {u"C8"_s, u"C9"_s, u"C2"_s, u"C10"_s, u"C11"_s, u"C13"_s, u"C14"_s};
        if (region == region::florins(seat))
            return {u"C13"_s, u"C16"_s, u"C20"_s, u"C21"_s, u"C4"_s};
        return {u"C15"_s, u"C16"_s, u"C14"_s, u"C17"_s, u"C18"_s, u"C19"_s};
    }
    if (region == region::left(Good::None))
        return {u"C2"_s, u"C3"_s, u"C15"_s};
    if (region >= region::left(Good{}))
        return {u"C1"_s, u"C3"_s};
    return {u"C7"_s, u"C6"_s, u"C5"_s, u"C12"_s, u"C20"_s, u"C1"_s}; // cards of the market
}

} // namespace medici::card
