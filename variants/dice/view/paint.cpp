#include "variants/dice/view/view.h"

#include "engine/rules/ranges.h"
#include "variants/dice/view/board.h"
#include "variants/dice/view/eventtext.h"
#include "variants/dice/view/scene.h"
#include "variants/dice/view/sheetpanels.h"
#include "variants/dice/view/soloexplanations.h"

#include <algorithm>
#include <bit>

namespace medici::dice {

namespace {

QString rollTitle(const Scene &scene, const Players &players)
{
    if (scene.state.phase == Phase::Over)
        return Text::tr("End of the game");
    if (scene.state.phase == Phase::DrawingFirst)
        return Text::tr("Who begins?");
    return Text::tr("%1's roll").arg(nameOf(scene.state.active, players));
}

QString rollWords(const State &state, const Players &players)
{
    switch (state.phase) {
    case Phase::Choosing: {
        const int most = state.loadable();
        if (state.lastTurn)
            return Text::tr("The last roll of the round must fill the ship.");
        const QString how = most == 1 ? Text::tr("Take one die.")
            : most == 2               ? Text::tr("Take 1 or 2 dice.")
                                      : Text::tr("Take 1 to %n dice.", nullptr, most);
        const QString rest = state.solo() ? Text::tr("The rest go to the enemy.")
                                          : Text::tr("The others choose from the rest.");
        return how + u' ' + rest;
    }
    case Phase::Following:
        return Text::tr("%1: one of the dice left.").arg(nameOf(state.mover, players));
    case Phase::DrawingFirst:
    case Phase::Rolling:
    case Phase::Over:
        break;
    }
    return {};
}

void paintDice(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame)
{
    const State &state = scene.state;
    const int shown = scene.rolling ? dice : state.rolled;
    for (int die = 0; die < dice; ++die) {
        const QRectF &place = board.dicePlaces[static_cast<std::size_t>(die)];
        const RegionId id = region::die(die);
        if (die >= shown) {
            paintBlankDie(pencil, place);
            continue;
        }
        const bool onTable = contains(state.left, die) || scene.rolling;
        const bool leaving = scene.inFlight(die) && state.phase == Phase::Choosing;
        if (!onTable || leaving || frame.dragged == id) {
            paintBlankDie(pencil, place);
            if (!onTable) {
                const qreal size = 0.32 * place.width();
                paintShield(pencil, QRectF(place.center() - QPointF(size / 2, size / 2), QSizeF(size, size)),
                            frame.canvas.players[static_cast<std::size_t>(state.active)].arms);
            }
            continue;
        }
        Highlight look = highlightOf(frame, id);
        look.hint = frame.hint && contains(*frame.hint, die);
        look.disabled = state.phase == Phase::Over;
        look.open = look.open && scene.flights.empty() && !scene.rolling;
        paintDie(pencil, place, scene.face(die), look);
    }
}

Sentence countOf(const State &state, DiceSet draft)
{
    const int most = state.phase == Phase::Following ? 1 : state.loadable();
    const int chosen = std::popcount(draft);
    if (state.lastTurn || state.phase == Phase::Following)
        return Text::tr("Chosen: %1 of %2").arg(chosen).arg(most);
    return Text::tr("Chosen: %1 of at most %2").arg(chosen).arg(most);
}

void paintPreview(BoardPainter &pencil, const Board &board, const Scene &scene)
{
    const State &state = scene.state;
    if (scene.mover < 0 || !scene.flights.empty())
        return;
    const QRectF &place = board.preview;
    pencil.line({place.left() - pencil(20), place.top() - pencil(6)},
                {place.left() - pencil(20), place.bottom() + pencil(2)}, Role::Line);
    const qreal line = place.height() / 3;
    const auto row = [&](int n) { return QRectF(place.left(), place.top() + n * line, place.width(), line); };
    const TextStyle note{noteSize, false, Role::Muted};
    if (!scene.would) {
        const int free = state.free(scene.mover);
        const int round = state.round + 1;
        pencil.write(row(0), Sentence(Text::tr("Ship %1").arg(round)), note);
        pencil.write(row(1),
                     Sentence::arranged(Text::tr("value %1", "value of a ship"),
                                        {Sentence::strong(QString::number(state.ship(scene.mover).value))}),
                     {15});
        pencil.write(row(2), Sentence(Text::tr("%n free space(s)", nullptr, free)), note);
        return;
    }
    pencil.write(row(0), countOf(state, scene.draft), note);
    const Sheet &now = state.sheet(scene.mover);
    const int gain = scene.would->sheet.ships[state.round].value - now.ships[state.round].value;
    pencil.write(
        row(1), Sentence::arranged(Text::tr("%1 on the ship"), {Sentence::strong(Text::tr("+%1").arg(gain))}),
        {15});
    QRectF at = row(2);
    const qreal symbol = pencil(22);
    bool any = false;
    for (const Good good : columnOrder) {
        const int more = scene.would->sheet.crosses[indexOf(good)] - now.crosses[indexOf(good)];
        if (more == 0)
            continue;
        const TextStyle style{15, true};
        const QString figure = Text::tr("+%1").arg(more);
        pencil.symbol(symbolOf(good), QRectF(at.left(), at.center().y() - symbol / 2, symbol, symbol));
        const qreal width = pencil.width(figure, style);
        pencil.write(QRectF(at.left() + symbol + pencil(5), at.top(), width + 2, at.height()), figure, style);
        at.setLeft(at.left() + symbol + width + pencil(20));
        any = true;
    }
    const QString words = any ? Text::tr("crosses") : Text::tr("no crosses");
    if (pencil.width(words, note) <= at.width())
        pencil.write(at, words, note);
}

void paintRoll(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame)
{
    paintPanel(pencil, board.roll);
    pencil.writeTitle(board.rollTitle, rollTitle(scene, frame.canvas.players), 22, 14);
    pencil.writeLines(board.rollWords, rollWords(scene.state, frame.canvas.players),
                      {noteSize, false, Role::Muted, Qt::AlignLeft | Qt::AlignTop}, true);
    paintDice(pencil, board, scene, frame);
    paintPreview(pencil, board, scene);
}

void paintFlights(BoardPainter &pencil, const Board &board, const Scene &scene)
{
    for (const Flight &flight : scene.flights) {
        const QRectF &from = board.dicePlaces[static_cast<std::size_t>(flight.die)];
        const ShipShape &ship = board.sheet(scene.mover).ship;
        const QRectF &to = ship.holds[static_cast<std::size_t>(flight.hold)];
        paintDie(pencil, between(from, to, flight.way), scene.state.face(flight.die));
    }
}

void paintDragged(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame)
{
    if (!frame.dragged || *frame.dragged >= dice)
        return;
    QRectF place = board.dicePlaces[*frame.dragged];
    place.moveCenter(frame.pointer);
    paintDie(pencil, place, scene.face(*frame.dragged));
}

} // namespace

void Looks::paint(QPainter &painter, const Frame &frame)
{
    const Scene scene(frame);
    const Board board(scene.state, frame.canvas);
    BoardPainter pencil(painter, *frame.canvas.theme, board.scale, frame.elided);
    paintRoll(pencil, board, scene, frame);
    for (const SheetPlace &sheet : board.sheets)
        paintSheet(pencil, sheet, scene, frame);
    if (scene.state.solo())
        paintSolo(pencil, board, scene);
    paintFlights(pencil, board, scene);
    paintDragged(pencil, board, scene, frame);
}

} // namespace medici::dice
