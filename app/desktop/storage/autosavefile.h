#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QFile>
#include <QLockFile>
#include <QString>

namespace medici::desktop {

// The file of a game while it is played, as the diskWriter has it in hand: whole when it is begun, growing
// line by line, and on the disk whenever a call returns. Throws a Fault where the disk refuses; what was not
// written then is written the next time, as is a file that is gone or that somebody else has changed.
class AutosaveFile {
public:
    // `beneath` names the game that lay on the table before, which undo brings back.
    AutosaveFile(const QString &file, QString archived, QString beneath);

    // Nobody else takes the game up meanwhile.
    void hold();
    void begin(const QByteArray &text);
    void append(const QByteArray &lines);
    // First into the archive, then off the table: whatever happens in between, the game is somewhere.
    // What stands in the archive stays as it is unless it is to be replaced.
    void putAway(const QByteArray &text, bool replace);
    void remove();

    static QString lockOf(const QString &file) { return file + QStringLiteral(".lock"); }
    static QString beneathOf(const QString &file) { return file + QStringLiteral(".beneath"); }

private:
    // Whether nobody else has written into it since it was written last.
    bool isAsLeft() const;
    void leave();
    // What somebody else has made of it gets a name of its own: that, or none.
    QString putAside(const QByteArray &ours);
    void tell(const QString &foreign) const;

    QString m_archived;
    QString m_beneath;
    QByteArray m_text; // all of it, for a disk that comes back
    QFile m_file;
    qint64 m_size = 0;   // as it was left
    QDateTime m_written; // the same; invalid where it was not left whole
    QLockFile m_lock;
};

} // namespace medici::desktop
