#include "variants/template/view/board.h"
#include "variants/template/view/eventtext.h"
#include "variants/template/view/view.h"

using namespace Qt::StringLiterals;

namespace medici::pig {

// Every note names the statement of the rules page that it rests on.
Note Looks::tooltip(const State &state, RegionId region, const Players &)
{
    if (region == region::die)
        return {Text::tr("A 1 loses the points of the turn."), u"P3"_s};
    const auto seat = static_cast<Seat>(region - region::seat(0));
    return {summand(Text::tr("points"), state.pointsOf(seat)) + u'\n'
                + summand(Text::tr("still to go"), goal - state.pointsOf(seat)),
            u"P6"_s};
}

Note Looks::whyNot(const State &state, const Draft &, RegionId region)
{
    if (state.phase == Phase::Over)
        return {Text::tr("The game is over."), u"P6"_s};
    if (region == region::die)
        return {Text::tr("The die is rolling."), u"P2"_s};
    return {Text::tr("Only the player whose turn it is can hold."), u"P5"_s};
}

} // namespace medici::pig
