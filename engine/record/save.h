#pragma once

#include <QByteArray>
#include <QIODevice>
#include <QString>

#include <functional>

namespace medici {

// Writes a file whole or not at all: what stood there before stays until all is written. Throws a Fault
// if the file cannot be written; whatever `write` throws leaves the old file as it was, too.
void saveWhole(const QString &path, const std::function<void(QIODevice &)> &write);
void saveWhole(const QString &path, const QByteArray &bytes);

} // namespace medici
