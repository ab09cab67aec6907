#include "app/desktop/look/icon.h"

#include "engine/view/symbols.h"
#include "engine/view/theme.h"

#include <QPainter>
#include <QPixmap>

namespace medici::desktop {

QPixmap symbolPixmap(const Theme &theme, const QString &id, int side, qreal ratio)
{
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    theme.symbols().draw(painter, id, QRectF(0, 0, side, side));
    return pixmap;
}

QPixmap iconPixmap(const Theme &theme, const QString &id, const QColor &colour, int side, qreal ratio)
{
    QPixmap pixmap = symbolPixmap(theme, id, side, ratio);
    QPainter painter(&pixmap);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(QRect(0, 0, side, side), colour);
    return pixmap;
}

QIcon themeIcon(const Theme &theme, const QString &id, const QColor &colour, int side)
{
    QIcon icon;
    for (const qreal ratio : {1.0, 2.0, 3.0})
        icon.addPixmap(iconPixmap(theme, id, colour, side, ratio));
    return icon;
}

} // namespace medici::desktop
