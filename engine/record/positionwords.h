#pragma once

#include "engine/record/recordable.h"

#include <QCborMap>
#include <QJsonObject>

namespace medici {

// A position in words of the variant, for headers of records (FORMAT.md): what belongs to a seat stands in
// "seats", what belongs to a round in a list by round, what belongs to a good in an object.
QCborMap positionWords(const Position &position, const Words &words);

// Throws a Fault for words that describe no table of the variant, or one that cannot arise.
Position readPosition(const QJsonObject &words, const Setup &setup, const Recordable &variant);

} // namespace medici
