#include "variants/dice/view/regions.h"

#include "engine/view/note.h"
#include "variants/dice/view/board.h"
#include "variants/dice/view/eventtext.h"
#include "variants/dice/view/explanations.h"

namespace medici::dice {

namespace {

QPainterPath rounded(const QRectF &place, qreal radius)
{
    QPainterPath path;
    path.addRoundedRect(place, radius, radius);
    return path;
}

// A note as one line, for ears.
QString spoken(const Note &note)
{
    QString text = note.text;
    return text.replace(u'\t', QStringLiteral(": ")).replace(u'\n', QStringLiteral("; "));
}

} // namespace

std::vector<Region> regionsOn(const State &state, const Canvas &canvas)
{
    const Board board(state, canvas);
    std::vector<Region> regions;
    const auto add = [&](RegionId id, RegionRole role, const QRectF &place, qreal radius, const QString &name,
                         Seat seat) {
        Region region;
        region.id = id;
        region.role = role;
        region.shape = rounded(place, board.scale(radius));
        region.name = name;
        region.description = spoken(tooltipOf(state, id, canvas.players));
        region.seat = seat;
        regions.push_back(std::move(region));
    };
    const auto nameOfSeat = [&](Seat seat) { return canvas.players[static_cast<std::size_t>(seat)].name; };

    for (int die = 0; die < state.rolled; ++die) {
        const QString name = Text::tr("Die %1: %2").arg(die + 1).arg(nameOf(state.face(die)));
        add(region::die(die), RegionRole::Piece, board.dicePlaces[static_cast<std::size_t>(die)], 14, name,
            nobody);
    }
    for (const SheetPlace &sheet : board.sheets) {
        const Seat seat = sheet.seat;
        add(region::sheet(seat), RegionRole::Sheet, sheet.panel, 8,
            Text::tr("%1's sheet").arg(nameOfSeat(seat)), seat);
        add(region::ship(seat), RegionRole::Figure, sheet.ship.place, 4,
            Text::tr("%1: ship %2").arg(nameOfSeat(seat)).arg(state.round + 1), seat);
        for (const ColumnPlace &column : sheet.columns)
            add(region::column(seat, column.good), RegionRole::Figure, column.whole, 4,
                Text::tr("%1: %2", "a seat and a good").arg(nameOfSeat(seat), nameOf(column.good)), seat);
        for (std::size_t round = 0; round < sheet.rounds.size(); ++round)
            add(region::round(seat, static_cast<int>(round)), RegionRole::Figure, sheet.rounds[round], 5,
                Text::tr("%1: round %2").arg(nameOfSeat(seat)).arg(round + 1), seat);
    }
    if (state.solo()) {
        add(region::enemy, RegionRole::Figure, board.enemy, 8, Text::tr("The enemy"), nobody);
        add(region::shipPay, RegionRole::Figure, board.shipPay, 8, Text::tr("What the ship pays"), nobody);
        add(region::ranks, RegionRole::Figure, board.ranks, 8, Text::tr("Ranks"), nobody);
    }
    linkNeighbours(regions);
    return regions;
}

} // namespace medici::dice
