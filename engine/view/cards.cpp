#include "engine/view/cards.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

constexpr qreal cornerOfWidth = 0.085;

QColor crateColor(const BoardPainter &pencil, Crate crate)
{
    if (crate == Crate::Green)
        return pencil.color(Role::Good);
    return pencil.color(pencil.theme().brightness() == Brightness::Dark ? Role::Muted : Role::Ink);
}

QColor barColor(const BoardPainter &pencil, const CardFace &face)
{
    if (face.crate != Crate::None)
        return crateColor(pencil, face.crate);
    return pencil.theme().color(face.symbol.mid(face.symbol.indexOf(u'-') + 1));
}

void paintThing(BoardPainter &pencil, const QRectF &place, const CardFace &face)
{
    if (face.crate != Crate::None)
        paintCrate(pencil, place, face.crate);
    else
        pencil.symbol(face.symbol, place);
}

QRectF centred(QPointF centre, qreal side)
{
    return {centre.x() - side / 2, centre.y() - side / 2, side, side};
}

} // namespace

void paintCrate(BoardPainter &pencil, const QRectF &place, Crate crate)
{
    const auto at = [&](qreal x, qreal y) {
        return QPointF(place.left() + x * place.width() / 24, place.top() + y * place.height() / 24);
    };
    const std::array lid{at(12, 3), at(21, 7), at(12, 11), at(3, 7)};
    const std::array left{at(3, 7), at(12, 11), at(12, 21.5), at(3, 17.5)};
    const std::array right{at(21, 7), at(12, 11), at(12, 21.5), at(21, 17.5)};
    const QColor color = crateColor(pencil, crate);
    const QPen contour(pencil.color(Role::Contour), std::max(1.0, place.width() * 1.1 / 24), Qt::SolidLine,
                       Qt::RoundCap, Qt::RoundJoin);
    QPainter &painter = pencil.painter();
    painter.setPen(contour);
    painter.setBrush(color.lighter(130));
    painter.drawConvexPolygon(lid.data(), static_cast<int>(lid.size()));
    painter.setBrush(color);
    painter.drawConvexPolygon(left.data(), static_cast<int>(left.size()));
    painter.setBrush(color.darker(120));
    painter.drawConvexPolygon(right.data(), static_cast<int>(right.size()));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(pencil.color(Role::Raised), contour.widthF()));
    painter.drawLine(at(3, 7), at(12, 11));
    painter.drawLine(at(12, 11), at(21, 7));
    painter.drawLine(at(12, 11), at(12, 21.5));
    painter.drawLine(at(7.5, 5), at(16.5, 9)); // the cord over the lid
    painter.setPen(contour);
    const std::array outline{at(12, 3), at(21, 7), at(21, 17.5), at(12, 21.5), at(3, 17.5), at(3, 7)};
    painter.drawConvexPolygon(outline.data(), static_cast<int>(outline.size()));
}

void paintPennant(BoardPainter &pencil, const QRectF &place)
{
    const auto at = [&](qreal x, qreal y) {
        return QPointF(place.left() + x * place.width(), place.top() + y * place.height());
    };
    QPainterPath cloth;
    cloth.moveTo(at(0.12, 0.05));
    cloth.lineTo(at(1, 0.05));
    cloth.lineTo(at(0.78, 0.34));
    cloth.lineTo(at(1, 0.62));
    cloth.lineTo(at(0.12, 0.62));
    cloth.closeSubpath();
    QPainter &painter = pencil.painter();
    const qreal width = std::max(1.0, 0.06 * place.width());
    painter.setPen(QPen(pencil.color(Role::Contour), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(pencil.color(Role::Good));
    painter.drawPath(cloth);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(pencil.color(Role::Ink), 1.6 * width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at(0.12, 0), at(0.12, 1));
}

void paintCard(BoardPainter &pencil, const QRectF &place, const CardFace &face, const Highlight &look)
{
    const QRectF at = paintPiece(pencil, place, cornerOfWidth * place.width(), look);
    const qreal width = at.width();
    const qreal height = at.height();
    QPainter &painter = pencil.painter();
    painter.save();
    if (look.disabled)
        painter.setOpacity(painter.opacity() * 0.5);
    pencil.writeFigure({at.left() + 0.1 * width, at.top() + 0.05 * height, 0.5 * width, 0.27 * height},
                       face.value, 0.34 * width, pencil.color(Role::Ink), Qt::AlignLeft | Qt::AlignVCenter);
    if (face.symbols == 2) {
        paintThing(pencil, centred({at.left() + 0.6 * width, at.top() + 0.36 * height}, 0.36 * width), face);
        paintThing(pencil, centred({at.left() + 0.6 * width, at.top() + 0.66 * height}, 0.36 * width), face);
    } else {
        paintThing(pencil, centred({at.center().x(), at.top() + 0.55 * height}, 0.54 * width), face);
    }
    if (face.flag)
        paintPennant(pencil,
                     {at.right() - 0.32 * width, at.top() + 0.075 * height, 0.22 * width, 0.25 * width});
    const qreal bar = std::max(2.0, 0.045 * width);
    const QRectF stripe(at.left() + 0.12 * width, at.bottom() - 0.085 * height - bar / 2, 0.76 * width, bar);
    painter.setPen(QPen(pencil.color(Role::Contour), 0.5));
    painter.setBrush(barColor(pencil, face));
    painter.drawRoundedRect(stripe, bar / 2, bar / 2);
    painter.setBrush(Qt::NoBrush);
    painter.restore();
}

void paintCardBack(BoardPainter &pencil, const QRectF &place, const Highlight &look)
{
    const qreal radius = cornerOfWidth * place.width();
    const QRectF at = paintPiece(pencil, place, radius, look);
    QPainter &painter = pencil.painter();
    painter.setPen(QPen(pencil.color(Role::Contour), std::max(1.0, pencil(1.5))));
    painter.setBrush(pencil.theme().ultramarine());
    painter.drawRoundedRect(at.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius);
    painter.setBrush(Qt::NoBrush);
    const qreal inset = 0.09 * at.width();
    painter.setPen(QPen(pencil.color(Role::Gunwale), std::max(1.0, pencil(1))));
    painter.drawRoundedRect(at.adjusted(inset, inset, -inset, -inset), 0.5 * radius, 0.5 * radius);
    pencil.sign(u"sign-scales"_s, centred(at.center(), 0.42 * at.width()), Role::Gunwale);
}

void paintDeck(BoardPainter &pencil, const QRectF &place, int cards, const Highlight &look)
{
    const qreal radius = cornerOfWidth * place.width();
    QPainter &painter = pencil.painter();
    if (cards == 0) {
        QPen pen(pencil.color(Role::Edge), std::max(1.0, pencil(1.5)), Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({3, 2});
        painter.setPen(pen);
        painter.drawRoundedRect(pencil.crisp(place).adjusted(0.75, 0.75, -0.75, -0.75), radius, radius);
        return;
    }
    const int below = cards > 40 ? 2 : cards > 1 ? 1 : 0;
    for (int card = below; card > 0; --card)
        paintCardBack(pencil, place.translated(pencil(3) * card, pencil(3) * card - pencil(3) * below));
    // A pile stays where it is when it is chosen.
    paintCardBack(pencil, place.translated(0, pencil(look.chosen ? lift : 0) - pencil(3) * below), look);
}

void paintCardCargo(BoardPainter &pencil, const QRectF &hold, const CardFace &face, const Highlight &look)
{
    // A card cut short to a square: what it shows above, its value below.
    paintCargo(pencil, hold, {}, face.value, look);
    const QRectF at = pencil.crisp(hold);
    const qreal side = at.width();
    if (face.symbols == 2) {
        paintThing(pencil, {at.left() + 0.04 * side, at.top() + 0.06 * side, 0.44 * side, 0.44 * side}, face);
        paintThing(pencil, {at.left() + 0.5 * side, at.top() + 0.06 * side, 0.44 * side, 0.44 * side}, face);
    } else {
        paintThing(pencil, {at.left() + 0.08 * side, at.top() + 0.07 * side, 0.5 * side, 0.5 * side}, face);
    }
    if (face.flag)
        paintPennant(pencil, {at.left() + 0.12 * side, at.top() + 0.62 * side, 0.26 * side, 0.3 * side});
}

} // namespace medici
