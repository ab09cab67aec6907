#include "variants/template/view/board.h"
#include "variants/template/view/eventtext.h"
#include "variants/template/view/view.h"

namespace medici::pig {

std::vector<Region> Looks::layout(const State &state, const Canvas &canvas)
{
    const Board board(state, canvas);
    RegionList regions(board.scale, [&](RegionId id) { return tooltip(state, id, canvas.players); });
    regions.add(region::die, RegionRole::Piece, board.die, 20,
                state.rolled == 0 ? Text::tr("The die") : Text::tr("The die: %1").arg(state.rolled));
    for (const SeatPlace &place : board.seats)
        regions.add(region::seat(place.seat), RegionRole::Piece, place.panel, 8,
                    Text::tr("%1: %n point(s)", nullptr, state.pointsOf(place.seat))
                        .arg(nameOf(place.seat, canvas.players)),
                    place.seat);
    return regions.linked();
}

} // namespace medici::pig
