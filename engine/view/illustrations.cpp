#include "engine/view/illustrations.h"

#include <QPainter>

#include <algorithm>

namespace medici {

Figure::Figure(const QString &source) : kind(source.section(u':', 0, 0)), words(source.section(u':', 1)) {}

QStringList Figure::list() const
{
    return words.split(u',', Qt::SkipEmptyParts);
}

void paintCover(QPainter &painter, const QRectF &place, const Theme &theme, std::span<const Tilt> tilts,
                const std::function<void(BoardPainter &pencil, std::size_t thing)> &paint)
{
    const qreal unit = std::min(place.width() / 454, place.height() / 214);
    BoardPainter pencil(painter, theme, Scale(unit));
    painter.fillRect(place, theme.ultramarine());
    painter.setPen(QPen(theme.color(Role::Gunwale), 1.5 * unit));
    painter.drawRoundedRect(place.adjusted(10 * unit, 10 * unit, -10 * unit, -10 * unit), 8 * unit, 8 * unit);
    for (std::size_t thing = 0; thing < tilts.size(); ++thing) {
        const Tilt &tilt = tilts[thing];
        painter.save();
        painter.translate(place.left() + tilt.x * place.width(), place.top() + tilt.y * place.height());
        painter.rotate(tilt.angle);
        paint(pencil, thing);
        painter.restore();
    }
}

} // namespace medici
