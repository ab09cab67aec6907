#pragma once

#include "engine/view/pluginmetadata.h"

#include <QMap>
#include <QString>

namespace medici {

class Translations;

// The house rules of a set-up in words of a language.

// All of them in a line: 'Ships: 1st place 40, 2nd place 25; Rounds: 2'. Empty by the usual rules.
QString houseRulesLine(const PluginMetadata &listing, const Setup &setup, const QString &language);

// By the statements of the rules page that they change: '1st place 40 (usually 30)'.
QMap<QString, QString> houseRulesByStatement(const PluginMetadata &listing, const Setup &setup,
                                             const QString &language);

// The name of a game with a mark of house rules, for whoever reads it later.
Names markedAsHouseRules(const Names &title, const Translations &translations);

} // namespace medici
