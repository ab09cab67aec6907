#pragma once

#include "app/desktop/match.h"
#include "engine/record/record.h"
#include "engine/record/writer.h"

#include <QFile>
#include <QLockFile>

#include <memory>

namespace medici::desktop {

Record recordOf(const Match &match);

// The file of a game while it is played. It only grows, and what was written is on the disk when `follow`
// returns; taking back writes it anew.
class Journal {
public:
    Journal(const Match &match, const QString &folder, const QString &archive);
    ~Journal();
    Journal(const Journal &) = delete;
    Journal &operator=(const Journal &) = delete;

    void follow(const Session::Change &change);

    static QString lockOf(const QString &file) { return file + QStringLiteral(".lock"); }

private:
    void rewrite();
    void append(std::size_t from, std::size_t to);
    void putAway();

    const Match &m_match;
    QString m_archived;
    QLockFile m_lock;
    QFile m_file;
    std::unique_ptr<Writer> m_writer;
    std::size_t m_written = 0; // events
};

} // namespace medici::desktop
