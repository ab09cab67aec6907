#include "variants/template/view/board.h"

namespace medici::pig {

Board::Board(const State &state, const Canvas &canvas) : scale(scaleOf(canvas))
{
    const qreal gap = scale(16);
    roll = QRectF(0, 0, canvas.size.width(), scale(220));
    die = QRectF(scale(40), scale(50), scale(120), scale(120));
    words = QRectF(die.right() + scale(40), die.top(), roll.width() - die.right() - scale(80), die.height());
    const qreal top = roll.bottom() + gap;
    const qreal width = (roll.width() - gap * (state.seats - 1)) / state.seats;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        SeatPlace place;
        place.seat = seat;
        place.panel = QRectF(seat * (width + gap), top, width, scale(220));
        const QRectF inner = place.panel.adjusted(scale(16), scale(12), -scale(16), -scale(16));
        place.shield = QRectF(inner.left(), inner.top() + scale(8), scale(22), scale(22));
        place.title = QRectF(inner.left() + scale(32), inner.top(), inner.width() - scale(32), scale(38));
        place.bar = QRectF(inner.left(), inner.bottom() - scale(14), inner.width(), scale(14));
        place.points = QRectF(QPointF(inner.left(), place.title.bottom()), place.bar.topRight());
        seats.push_back(place);
    }
}

} // namespace medici::pig
