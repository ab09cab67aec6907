#include "variants/gemstones/view/view.h"

#include "variants/gemstones/view/board.h"
#include "variants/gemstones/view/eventtext.h"

namespace medici::gemstones {

namespace {

QString nameOfDie(const State &state, int die)
{
    if (die < diceOfAKind)
        return Text::tr("Gem die %1: %2").arg(die + 1).arg(nameOf(state.gem(die)));
    return Text::tr("Number die %1: %2").arg(die - diceOfAKind + 1).arg(state.number(die));
}

} // namespace

std::vector<Region> Looks::layout(const State &state, const Canvas &canvas)
{
    const Board board(state, canvas);
    RegionList regions(board.scale, [&](RegionId id) { return tooltip(state, id, canvas.players); });

    if (state.phase != Phase::Over && state.phase != Phase::DrawingFirst)
        forEachIn(state.turnDice() & ~state.rolling, [&](int die) {
            regions.add(region::die(die), RegionRole::Piece, board.dicePlaces[static_cast<std::size_t>(die)],
                        10, nameOfDie(state, die));
        });
    if (state.phase == Phase::Pairing)
        for (int pair = 0; pair < pairsATurn; ++pair)
            regions.add(region::box(pair), RegionRole::Figure, board.boxes[static_cast<std::size_t>(pair)], 8,
                        Text::tr("Pair %1").arg(pair + 1));
    else if (state.phase == Phase::Following)
        regions.add(region::box(0), RegionRole::Figure, board.boxes[0], 8, Text::tr("The pair"));
    for (const SheetPlace &sheet : board.sheets) {
        const Seat seat = sheet.seat;
        const QString name = nameOf(seat, canvas.players);
        regions.add(region::sheet(seat), RegionRole::Sheet, sheet.panel, 8, Text::tr("%1's sheet").arg(name),
                    seat);
        regions.add(region::order(seat), RegionRole::Figure, sheet.order, 3,
                    Text::tr("%1: the order").arg(name), seat);
        for (std::size_t gem = 0; gem < gems; ++gem)
            regions.add(region::column(seat, gem), RegionRole::Figure, sheet.columns[gem].whole, 4,
                        Text::tr("%1: %2 %3", "a seat, a gem and its sum")
                            .arg(name, nameOf(static_cast<Gem>(gem)))
                            .arg(state.sheet(seat).columns[gem].sum()),
                        seat);
    }
    for (const FictionalPlace &place : board.fictional)
        regions.add(region::fictional(place.seat), RegionRole::Figure, place.panel, 8,
                    nameOfSeat(state, place.seat, {}));
    if (state.solo())
        regions.add(region::evaluation, RegionRole::Figure, board.evaluation, 8, Text::tr("If it ended now"));
    return regions.linked();
}

} // namespace medici::gemstones
