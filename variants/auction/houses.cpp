#include "variants/auction/houses.h"

#include "variants/auction/notes.h"
#include "variants/auction/telling.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::auction {

namespace {

QString tagOf(const Scene &scene, Seat seat, TagKind &kind)
{
    const State &state = scene.state;
    kind = TagKind::Outlined;
    if (state.phase == Phase::Over) {
        const int place = Rules::places(state)[static_cast<std::size_t>(seat)];
        kind = place == 1 ? TagKind::Gilt : TagKind::Outlined;
        return placeName(place, place);
    }
    if (scene.mover == seat && scene.flights.empty()) {
        kind = TagKind::Filled;
        return state.phase == Phase::Bidding ? Text::tr("bids now", "the seat to act")
                                             : Text::tr("selects", "the seat to act");
    }
    if (state.turned > 0 && state.leader == seat) {
        kind = TagKind::Gilt;
        return Text::tr("bid %1", "the highest so far").arg(state.highest);
    }
    if (state.selector == seat)
        return Text::tr("selector", "the seat whose turn it is");
    return state.free(seat) == 0 ? Text::tr("ship full") : QString();
}

void paintHeader(Pencil &pencil, const HousePlace &place, const Scene &scene, const Frame &frame)
{
    const auto seat = static_cast<std::size_t>(place.seat);
    const medici::Player &player = frame.canvas.players[seat];
    paintShield(pencil, place.shield, player.arms);
    const Style purse{18, true, Role::Ink, Qt::AlignRight | Qt::AlignVCenter};
    const QString sum = QString::number(scene.florins[seat]);
    QRectF coin = place.coin;
    coin.moveRight(place.purse.right() - pencil.width(sum, purse) - pencil(5));
    pencil.symbol(u"good-gold"_s, coin);
    pencil.write(place.purse, sum, purse);
    const Style name{18, false, Role::Ink, Qt::AlignLeft | Qt::AlignVCenter, true};
    TagKind kind{};
    const QString tag = tagOf(scene, place.seat, kind);
    QSizeF size = tagSize(pencil, tag);
    const qreal space = pencil(8);
    const qreal nameWidth = pencil.width(player.name, name) + 2;
    const qreal least = kind == TagKind::Filled ? std::min(nameWidth, pencil(44)) : nameWidth;
    if (tag.isEmpty() || place.title.width() - size.width() - space < least)
        size = {};
    const qreal room = place.title.width() - (size.isEmpty() ? 0 : size.width() + space);
    const qreal taken = std::min(nameWidth, room);
    pencil.writeName(QRectF(place.title.left(), place.title.top(), taken, place.title.height()), player.name,
                     name);
    if (!size.isEmpty())
        paintTag(
            pencil,
            QRectF(QPointF(place.title.left() + taken + space, place.title.center().y() - size.height() / 2),
                   size),
            tag, kind);
}

void paintValue(Pencil &pencil, const HousePlace &place, const Scene &scene, const Ship *would)
{
    const Ship &ship = scene.state.ship(place.seat);
    const qreal line = pencil.lineHeight({noteSize});
    const qreal figure = pencil.lineHeight({18, true});
    const qreal top = place.ship.place.center().y() - (line + figure) / 2;
    const Style note{noteSize, false, Role::Muted, Qt::AlignRight | Qt::AlignVCenter};
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

void paintCargoOf(Pencil &pencil, const HousePlace &place, const Scene &scene, const Ship *would)
{
    const Ship &ship = scene.state.ship(place.seat);
    const Ship &shown = would != nullptr ? *would : ship;
    const int done = scene.firstDone(place.seat);
    for (std::size_t hold = 0; hold < place.ship.holds.size(); ++hold) {
        const QRectF &at = place.ship.holds[hold];
        if (hold >= shown.loaded) {
            paintEmptyHold(pencil, at);
            continue;
        }
        const Card card = shown.holds[hold];
        Look look;
        look.would = hold >= ship.loaded;
        look.done = static_cast<int>(hold) >= done && !look.would;
        paintCargo(pencil, at, symbolOf(card.good()), QString::number(card.value()), look);
    }
}

} // namespace

void paintHouse(Pencil &pencil, const HousePlace &place, const Scene &scene, const Frame &frame)
{
    paintPanel(pencil, place.panel, scene.mover == place.seat && scene.flights.empty());
    paintHeader(pencil, place, scene, frame);
    const Ship *would = scene.would && scene.mover == place.seat ? &scene.would->ship(place.seat) : nullptr;
    paintHull(pencil, place.ship, frame.canvas.players[static_cast<std::size_t>(place.seat)].arms);
    paintCargoOf(pencil, place, scene, would);
    paintValue(pencil, place, scene, would);
    if (frame.focus == region::house(place.seat))
        paintFocus(pencil, place.panel.adjusted(pencil(8), pencil(8), -pencil(8), -pencil(8)), pencil(4));
}

} // namespace medici::auction
