#include "engine/view/dice.h"

#include <algorithm>
#include <array>
#include <span>

namespace medici {

namespace {

constexpr qreal roundness = 0.18; // of the corners

struct Pip {
    int x; // from the middle, to the left and right
    int y;
};

constexpr std::array<Pip, 6> sixPips{{{-1, -1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}, {1, 1}}};
constexpr std::array<Pip, 5> fivePips{{{-1, -1}, {1, 1}, {-1, 1}, {1, -1}, {0, 0}}};
constexpr std::array<Pip, 3> threePips{{{-1, -1}, {1, 1}, {0, 0}}};

std::span<const Pip> pipsOf(int number)
{
    switch (number) {
    case 1:
        return std::span(threePips).last(1);
    case 2:
        return std::span(threePips).first(2);
    case 3:
        return threePips;
    case 4:
        return std::span(fivePips).first(4);
    case 5:
        return fivePips;
    default:
        return sixPips;
    }
}

void paintPips(BoardPainter &pencil, const QRectF &place, int number)
{
    const qreal reach = 0.25 * place.width();
    const qreal radius = 0.085 * place.width();
    QPainter &painter = pencil.painter();
    painter.setPen(Qt::NoPen);
    painter.setBrush(pencil.color(Role::Ink));
    for (const Pip pip : pipsOf(number))
        painter.drawEllipse(place.center() + QPointF(reach * pip.x, reach * pip.y), radius, radius);
}

} // namespace

void paintDie(BoardPainter &pencil, const QRectF &place, const DieFace &face, const Highlight &look)
{
    const QRectF at = paintPiece(pencil, place, roundness * place.width(), look);
    const bool both = !face.symbol.isEmpty() && !face.value.isEmpty();
    QPainter &painter = pencil.painter();
    painter.save();
    if (look.disabled)
        painter.setOpacity(painter.opacity() * 0.55);
    if (both) {
        paintGoodAndValue(pencil, at, face.symbol, face.value);
    } else if (!face.symbol.isEmpty()) {
        const qreal inset = 0.17 * at.width();
        pencil.symbol(face.symbol, at.adjusted(inset, inset, -inset, -inset));
    } else if (face.pips > 0) {
        paintPips(pencil, at, face.pips);
    } else {
        pencil.writeFigure(at, face.value, 0.6 * at.height(), pencil.color(Role::Ink));
    }
    painter.restore();
}

void paintBlankDie(BoardPainter &pencil, const QRectF &place)
{
    const QRectF at = pencil.crisp(place).adjusted(0.75, 0.75, -0.75, -0.75);
    const qreal radius = roundness * place.width();
    QPen pen(pencil.color(Role::Edge), std::max(1.5, pencil(1.5)), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({3, 2});
    QPainter &painter = pencil.painter();
    painter.setPen(pen);
    painter.setBrush(pencil.color(Role::Panel));
    painter.drawRoundedRect(at, radius, radius);
    painter.setBrush(Qt::NoBrush);
}

} // namespace medici
