#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace medici {
class Theme;
}

namespace medici::desktop {

// One of the program's signs in a colour, crisp at any device pixel ratio.
QPixmap iconPixmap(const Theme &theme, const QString &id, const QColor &colour, int side, qreal ratio);
QIcon themeIcon(const Theme &theme, const QString &id, const QColor &colour, int side);
// A symbol in its own colours.
QPixmap symbolPixmap(const Theme &theme, const QString &id, int side, qreal ratio);

} // namespace medici::desktop
