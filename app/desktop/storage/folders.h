#pragma once

#include <QString>

namespace medici::desktop {

// Where the program keeps what it writes. A test gives folders of its own.
struct Folders {
    QString settings; // the settings file's folder
    QString state;    // games being played
    QString archive;  // games that are over

    static Folders ofUser();
    static Folders under(const QString &root);
};

} // namespace medici::desktop
