#include "variants/auction/view/pieces.h"

#include "variants/auction/view/eventtext.h"

#include <algorithm>
#include <array>

namespace medici::auction {

void paintCard(BoardPainter &pencil, const QRectF &place, Card card, const Highlight &look)
{
    const CardFace face{QString::number(card.value()), symbolOf(card.good())};
    medici::paintCard(pencil, place, face, look);
}

void paintBlankCard(BoardPainter &pencil, const QRectF &place)
{
    QPen pen(pencil.color(Role::Edge), std::max(1.0, pencil(1)), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({3, 3});
    pencil.painter().setPen(pen);
    const qreal radius = 0.08 * place.width();
    pencil.painter().drawRoundedRect(pencil.crisp(place).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

void paintTurning(BoardPainter &pencil, const QRectF &place, Card card, qreal way)
{
    const bool face = way >= 0.5;
    const qreal width = std::max(0.02, std::abs(2 * way - 1)) * place.width();
    QPainter &painter = pencil.painter();
    painter.save();
    painter.translate(place.center());
    painter.scale(width / place.width(), 1);
    const QRectF at(-place.width() / 2, -place.height() / 2, place.width(), place.height());
    if (face)
        paintCard(pencil, at, card);
    else
        paintCardBack(pencil, at);
    painter.restore();
}

void paintCrest(BoardPainter &pencil, const QRectF &place, int day, int scored)
{
    QPainter &painter = pencil.painter();
    const qreal side = place.width();
    const auto point = [&](qreal x, qreal y) {
        return QPointF(place.left() + x * side, place.top() + y * place.height());
    };
    QPainterPath shield;
    shield.moveTo(point(0.08, 0.02));
    shield.lineTo(point(0.92, 0.02));
    shield.lineTo(point(0.92, 0.5));
    shield.cubicTo(point(0.92, 0.78), point(0.68, 0.92), point(0.5, 0.99));
    shield.cubicTo(point(0.32, 0.92), point(0.08, 0.78), point(0.08, 0.5));
    shield.closeSubpath();
    painter.setPen(QPen(pencil.color(Role::Contour), std::max(1.0, pencil(1.2))));
    painter.setBrush(pencil.color(Role::Gunwale));
    painter.drawPath(shield);
    const auto roundel = [&](qreal x, qreal y, const QColor &fill) {
        const qreal radius = 0.115 * side;
        painter.setPen(QPen(pencil.color(Role::Contour), std::max(0.75, pencil(0.8))));
        painter.setBrush(fill);
        painter.drawEllipse(point(x, y), radius, radius);
    };
    constexpr std::array<std::pair<double, double>, goods> balls{
        {{0.24, 0.34}, {0.24, 0.62}, {0.5, 0.8}, {0.76, 0.62}, {0.76, 0.34}}};
    for (std::size_t i = 0; i < balls.size(); ++i)
        roundel(balls[i].first, balls[i].second,
                static_cast<int>(i) < scored ? pencil.color(Role::Panel) : QColor(0xB0, 0x2A, 0x0C));
    // The day, on the blue roundel above.
    const QRectF blue(place.left() + 0.34 * side, place.top() + 0.1 * place.height(), 0.32 * side,
                      0.32 * side);
    painter.setBrush(pencil.theme().ultramarine());
    painter.drawEllipse(blue);
    painter.setBrush(Qt::NoBrush);
    pencil.writeFigure(blue.adjusted(-4, -4, 4, 4), QString::number(day), 0.27 * side, Qt::white);
}

} // namespace medici::auction
