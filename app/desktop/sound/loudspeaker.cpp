#include "app/desktop/sound/loudspeaker.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>

#include <chrono>

#ifdef Q_OS_WIN
#include <windows.h>

#include <mmsystem.h>
#endif

namespace medici::desktop {

namespace {

using namespace std::chrono_literals;

// Two sounds closer to each other are heard as one, and worse.
constexpr auto apart = 90ms;

// The system's player of sound files and how it is called; empty where there is none.
QStringList player()
{
#ifdef Q_OS_MACOS
    return {QStringLiteral("/usr/bin/afplay")};
#else
    for (const QStringList &call :
         {QStringList{QStringLiteral("pw-play")}, QStringList{QStringLiteral("paplay")},
          QStringList{QStringLiteral("aplay"), QStringLiteral("--quiet")}})
        if (const QString program = QStandardPaths::findExecutable(call.front()); !program.isEmpty())
            return QStringList{program} + call.mid(1);
    return {};
#endif
}

} // namespace

void Loudspeaker::play(const QByteArray &wave)
{
    if (m_since.isValid() && !m_since.hasExpired(apart.count()))
        return;
    m_since.start();
#ifdef Q_OS_WIN
    m_playing = wave; // played from where it lies, until the next one
    PlaySoundW(reinterpret_cast<const wchar_t *>(m_playing.constData()), nullptr,
               SND_MEMORY | SND_ASYNC | SND_NODEFAULT);
#else
    static const QStringList call = player();
    const QString file = call.isEmpty() ? QString() : fileOf(wave);
    if (file.isEmpty())
        return;
    QProcess process;
    process.setProgram(call.front());
    process.setArguments(call.mid(1) + QStringList{file});
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice()); // no sound device is no news
    process.startDetached();
#endif
}

QString Loudspeaker::fileOf(const QByteArray &wave)
{
    if (const auto known = m_files.constFind(wave); known != m_files.constEnd())
        return *known;
    if (!m_folder)
        m_folder = std::make_unique<QTemporaryDir>();
    QFile file(m_folder->filePath(QStringLiteral("%1.wav").arg(m_files.size())));
    if (!file.open(QIODevice::WriteOnly) || file.write(wave) != wave.size())
        return {};
    return m_files[wave] = file.fileName();
}

} // namespace medici::desktop
