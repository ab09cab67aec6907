#pragma once

#include "engine/rules/setup.h"
#include "engine/view/pluginfault.h"

#include <QMap>
#include <QString>

#include <variant>
#include <vector>

class QJsonObject;

namespace medici {

// A name by language: "en", "pl". English is always there.
using Names = QMap<QString, QString>;

QString nameIn(const QString &language, const Names &names);

struct OptionMetadata {
    QString key;
    Option::Kind kind;
    int least;
    int most;
    int usual;
    int leastSolo;
    Names names;
};

// What a plug-in says of its variant without being loaded.
struct PluginMetadata {
    QString id;
    Names names;
    int leastSeats;
    int mostSeats;
    std::vector<OptionMetadata> options;
    QString file; // empty: linked into the program

    // Whether the rules say the same.
    PluginFault differenceFrom(const SetupLimits &terms) const;
};

// The listing in a plug-in's metadata as Qt gives it, or what is wrong with it.
std::variant<PluginMetadata, PluginFault> readListing(const QJsonObject &metaData);

} // namespace medici
