#include "engine/view/painters.h"

#include "engine/view/symbols.h"

#include <QHash>
#include <QImage>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

// A line that grows with the board but is never thinner than this.
qreal stroke(const BoardPainter &pencil, qreal least)
{
    return std::max(least, pencil(least));
}

QRectF grown(const QRectF &place, qreal by)
{
    return place.adjusted(-by, -by, by, by);
}

void strokeRound(BoardPainter &pencil, const QRectF &place, qreal radius, const QPen &pen,
                 const QBrush &fill = {})
{
    QPainter &painter = pencil.painter();
    painter.setPen(pen);
    painter.setBrush(fill);
    painter.drawRoundedRect(place, radius, radius);
    painter.setBrush(Qt::NoBrush);
}

// What a frame looks like in pixels.
struct BoxFrame {
    int width;
    int height;
    qreal scale;
    qreal inset;
    qreal radius;
    qreal stroke;
    bool dashed;
    QRgb edge;
    QRgb ground;

    bool operator==(const BoxFrame &) const = default;
};

std::size_t qHash(const BoxFrame &frame, std::size_t seed)
{
    return qHashMulti(seed, frame.width, frame.height, frame.scale, frame.inset, frame.radius, frame.stroke,
                      frame.dashed, frame.edge, frame.ground);
}

// A frame within a place that is crisp. Boards have hundreds that are alike, and lines round corners take
// long to draw, so each is drawn once.
void paintBoxFrame(BoardPainter &pencil, const QRectF &place, qreal inset, qreal radius, const QPen &pen,
                   const QColor &ground)
{
    constexpr qsizetype most = 1000;
    thread_local QHash<BoxFrame, QImage> drawn;
    QPainter &painter = pencil.painter();
    const QTransform transform = painter.deviceTransform();
    const QSize size = transform.mapRect(place).toRect().size();
    if (!onScreen(painter) || transform.type() > QTransform::TxScale || size.isEmpty()) {
        strokeRound(pencil, place.adjusted(inset, inset, -inset, -inset), radius, pen, ground);
        return;
    }
    if (drawn.size() >= most)
        drawn.clear();
    QImage &image = drawn[{size.width(), size.height(), transform.m11(), inset, radius, pen.widthF(),
                           pen.style() != Qt::SolidLine, pen.color().rgba(), ground.rgba()}];
    if (image.isNull()) {
        image = QImage(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter drawing(&image);
        drawing.setRenderHint(QPainter::Antialiasing);
        drawing.scale(transform.m11(), transform.m22());
        drawing.setPen(pen);
        drawing.setBrush(ground);
        drawing.drawRoundedRect(QRectF(QPointF(), place.size()).adjusted(inset, inset, -inset, -inset),
                                radius, radius);
    }
    painter.drawImage(place, image);
}

void fillRound(BoardPainter &pencil, const QRectF &place, qreal radius, const QColor &color)
{
    strokeRound(pencil, place, radius, Qt::NoPen, color);
}

QPen dashes(const QColor &color, qreal width)
{
    QPen pen(color, width, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({3, 2});
    return pen;
}

void paintSeal(BoardPainter &pencil, QPointF centre)
{
    const qreal radius = pencil(11);
    QPainter &painter = pencil.painter();
    painter.setPen(QPen(pencil.color(Role::Panel), pencil(2)));
    painter.setBrush(pencil.color(Role::Accent));
    painter.drawEllipse(centre, radius, radius);
    painter.setBrush(Qt::NoBrush);
    const qreal half = pencil(7);
    pencil.sign(u"sign-tick"_s, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half),
                Role::AccentInk);
}

void paintBulb(BoardPainter &pencil, QPointF centre)
{
    const qreal radius = pencil(11);
    QPainter &painter = pencil.painter();
    painter.setPen(QPen(pencil.color(Role::Accent), pencil(1.5)));
    painter.setBrush(pencil.color(Role::Panel));
    painter.drawEllipse(centre, radius, radius);
    painter.setBrush(Qt::NoBrush);
    const qreal half = pencil(8);
    pencil.sign(u"sign-hint"_s, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half),
                Role::Accent);
}

} // namespace

void paintPanel(BoardPainter &pencil, const QRectF &place, bool acting)
{
    const qreal radius = pencil(8);
    const QRectF outside = pencil.crisp(place);
    const QRectF edge = outside.adjusted(0.5, 0.5, -0.5, -0.5);
    strokeRound(pencil, edge, radius, QPen(pencil.color(Role::Line), stroke(pencil, 1)),
                pencil.color(Role::Panel));
    if (!acting)
        return;
    QPainterPath whole;
    whole.addRoundedRect(outside, radius, radius);
    QPainterPath bar;
    bar.addRect(QRectF(outside.topLeft(), QSizeF(pencil(5), outside.height())));
    pencil.painter().fillPath(whole.intersected(bar), pencil.color(Role::Accent));
}

void paintDone(BoardPainter &pencil, const QRectF &place, qreal radius)
{
    QPainterPath whole;
    whole.addRoundedRect(place, radius, radius);
    QPainterPath bar;
    bar.addRect(QRectF(place.topLeft(), QSizeF(pencil(4), place.height())));
    pencil.painter().fillPath(whole, pencil.color(Role::GiltWash));
    pencil.painter().fillPath(whole.intersected(bar), pencil.color(Role::Gilt));
}

QSizeF tagSize(const Scale &scale, const QString &text)
{
    const TextStyle style{noteSize + 1};
    return {scale.width(text, style) + 2 * scale(9), std::max(scale(20), scale.lineHeight(style) + scale(2))};
}

void paintTag(BoardPainter &pencil, const QRectF &place, const QString &text, TagKind kind)
{
    const QRectF inner = pencil.crisp(place).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool filled = kind == TagKind::Filled;
    const QColor edge = pencil.color(filled ? Role::Accent : kind == TagKind::Gilt ? Role::Gilt : Role::Ink);
    const QColor ground = pencil.color(filled                      ? Role::Accent
                                           : kind == TagKind::Gilt ? Role::GiltWash
                                                                   : Role::Panel);
    strokeRound(pencil, inner, inner.height() / 2, QPen(edge, stroke(pencil, 1)), ground);
    pencil.write(place, text, {noteSize + 1, false, filled ? Role::AccentInk : Role::Ink, Qt::AlignCenter});
}

QRectF paintPiece(BoardPainter &pencil, const QRectF &place, qreal radius, const Highlight &look)
{
    QPainter &painter = pencil.painter();
    const QRectF at = pencil.crisp(look.chosen ? place.translated(0, -pencil(lift)) : place);
    painter.save();
    if (look.disabled)
        painter.setOpacity(painter.opacity() * 0.5);
    if (look.done) {
        const QRectF wash = grown(at, pencil(7));
        paintDone(pencil, wash.adjusted(-pencil(4), 0, 0, 0), pencil(6));
    }
    if (!look.disabled) {
        QColor shadow = pencil.color(Role::Contour);
        shadow.setAlphaF(0.28f);
        fillRound(pencil, at.translated(0, pencil(2)), radius, shadow);
    }
    const QColor ground = pencil.color(Role::Raised);
    const QColor edge = pencil.color(look.would || look.chosen ? Role::Accent : Role::Edge);
    strokeRound(pencil, at.adjusted(0.75, 0.75, -0.75, -0.75), radius, QPen(edge, stroke(pencil, 1.5)),
                ground);
    if (look.chosen) {
        const qreal width = pencil(3);
        strokeRound(pencil, grown(at, pencil(2) + width / 2), radius + pencil(3),
                    QPen(pencil.color(Role::Accent), width));
    } else if (look.open) {
        const qreal width = pencil(look.hover ? 3 : 2);
        strokeRound(pencil, grown(at, pencil(2) + width / 2), radius + pencil(3),
                    QPen(pencil.color(Role::Gilt), width));
    }
    if (look.hint && !look.chosen)
        strokeRound(pencil, grown(at, pencil(6)), radius + pencil(6),
                    dashes(pencil.color(Role::Accent), pencil(2)));
    if (look.would)
        strokeRound(pencil, grown(at, pencil(2)), radius + pencil(2),
                    dashes(pencil.color(Role::Accent), pencil(1.25)));
    painter.restore();
    if (look.focus)
        paintFocus(pencil, at, radius);
    if (look.chosen)
        paintSeal(pencil, at.topRight() + QPointF(0, 0));
    else if (look.hint)
        paintBulb(pencil, at.topRight());
    return at;
}

void paintFocus(BoardPainter &pencil, const QRectF &place, qreal radius)
{
    const qreal width = pencil(3);
    strokeRound(pencil, grown(place, pencil(5) + width / 2), radius + pencil(6),
                QPen(pencil.color(Role::Ink), width));
}

void paintFocusWithin(BoardPainter &pencil, const QRectF &place, qreal inset, qreal radius)
{
    paintFocus(pencil, grown(place, -pencil(inset)), pencil(radius));
}

void paintTarget(BoardPainter &pencil, const QRectF &place, qreal radius)
{
    strokeRound(pencil, grown(place, pencil(3)), radius,
                dashes(pencil.color(Role::Accent), stroke(pencil, 2)));
}

void paintGoodAndValue(BoardPainter &pencil, const QRectF &place, const QString &symbol, const QString &value)
{
    const qreal side = place.width();
    const qreal size = 0.5 * side;
    if (!symbol.isEmpty())
        pencil.symbol(symbol, QRectF(place.left() + 0.1 * side, place.top() + 0.09 * side, size, size));
    const QRectF figure(place.left() + 0.5 * side, place.top() + 0.46 * side, 0.44 * side, 0.5 * side);
    pencil.writeFigure(figure, value, 0.43 * side, pencil.color(Role::Ink),
                       Qt::AlignRight | Qt::AlignVCenter);
}

void paintShield(BoardPainter &pencil, const QRectF &place, int arms)
{
    pencil.symbol(Theme::armsIds()[static_cast<std::size_t>(std::clamp(arms, 0, 5))], place);
}

ShipShape ShipShape::in(const QRectF &place, int spaces, qreal totalsHeight)
{
    // In sides of a hold: the castle and the prow each take 0.58, a gap 0.115, the sheer above the
    // holds 0.14.
    const qreal wide = spaces + 0.115 * (spaces - 1) + 2 * 0.58;
    ShipShape ship;
    ship.side = std::min(place.width() / wide, (place.height() - totalsHeight - 2) / 1.14);
    const QSizeF size(ship.side * wide, 1.14 * ship.side + totalsHeight + 2);
    ship.place = QRectF(place.center().x() - size.width() / 2,
                        place.top() + (place.height() - size.height()) / 2, size.width(), size.height());
    for (int i = 0; i < spaces; ++i) {
        const qreal x = ship.place.left() + ship.side * (0.58 + 1.115 * i);
        const QRectF hold(x, ship.place.top() + 0.14 * ship.side, ship.side, ship.side);
        ship.holds.push_back(hold);
        ship.totals.emplace_back(x, hold.bottom() + 1, ship.side, totalsHeight);
    }
    const qreal shield = 0.34 * ship.side;
    ship.shield =
        QRectF(ship.place.left() + 0.145 * ship.side, ship.holds[0].top() + 0.34 * ship.side, shield, shield);
    return ship;
}

void paintHull(BoardPainter &pencil, const ShipShape &ship, int arms)
{
    const QRectF hull = pencil.crisp(ship.place);
    const qreal side = ship.side;
    const qreal deck = ship.holds[0].top() + 0.25 * side;
    const qreal castle = hull.left() + 0.42 * side;
    const qreal castleTop = hull.top() + 0.09 * side;
    const qreal prow = hull.right() - 0.5 * side;

    QPainterPath rail;
    rail.moveTo(hull.left(), castleTop);
    rail.lineTo(castle, castleTop);
    rail.lineTo(castle, deck);
    rail.lineTo(prow, deck);
    rail.lineTo(hull.right(), hull.top());

    QPainterPath body = rail;
    body.cubicTo(hull.right() - 0.06 * side, hull.bottom() - 0.35 * side, hull.right() - 0.32 * side,
                 hull.bottom(), hull.right() - 0.62 * side, hull.bottom());
    body.lineTo(hull.left() + 0.55 * side, hull.bottom());
    body.cubicTo(hull.left() + 0.25 * side, hull.bottom(), hull.left() + 0.04 * side,
                 hull.bottom() - 0.5 * side, hull.left(), castleTop);
    body.closeSubpath();

    QPainter &painter = pencil.painter();
    painter.setPen(
        QPen(pencil.color(Role::Seam), stroke(pencil, 1.5), Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    painter.setBrush(pencil.color(Role::Hull));
    painter.drawPath(body);
    painter.setBrush(Qt::NoBrush);
    // The gilt rail lies inside the hull's edge.
    const qreal rim = std::max(1.5, 0.045 * side);
    painter.save();
    painter.setClipPath(body, Qt::IntersectClip);
    painter.setPen(QPen(pencil.color(Role::Gunwale), 2 * rim, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPath(rail);
    painter.restore();
    painter.setPen(
        QPen(pencil.color(Role::Seam), stroke(pencil, 1), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPath(rail);
    paintShield(pencil, ship.shield, arms);
}

void paintEmptyHold(BoardPainter &pencil, const QRectF &hold)
{
    const QRectF at = pencil.crisp(hold).adjusted(0.5, 0.5, -0.5, -0.5);
    const Role edge = pencil.theme().brightness() == Brightness::Dark ? Role::Muted : Role::Seam;
    strokeRound(pencil, at, 0.09 * hold.width(), dashes(pencil.color(edge), stroke(pencil, 1)),
                pencil.color(Role::Hold));
}

void paintCargo(BoardPainter &pencil, const QRectF &hold, const QString &symbol, const QString &value,
                const Highlight &look)
{
    const QRectF at = pencil.crisp(hold);
    const qreal radius = 0.1 * hold.width();
    const Role edge = look.would ? Role::Accent : look.done ? Role::Gilt : Role::Seam;
    const Role ground = look.done ? Role::GiltWash : Role::Raised;
    strokeRound(pencil, at.adjusted(0.5, 0.5, -0.5, -0.5), radius,
                QPen(pencil.color(edge), stroke(pencil, 1)), pencil.color(ground));
    if (look.done) {
        QPainterPath whole;
        whole.addRoundedRect(at, radius, radius);
        QPainterPath bar;
        bar.addRect(QRectF(at.topLeft(), QSizeF(pencil(3), at.height())));
        pencil.painter().fillPath(whole.intersected(bar), pencil.color(Role::Gilt));
    }
    if (look.would)
        strokeRound(pencil, grown(at, 2), radius + 2,
                    dashes(pencil.color(Role::Accent), stroke(pencil, 1.25)));
    paintGoodAndValue(pencil, at, symbol, value);
}

void paintHolds(BoardPainter &pencil, const ShipShape &ship, const std::vector<Cargo> &cargo, qreal totals)
{
    int total = 0;
    for (std::size_t hold = 0; hold < ship.holds.size(); ++hold) {
        if (hold >= cargo.size()) {
            paintEmptyHold(pencil, ship.holds[hold]);
            continue;
        }
        const Cargo &thing = cargo[hold];
        paintCargo(pencil, ship.holds[hold], thing.symbol, QString::number(thing.value), thing.look);
        total += thing.value;
        if (totals > 0)
            pencil.writeFigure(ship.totals[hold], QString::number(total), totals,
                               pencil.color(Role::HullInk));
    }
}

void paintBox(BoardPainter &pencil, const QRectF &place, const Box &box)
{
    const QRectF at = pencil.crisp(place);
    const qreal radius = pencil(3);
    const bool toCome = box.mark == Mark::CrossToCome || box.mark == Mark::CircleToCome;
    const QColor edge = pencil.color(box.warning                 ? Role::Danger
                                         : box.bonus || box.done ? Role::Gilt
                                                                 : Role::Edge);
    const QColor ground = pencil.color(box.bonus || box.done ? Role::GiltWash : Role::Raised);
    paintBoxFrame(pencil, at, 0.6, radius,
                  toCome ? dashes(pencil.color(Role::Accent), stroke(pencil, 1.5))
                         : QPen(edge, stroke(pencil, 1.2)),
                  ground);
    if (box.done) {
        QPainterPath whole;
        whole.addRoundedRect(at, radius, radius);
        QPainterPath bar;
        bar.addRect(QRectF(at.topLeft(), QSizeF(pencil(3), at.height())));
        pencil.painter().fillPath(whole.intersected(bar), pencil.color(Role::Gilt));
    }
    if (box.mark == Mark::None)
        return;
    QPainter &painter = pencil.painter();
    const bool circle = box.mark == Mark::Circle || box.mark == Mark::CircleToCome;
    const QColor color = pencil.color(toCome ? Role::Accent : circle ? Role::Danger : Role::Ink);
    painter.setPen(
        QPen(color, std::max(1.5, 0.1 * std::min(at.width(), at.height())), Qt::SolidLine, Qt::RoundCap));
    const qreal reach = 0.27 * std::min(at.width(), at.height());
    const QPointF centre = at.center();
    if (circle) {
        painter.drawEllipse(centre, reach, reach);
        return;
    }
    painter.drawLine(centre + QPointF(-reach, -reach), centre + QPointF(reach, reach));
    painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach));
}

void paintBracket(BoardPainter &pencil, const QRectF &place)
{
    QPainterPath path;
    const qreal radius = std::min(place.width(), pencil(3));
    path.moveTo(place.topLeft());
    path.lineTo(place.right() - radius, place.top());
    path.quadTo(place.topRight(), QPointF(place.right(), place.top() + radius));
    path.lineTo(place.right(), place.bottom() - radius);
    path.quadTo(place.bottomRight(), QPointF(place.right() - radius, place.bottom()));
    path.lineTo(place.bottomLeft());
    pencil.painter().setPen(QPen(pencil.color(Role::Gilt), std::max(1.5, pencil(2))));
    pencil.painter().drawPath(path);
}

} // namespace medici
