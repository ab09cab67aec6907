#include "variants/dice/view/view.h"

#include "variants/dice/view/board.h"
#include "variants/dice/view/eventtext.h"

namespace medici::dice {

std::vector<Region> Looks::layout(const State &state, const Canvas &canvas)
{
    const Board board(state, canvas);
    RegionList regions(board.scale, [&](RegionId id) { return tooltip(state, id, canvas.players); });

    for (int die = 0; die < state.rolled; ++die) {
        const QString name = Text::tr("Die %1: %2").arg(die + 1).arg(nameOf(state.face(die)));
        regions.add(region::die(die), RegionRole::Piece, board.dicePlaces[static_cast<std::size_t>(die)], 14,
                    name);
    }
    for (const SheetPlace &sheet : board.sheets) {
        const Seat seat = sheet.seat;
        regions.add(region::sheet(seat), RegionRole::Sheet, sheet.panel, 8,
                    Text::tr("%1's sheet").arg(nameOf(seat, canvas.players)), seat);
        regions.add(region::ship(seat), RegionRole::Figure, sheet.ship.place, 4,
                    Text::tr("%1: ship %2").arg(nameOf(seat, canvas.players)).arg(state.round + 1), seat);
        for (const ColumnPlace &column : sheet.columns)
            regions.add(region::column(seat, column.good), RegionRole::Figure, column.whole, 4,
                        Text::tr("%1: %2", "a seat and a good")
                            .arg(nameOf(seat, canvas.players), nameOf(column.good)),
                        seat);
        for (std::size_t round = 0; round < sheet.rounds.size(); ++round)
            regions.add(region::round(seat, static_cast<int>(round)), RegionRole::Figure, sheet.rounds[round],
                        5, Text::tr("%1: round %2").arg(nameOf(seat, canvas.players)).arg(round + 1), seat);
    }
    if (state.solo()) {
        regions.add(region::enemy, RegionRole::Figure, board.enemy, 8, Text::tr("The enemy"));
        regions.add(region::shipPay, RegionRole::Figure, board.shipPay, 8, Text::tr("What the ship pays"));
        regions.add(region::ranks, RegionRole::Figure, board.ranks, 8, Text::tr("Ranks"));
    }
    return regions.linked();
}

} // namespace medici::dice
