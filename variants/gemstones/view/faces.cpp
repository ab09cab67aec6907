#include "variants/gemstones/view/faces.h"

#include "variants/gemstones/view/eventtext.h"

#include <array>
#include <span>

namespace medici::gemstones {

namespace {

constexpr qreal roundness = 0.18; // of a die's corners
constexpr qreal faded = 0.55;

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

} // namespace

void paintGemDie(BoardPainter &pencil, const QRectF &place, Gem gem, const Highlight &look)
{
    const QRectF at = paintPiece(pencil, place, roundness * place.width(), look);
    const qreal inset = 0.17 * at.width();
    QPainter &painter = pencil.painter();
    painter.save();
    painter.setOpacity(painter.opacity() * (look.disabled ? faded : 1));
    pencil.symbol(symbolOf(gem), at.adjusted(inset, inset, -inset, -inset));
    painter.restore();
}

void paintNumberDie(BoardPainter &pencil, const QRectF &place, int number, const Highlight &look)
{
    const QRectF at = paintPiece(pencil, place, roundness * place.width(), look);
    const qreal reach = 0.25 * at.width();
    const qreal radius = 0.085 * at.width();
    QPainter &painter = pencil.painter();
    painter.save();
    painter.setOpacity(painter.opacity() * (look.disabled ? faded : 1));
    painter.setPen(Qt::NoPen);
    painter.setBrush(pencil.color(Role::Ink));
    for (const Pip pip : pipsOf(number))
        painter.drawEllipse(at.center() + QPointF(reach * pip.x, reach * pip.y), radius, radius);
    painter.restore();
}

} // namespace medici::gemstones
