#include "engine/view/texttable.h"

#include "variants/template/view/eventtext.h"
#include "variants/template/view/view.h"

namespace medici::pig {

QString Looks::table(const State &state, const Players &players)
{
    TextTable table(players, 4);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        table.begin(seat);
        table.cell(state.pointsOf(seat));
    }
    if (state.phase == Phase::Deciding)
        table.line(Text::tr("%1 has %2 in this turn.").arg(nameOf(state.active, players)).arg(state.turn));
    return table.text();
}

} // namespace medici::pig
