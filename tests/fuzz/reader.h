#pragma once

#include <QByteArray>

namespace medici {

// Reads whatever text as a stream of records, writes what could be read and reads it again. Aborts if
// anything comes out that must not, whatever the text.
void tryReading(const QByteArray &text);

} // namespace medici
