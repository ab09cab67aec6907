#pragma once

#include "app/desktop/book/gamesummary.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

namespace medici::desktop {

class DiskWriter;

// What is known of the finished games in a folder. It is found out by reading their records, bit by bit, so
// that the window never stands still, and kept in a file by which the next look at thousands of games takes
// no time. That file may be thrown away: whatever differs from the folder is read anew.
class GameIndex : public QObject {
    Q_OBJECT

public:
    struct Entry {
        QString file; // its name in the folder
        qint64 size = 0;
        qint64 modified = 0;                // in milliseconds
        std::optional<GameSummary> summary; // nothing where there is no finished game in it
    };

    // `read` gives the summary of a record, and nothing for what is none.
    using Read = std::function<std::optional<GameSummary>(const QString &path)>;
    GameIndex(QString folder, QString keptIn, Read read, DiskWriter &diskWriter, QObject *parent = nullptr);

    // Looks what came and went, and begins to read what is not known.
    void follow();
    bool complete() const { return m_unread.empty(); }
    // In the order of their names, which is that of the games' beginnings; those that are known by now.
    const std::vector<Entry> &entries() const { return m_entries; }
    QString pathOf(const Entry &entry) const { return m_folder + u'/' + entry.file; }

signals:
    void grew();
    void completed();

private:
    void recall();
    void readOn();
    void keep();

    QString m_folder;
    QString m_keptIn;
    Read m_read;
    DiskWriter &m_diskWriter;
    bool m_recalled = false;
    bool m_changed = false; // against what is kept
    std::vector<Entry> m_entries;
    std::vector<Entry> m_unread;
    QTimer m_reading;
};

// Who played the games, other than computer players: each name once.
QStringList playersIn(const GameIndex &index);

// The first game in a file; nothing if it cannot be read.
std::optional<Record> recordIn(const QString &path, const Recordables &variants);

} // namespace medici::desktop
