#pragma once

#include "app/desktop/table/scoredstep.h"
#include "engine/view/historyentry.h"

#include <QAbstractListModel>

#include <cstddef>
#include <vector>

namespace medici::desktop {

class TableController;

// What happened, one line an event, under the headings of rounds and turns. It is told anew from the log
// whenever it is asked for, so that it always speaks the language of the moment.
class History : public QAbstractListModel {
    Q_OBJECT

public:
    enum class Kind { Round, Turn, Event, Scoring };
    struct Line {
        Kind kind = Kind::Event;
        HistoryEntry account;
        std::size_t cursor = 0;                // the table after it
        std::optional<ScoredStep> scored = {}; // what can be read again
    };

    explicit History(TableController &table, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    const Line &line(int row) const { return m_lines[static_cast<std::size_t>(row)]; }
    // The line that brought about the table at a cursor; -1 at the beginning.
    int rowOf(std::size_t cursor) const;
    void tell();

signals:
    // The lines that came about just now, or again, for those who listen.
    void grew(const QString &words);

private:
    QString since(std::size_t cursor) const;
    Line scoringLine(const ScoredStep &scored) const;

    TableController &m_table;
    std::vector<Line> m_lines;
};

} // namespace medici::desktop
