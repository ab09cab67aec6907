#include "app/desktop/look/programicon.h"

#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace medici::desktop {

QIcon programIcon()
{
    // Not left to Qt's SVG icons, whose plug-in need not be there.
    constexpr int smallestOfTheLarge = 40;
    QSvgRenderer large(QStringLiteral(":/medici/icons/medici.svg"));
    QSvgRenderer small(QStringLiteral(":/medici/icons/medici-small.svg"));
    QIcon icon;
    for (const int side : {16, 24, 32, 48, 64, 128, 256}) {
        QPixmap pixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        (side < smallestOfTheLarge ? small : large).render(&painter, QRectF(0, 0, side, side));
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace medici::desktop
