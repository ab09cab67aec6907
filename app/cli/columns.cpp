#include "app/cli/columns.h"

namespace medici::cli {

QString inColumns(const QList<QStringList> &rows, int left)
{
    QList<qsizetype> widths(rows.first().size());
    for (const QStringList &row : rows)
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], row[i].size());
    QString text;
    for (const QStringList &row : rows) {
        QStringList cells;
        for (qsizetype i = 0; i < row.size(); ++i)
            cells += i < left ? row[i].leftJustified(widths[i]) : row[i].rightJustified(widths[i]);
        text += cells.join("  ") + u'\n';
    }
    return text;
}

} // namespace medici::cli
