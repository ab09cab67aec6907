#pragma once

#include "engine/record/record.h"

#include <QJsonObject>

namespace medici {

// Version 1, which says less, is still read, and written for who asks for it.
enum class RecordVersion { One = 1, Two = 2 };

// Whether a line begins a game.
bool isHeader(const QJsonObject &line);

// Throw a Fault for a header that is none, or does not fit one of the variants.
RecordVersion readVersion(const QJsonObject &line);
Header readHeader(const QJsonObject &line, const Recordables &variants);

// An option's value as records have it: a number, true or false, a word.
QCborValue optionWord(const Option &option, int value);

QCborMap headerLine(const Header &header, const Recordable &variant, RecordVersion version);

} // namespace medici
