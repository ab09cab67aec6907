#include "variants/auction/view/housepanels.h"

#include "variants/auction/rules/bill.h"
#include "variants/auction/view/eventtext.h"
#include "variants/auction/view/explanations.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::auction {

namespace {

Tag tagOf(const Scene &scene, Seat seat)
{
    const State &state = scene.state;
    if (state.phase == Phase::Over)
        return placeTag(Rules::places(state)[static_cast<std::size_t>(seat)]);
    if (scene.mover == seat && scene.flights.empty())
        return {state.phase == Phase::Bidding ? Text::tr("bids now", "the seat to act")
                                              : Text::tr("selects", "the seat to act"),
                TagKind::Filled};
    if (state.turned > 0 && state.leader == seat)
        return {Text::tr("bid %1", "the highest so far").arg(state.highest), TagKind::Gilt};
    if (state.selector == seat)
        return {Text::tr("selector", "the seat whose turn it is")};
    return {state.free(seat) == 0 ? Text::tr("ship full") : QString()};
}

void paintHeader(BoardPainter &pencil, const HousePlace &place, const Scene &scene, const Frame &frame)
{
    const auto seat = static_cast<std::size_t>(place.seat);
    const Tag tag = tagOf(scene, place.seat);
    paintPurse(pencil, place.coin, place.purse, scene.florins[seat]);
    paintNameplate(pencil, {place.shield, place.title, 18, 8, tag.kind == TagKind::Filled ? 44.0 : 0},
                   frame.canvas.players[seat], tag);
}

void paintValueBeside(BoardPainter &pencil, const HousePlace &place, const Ship &ship, const Ship *would)
{
    const qreal line = pencil.lineHeight({noteSize});
    const qreal figure = pencil.lineHeight({18, true});
    const qreal top = place.ship.place.center().y() - (line + figure) / 2;
    const TextStyle note{noteSize, false, Role::Muted, Qt::AlignRight | Qt::AlignVCenter};
    pencil.writeFitting(QRectF(place.value.left(), top, place.value.width(), line),
                        {Text::tr("ship", "over its value"), {}}, note);
    const QRectF at(place.value.left(), top + line, place.value.width(), figure);
    if (would == nullptr) {
        pencil.write(at, QString::number(ship.value), {18, true, Role::Ink, note.align});
        return;
    }
    pencil.writeFitting(at,
                        {Text::tr("%1→%2", "from one number to another").arg(ship.value).arg(would->value),
                         QString::number(would->value)},
                        {bodySize + 1, true, Role::Accent, note.align});
}

Sentence changing(int now, int then)
{
    const Sentence after = Sentence::strong(QString::number(then));
    return now == then ? after
                       : Sentence::arranged(Text::tr("%1 → %2", "from one value to another"),
                                            {Sentence::strong(QString::number(now)), after});
}

// The value, what it would be paid, and the holds in use.
void paintValueBeneath(BoardPainter &pencil, const HousePlace &place, const State &state, const Ship &shown,
                       const Bill &now)
{
    const Ship &ship = state.ship(place.seat);
    const TextStyle style{bodySize, false, Role::Muted};
    const Sentence value = changing(ship.value, shown.value);
    const Sentence used = changing(ship.loaded, shown.loaded);
    const int payment = now.line(place.seat, Rules::round(state), source::ship).points;
    const Sentence spaces = QString::number(state.spaces);
    std::vector<Sentence> ways{Sentence::arranged(Text::tr("ship value %1", "of a ship"), {value}), value};
    if (state.phase != Phase::Over)
        ways.insert(
            ways.begin(),
            Sentence::arranged(Text::tr("ship value %1 (%2)", "the value of a ship and what it would pay"),
                               {value, Text::tr("+%1").arg(payment)}));
    pencil.writeFittingSentence(place.value, ways, style);
    pencil.writeFittingSentence(place.spaces,
                                {Sentence::arranged(Text::tr("spaces: %1 of %2"), {used, spaces}),
                                 Sentence::arranged(Text::tr("%1 of %2", "holds of a ship"), {used, spaces}),
                                 Sentence()},
                                {bodySize, false, Role::Muted, Qt::AlignRight | Qt::AlignVCenter});
}

void paintBill(BoardPainter &pencil, const QRectF &row, const QString &title, const Bill &bill, Seat seat,
               int round, bool now)
{
    pencil.line(row.topLeft(), row.topRight(), Role::Line);
    const TextStyle total{bodySize, true, now ? Role::Accent : Role::Ink, Qt::AlignRight | Qt::AlignVCenter};
    const int paid = income(bill, seat, round);
    const int ship = bill.line(seat, round, source::ship).points;
    const QString sum = Text::tr("+%1").arg(paid);
    pencil.write(row, sum, total);
    const QString parts = Text::tr("ship %1, goods %2", "what a day pays").arg(ship).arg(paid - ship);
    pencil.writeFitting(row.adjusted(0, 0, -pencil.width(sum, total) - pencil(8), 0),
                        {Text::tr("%1: %2", "a day and what it pays").arg(title, parts), parts, title, {}},
                        {noteSize, false, Role::Muted});
}

// What the days pay, this one as if it ended now; as many as there is room for, this one at last.
void paintBills(BoardPainter &pencil, const HousePlace &place, const State &state, const Bill &bill,
                bool bought)
{
    const qreal line = std::max(pencil(21), pencil.lineHeight({bodySize, true}) + pencil(2));
    const int rows = static_cast<int>(place.bills.height() / line + 0.5);
    const bool over = state.phase == Phase::Over;
    QRectF row(place.bills.left(), place.bills.top(), place.bills.width(), line);
    for (int day = std::max(0, state.day + 1 - rows); day <= state.day && rows > 0; ++day) {
        const bool now = day == state.day && !over;
        const QString title = now ? bought ? Text::tr("With this group") : Text::tr("If the day ended now")
                                  : Text::tr("Day %1").arg(day + 1);
        paintBill(pencil, row, title, bill, place.seat, day + 1, now);
        row.translate(0, line);
    }
}

void paintCargoOf(BoardPainter &pencil, const HousePlace &place, const Scene &scene, const Ship *would)
{
    const Ship &ship = scene.state.ship(place.seat);
    const Ship &shown = would != nullptr ? *would : ship;
    const int done = scene.firstDone(place.seat);
    std::vector<Cargo> cargo;
    for (int hold = 0; hold < shown.loaded; ++hold) {
        const Card card = shown.holds[static_cast<std::size_t>(hold)];
        Highlight look;
        look.would = hold >= ship.loaded;
        look.done = hold >= done && !look.would;
        cargo.push_back({symbolOf(card.good()), card.value(), look});
    }
    paintHolds(pencil, place.ship, cargo);
}

} // namespace

void paintHouse(BoardPainter &pencil, const HousePlace &place, const Scene &scene, const Frame &frame)
{
    paintPanel(pencil, place.panel, scene.mover == place.seat && scene.flights.empty());
    paintHeader(pencil, place, scene, frame);
    const Ship *would = scene.would && scene.mover == place.seat ? &scene.would->ship(place.seat) : nullptr;
    paintHull(pencil, place.ship, frame.canvas.players[static_cast<std::size_t>(place.seat)].arms);
    paintCargoOf(pencil, place, scene, would);
    const State &state = scene.state;
    if (!place.beneath) {
        paintValueBeside(pencil, place, state.ship(place.seat), would);
    } else {
        const Bill now = Rules::billNow(would != nullptr ? *scene.would : state);
        paintValueBeneath(pencil, place, state, would != nullptr ? *would : state.ship(place.seat), now);
        paintBills(pencil, place, state, now, would != nullptr);
    }
    if (frame.focus == region::house(place.seat))
        paintFocusWithin(pencil, place.panel, 8, 4);
}

void paintUnseen(BoardPainter &pencil, const Board &board, const State &state)
{
    if (board.unseen.isEmpty())
        return;
    paintPanel(pencil, board.unseen);
    pencil.writeName(board.unseenTitle, Text::tr("Not seen today"),
                     {18, false, Role::Ink, Qt::AlignLeft | Qt::AlignVCenter, true});
    for (const UnseenPlace &place : board.unseenRows) {
        pencil.line(QPointF(board.unseenTitle.left(), place.name.top()),
                    QPointF(board.unseenTitle.right(), place.name.top()), Role::Line);
        pencil.symbol(symbolOf(place.good), place.symbol);
        pencil.write(place.name, nameOf(place.good), {bodySize});
        const QString values = unseenValues(state, place.good);
        pencil.writeName(place.values, values.isEmpty() ? u"–"_s : values,
                         {bodySize, !values.isEmpty(), values.isEmpty() ? Role::Muted : Role::Ink,
                          Qt::AlignRight | Qt::AlignVCenter});
    }
}

} // namespace medici::auction
