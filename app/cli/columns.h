#pragma once

#include <QStringList>

namespace medici::cli {

// Rows of cells as lines of text, each column as wide as it must be, the first `left` of them flush left.
QString inColumns(const QList<QStringList> &rows, int left);

} // namespace medici::cli
