#include "variants/template/view/board.h"
#include "variants/template/view/eventtext.h"
#include "variants/template/view/pieces.h"
#include "variants/template/view/view.h"

namespace medici::pig {

namespace {

void paintRoll(BoardPainter &pencil, const Board &board, const State &state, const Frame &frame)
{
    paintPanel(pencil, board.roll);
    const bool rolling = frame.moving() && stateOf<Rules>(*frame.before).phase == Phase::Rolling;
    Highlight look = highlightOf(frame, region::die);
    look.hint = frame.hint == roll;
    // While it rolls, it shows one number after another.
    paintDie(pencil, board.die,
             faceOf(rolling && frame.t < 0.9 ? static_cast<int>(frame.t * 30) % 6 + 1 : state.rolled), look);
    if (state.phase == Phase::Over || state.phase == Phase::DrawingFirst)
        return;
    QRectF line = board.words;
    line.setHeight(board.words.height() / 2);
    pencil.writeTitle(line, Text::tr("%1's turn").arg(nameOf(state.active, frame.canvas.players)), 22, 14);
    pencil.writeLines(line.translated(0, line.height()), Text::tr("%n point(s) so far", nullptr, state.turn),
                      {18, true});
}

void paintSeat(BoardPainter &pencil, const SeatPlace &place, const State &state, const Frame &frame)
{
    const bool acting = state.phase != Phase::Over && state.active == place.seat;
    const auto seat = static_cast<std::size_t>(place.seat);
    paintPanel(pencil, place.panel, acting);
    const Tag tag = state.phase == Phase::Over ? placeTag(Rules::places(state)[seat]) : Tag{};
    paintNameplate(pencil, {place.shield, place.title}, frame.canvas.players[seat], tag);
    pencil.writeFigure(place.points, QString::number(state.points[seat]), pencil(44),
                       pencil.color(Role::Ink));
    QRectF done = place.bar;
    done.setWidth(place.bar.width() * state.points[seat] / goal);
    pencil.painter().fillRect(place.bar, pencil.color(Role::Sunken));
    pencil.painter().fillRect(done, pencil.color(Role::Gilt));
    const RegionId id = region::seat(place.seat);
    if (acting && (frame.draft.contains(id) || frame.hint == hold))
        paintTarget(pencil, place.panel, pencil(8));
    if (frame.focus == id)
        paintFocusWithin(pencil, place.panel, 8, 4);
}

} // namespace

void Looks::paint(QPainter &painter, const Frame &frame)
{
    const State &state = stateOf<Rules>(*frame.after);
    const Board board(state, frame.canvas);
    BoardPainter pencil(painter, *frame.canvas.theme, board.scale, frame.elided);
    paintRoll(pencil, board, state, frame);
    for (const SeatPlace &place : board.seats)
        paintSeat(pencil, place, state, frame);
}

} // namespace medici::pig
