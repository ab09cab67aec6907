#pragma once

#include <QString>
#include <QTextDocument>

namespace medici::desktop {

// What a tooltip shows as it stands. Qt would read the names in a record as markup, which can name files and
// computers.
inline QString plainTip(const QString &text)
{
    return Qt::mightBeRichText(text) ? QStringLiteral("<p>") + text.toHtmlEscaped() + QStringLiteral("</p>")
                                     : text;
}

} // namespace medici::desktop
