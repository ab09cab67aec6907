#pragma once

#include <QByteArray>
#include <QIODevice>

namespace medici {

// All that can be read, where it is no more than so many bytes: what is read at once must fit into memory,
// whatever somebody names as a file. Throws a Fault if it is more, or cannot be read.
QByteArray wholeOf(QIODevice &device, qint64 most);

inline constexpr qint64 longestResults = qint64{1} << 30; // of contests and reviews
inline constexpr qint64 longestKept = qint64{16}
    << 20; // people, sheets, practice: what the program keeps for itself

} // namespace medici
