#include "engine/view/strength.h"

#include <QRegularExpression>

#include <cstdlib>

namespace medici {

std::optional<Strength> strengthOf(Level level, int seats, const QString &table)
{
    if (level == Level::Random)
        return std::nullopt;
    const auto word = [](Level named) {
        const std::string_view name = nameOf(named);
        return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    };
    const Level below = static_cast<Level>(static_cast<int>(level) - 1);
    const QRegularExpression row(QStringLiteral("^\\| (\\d+) \\| one %1 among %2 \\| \\d+ \\| ([\\d.]+)")
                                     .arg(word(level), word(below)),
                                 QRegularExpression::MultilineOption);
    std::optional<Strength> nearest;
    for (auto rows = row.globalMatch(table); rows.hasNext();) {
        const QRegularExpressionMatch match = rows.next();
        const Strength found{match.captured(1).toInt(), match.captured(2).toDouble()};
        if (!nearest || std::abs(found.seats - seats) < std::abs(nearest->seats - seats))
            nearest = found;
    }
    return nearest;
}

} // namespace medici
