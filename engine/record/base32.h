#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace medici {

// Crockford's digits: 32 that are not taken for each other, read aloud or by hand.

// 0 to 31.
QChar base32Digit(unsigned value);

// Capital or not; O is read as 0, I and L as 1.
std::optional<unsigned> base32Value(QChar digit);

// In groups of four, as they are read out: 'K7QX-20MA'.
QString inGroups(const QString &digits);

} // namespace medici
