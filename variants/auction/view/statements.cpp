#include "variants/auction/view/board.h"
#include "variants/auction/view/view.h"

using namespace Qt::StringLiterals;

namespace medici::auction {

QStringList Looks::rulesOf(const State &, RegionId region)
{
    if (region == region::deck)
        return {u"A7"_s, u"A5"_s, u"A15"_s, u"A16"_s, u"A17"_s, u"A18"_s};
    if (region == region::crest)
        return {u"A17"_s, u"A26"_s, u"A27"_s, u"A6"_s};
    if (region == region::money)
        return {u"A4"_s, u"A26"_s, u"A27"_s};
    if (region >= region::house(0))
        return {u"A2"_s, u"A12"_s, u"A14"_s, u"A16"_s, u"A19"_s, u"A20"_s};
    if (region >= region::bidder(0))
        return {u"A9"_s, u"A10"_s, u"A11"_s, u"A12"_s, u"A14"_s};
    if (region >= region::good(0))
        return {u"A21"_s, u"A22"_s, u"A23"_s, u"A24"_s, u"A25"_s, u"A3"_s};
    return {u"A7"_s, u"A8"_s, u"A12"_s, u"A13"_s, u"A1"_s}; // a card of the group
}

} // namespace medici::auction
