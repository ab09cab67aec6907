#include "engine/view/illustrations.h"

namespace medici {

Figure::Figure(const QString &source) : kind(source.section(u':', 0, 0)), words(source.section(u':', 1)) {}

QStringList Figure::list() const
{
    return words.split(u',', Qt::SkipEmptyParts);
}

} // namespace medici
