#include "variants/gemstones/view/regions.h"

#include "engine/view/note.h"
#include "variants/gemstones/view/board.h"
#include "variants/gemstones/view/eventtext.h"
#include "variants/gemstones/view/explanations.h"

namespace medici::gemstones {

namespace {

// A note as one line, for ears.
QString spoken(const Note &note)
{
    QString text = note.text;
    return text.replace(u'\t', QStringLiteral(": ")).replace(u'\n', QStringLiteral("; "));
}

QString nameOfDie(const State &state, int die)
{
    if (die < diceOfAKind)
        return Text::tr("Gem die %1: %2").arg(die + 1).arg(nameOf(state.gem(die)));
    return Text::tr("Number die %1: %2").arg(die - diceOfAKind + 1).arg(state.number(die));
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
        region.shape.addRoundedRect(place, board.scale(radius), board.scale(radius));
        region.name = name;
        region.description = spoken(tooltipOf(state, id, canvas.players));
        region.seat = seat;
        regions.push_back(std::move(region));
    };

    if (state.phase != Phase::Over && state.phase != Phase::DrawingFirst)
        forEachDie(state.turnDice() & ~state.rolling, [&](int die) {
            add(region::die(die), RegionRole::Piece, board.dicePlaces[static_cast<std::size_t>(die)], 10,
                nameOfDie(state, die), nobody);
        });
    if (state.phase == Phase::Pairing)
        for (int pair = 0; pair < pairsATurn; ++pair)
            add(region::box(pair), RegionRole::Figure, board.boxes[static_cast<std::size_t>(pair)], 8,
                Text::tr("Pair %1").arg(pair + 1), nobody);
    else if (state.phase == Phase::Following)
        add(region::box(0), RegionRole::Figure, board.boxes[0], 8, Text::tr("The pair"), nobody);
    for (const SheetPlace &sheet : board.sheets) {
        const Seat seat = sheet.seat;
        const QString name = canvas.players[static_cast<std::size_t>(seat)].name;
        add(region::sheet(seat), RegionRole::Sheet, sheet.panel, 8, Text::tr("%1's sheet").arg(name), seat);
        add(region::order(seat), RegionRole::Figure, sheet.order, 3, Text::tr("%1: the order").arg(name),
            seat);
        for (std::size_t gem = 0; gem < gems; ++gem)
            add(region::column(seat, gem), RegionRole::Figure, sheet.columns[gem].whole, 4,
                Text::tr("%1: %2 %3", "a seat, a gem and its sum")
                    .arg(name, nameOf(static_cast<Gem>(gem)))
                    .arg(state.sheet(seat).columns[gem].sum()),
                seat);
    }
    for (const FictionalPlace &place : board.fictional)
        add(region::fictional(place.seat), RegionRole::Figure, place.panel, 8,
            nameOfSeat(state, place.seat, {}), nobody);
    if (state.solo())
        add(region::evaluation, RegionRole::Figure, board.evaluation, 8, Text::tr("If it ended now"), nobody);
    linkNeighbours(regions);
    return regions;
}

} // namespace medici::gemstones
