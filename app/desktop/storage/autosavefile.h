#pragma once

#include <QByteArray>
#include <QFile>
#include <QLockFile>
#include <QString>

namespace medici::desktop {

// The file of a game while it is played, as the diskWriter has it in hand: whole when it is begun, growing
// line by line, and on the disk whenever a call returns. Throws a Fault where the disk refuses.
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
    QString m_archived;
    QString m_beneath;
    QByteArray m_text; // all of it, for a disk that comes back
    QFile m_file;
    QLockFile m_lock;
};

} // namespace medici::desktop
