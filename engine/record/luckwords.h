#pragma once

#include "engine/record/lucksource.h"
#include "engine/rules/game.h"

#include <QCborMap>
#include <QJsonObject>

namespace medici {

// What records of version 2 say of luck: in the header where it comes from, and beside each chance event
// where it lies, so that it can be checked without knowing the rules. Reading throws a Fault.

QCborMap luckWords(const LuckSource &source);
LuckSource readLuck(const QJsonObject &words);

// Adds to the line of a chance event the place at which it stands: "at":[1,4], and "among":[0,2] where not
// all seats may begin.
void addPlace(QCborMap &line, const Game &before);
// Whether a line says it right, if it says it.
void checkPlace(const QJsonObject &line, const Game &before);

} // namespace medici
