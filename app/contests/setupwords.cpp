#include "app/contests/setupwords.h"

#include "engine/record/header.h"

#include <QJsonArray>

namespace medici {

QCborValue optionWords(const QString &variant, const Setup &setup, const Recordable &rules)
{
    Header header;
    header.variant = variant;
    header.setup = setup;
    return headerLine(header, rules, RecordVersion::Two)[QLatin1String("options")];
}

Setup readOptions(const QString &variant, int seats, const QJsonValue &options, const Recordables &variants)
{
    QJsonArray players;
    for (int seat = 0; seat < seats; ++seat)
        players.append(QJsonObject{{"name", ""}, {"player", "computer"}});
    return readHeader({{"format", "medici"},
                       {"version", 2},
                       {"variant", variant},
                       {"seats", players},
                       {"options", options}},
                      variants)
        .setup;
}

} // namespace medici
