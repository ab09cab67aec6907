#include "variants/template/view/pieces.h"

namespace medici::pig {

void paintNumber(BoardPainter &pencil, const QRectF &place, int number, const Highlight &look)
{
    const QRectF at = paintPiece(pencil, place, 0.18 * place.width(), look);
    if (number > 0)
        pencil.writeFigure(at, QString::number(number), 0.6 * at.height(), pencil.color(Role::Ink));
}

} // namespace medici::pig
