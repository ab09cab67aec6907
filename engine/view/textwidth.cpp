#include "engine/view/textwidth.h"

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QString>

#include <utility>

namespace medici {

double textWidth(const QFont &font, const QString &text)
{
    constexpr qsizetype most = 4096;
    thread_local QHash<std::pair<QFont, QString>, double> widths;
    if (const auto known = widths.constFind({font, text}); known != widths.cend())
        return *known;
    if (widths.size() >= most)
        widths.clear();
    return *widths.insert({font, text}, QFontMetricsF(font).horizontalAdvance(text));
}

} // namespace medici
