#include "engine/view/illustrations.h"

#include "variants/template/view/pieces.h"
#include "variants/template/view/view.h"

#include <algorithm>

namespace medici::pig {

namespace {

constexpr int dieSide = 44;
constexpr int pitch = 54;

} // namespace

void Looks::paintThumbnail(QPainter &painter, const QRectF &place, const State &state, const Theme &theme)
{
    const qreal side = 0.9 * std::min(place.width(), place.height());
    BoardPainter pencil(painter, theme, Scale(side / dieSide));
    paintDie(pencil, QRectF(place.center() - QPointF(side / 2, side / 2), QSizeF(side, side)),
             faceOf(std::max<int>(1, state.rolled)));
}

// 'dice:4,6,1' dice in a row.
QSize Looks::figureSize(const Figure &figure)
{
    return {std::max(1, static_cast<int>(figure.list().size())) * pitch, pitch};
}

void Looks::paintFigure(BoardPainter &pencil, const QRectF &place, const Figure &figure)
{
    QRectF at(place.topLeft() + QPointF(pencil(4), pencil(4)), QSizeF(pencil(dieSide), pencil(dieSide)));
    for (const QString &number : figure.list()) {
        paintDie(pencil, at, faceOf(number.toInt()));
        at.translate(pencil(pitch), 0);
    }
}

} // namespace medici::pig
