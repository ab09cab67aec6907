#pragma once

#include <QByteArray>
#include <QElapsedTimer>
#include <QMap>
#include <QTemporaryDir>

#include <memory>

namespace medici::desktop {

// Plays WAV files by what the system has for it, without a library that the program would have to load: Qt
// Multimedia alone takes longer to load than the window to open. Where there is nothing to play with, nothing
// is heard.
class Loudspeaker {
public:
    void play(const QByteArray &wave);

private:
    QString fileOf(const QByteArray &wave);

    std::unique_ptr<QTemporaryDir> m_folder;
    QMap<QByteArray, QString> m_files; // one for each that was played
    QByteArray m_playing;
    QElapsedTimer m_since;
};

} // namespace medici::desktop
