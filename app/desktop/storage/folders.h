#pragma once

#include <QString>

namespace medici::desktop {

// Where the program keeps what it writes. A test gives folders of its own.
struct Folders {
    QString settings; // the settings file's folder
    QString state;    // games being played
    QString archive;  // games that are over
    QString scores;   // of games that were played on a real table
    QString tournaments;
    QString practice; // when what was practised is asked again
    QString cache;    // what can be found out anew at any time

    static Folders ofUser();
    static Folders under(const QString &root);
};

// A name that no file has yet, for what this one was: 'game-damaged.medici', 'game-damaged-2.medici'.
QString freeNameBeside(const QString &file, const QString &what);

} // namespace medici::desktop
