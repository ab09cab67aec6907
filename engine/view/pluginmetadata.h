#pragma once

#include "engine/rules/setup.h"
#include "engine/view/cover.h"
#include "engine/view/pluginfault.h"

#include <QMap>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

class QJsonObject;

namespace medici {

class Variant;

// A name by language: "en", "pl". English is always there.
using Names = QMap<QString, QString>;

QString nameIn(const QString &language, const Names &names);

struct OptionMetadata {
    QString key;
    Option::Kind kind;
    int least;
    int most;
    Usual usual;
    int leastSolo;
    Names names;        // of a house rule, within its group: '1st place'
    QString group = {}; // a house rule's
};

// House rules that are read together: 'Ships'.
struct OptionGroup {
    struct Choice {
        QString word; // in records
        Names names;
    };

    QString key;
    Names names;
    QString rule;                // the statement that says what is usual
    std::vector<Choice> choices; // of its options, if these are choices
};

// What is shown of a game before it is played.
struct Presentation {
    Names summary; // one line: what it is
    int minutes;   // that it takes
    Cover cover;
    bool sheet;  // players can write on a score sheet
    bool lesson; // it teaches itself
};

// What a plug-in says of its variant without being loaded.
struct PluginMetadata {
    QString id;
    Names names;
    int leastSeats;
    int mostSeats;
    std::vector<OptionMetadata> options;
    std::vector<OptionGroup> groups;
    std::optional<Presentation> presentation; // of those that can be shown; others are words alone
    QString file;                             // empty: linked into the program

    // Of a house rule; null for an option of everybody's game.
    const OptionGroup *groupOf(const OptionMetadata &option) const;
    // Whether it is all that its group consists of.
    bool alone(std::size_t option) const;
    // Whole, wherever it stands: 'Ships: 1st place', and its value as people read it.
    QString nameOf(std::size_t option, const QString &language) const;
    QString valueOf(std::size_t option, int value, const QString &language) const;

    // Where the plug-in, loaded, turns out to be something else.
    PluginFault differenceFrom(const Variant &variant) const;
};

// The listing in a plug-in's metadata as Qt gives it, or what is wrong with it.
std::variant<PluginMetadata, PluginFault> readListing(const QJsonObject &metaData);

} // namespace medici
