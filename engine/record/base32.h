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

inline constexpr qsizetype digitsInGroup = 4;

// In groups, as they are read out: 'K7QX-20MA'.
QString inGroups(const QString &digits);
// Those of its groups in which digits `from` to `to` stand.
QString groupsAround(QStringView digits, qsizetype from, qsizetype to);

} // namespace medici
