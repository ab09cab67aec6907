#include "app/desktop/storage/locks.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <chrono>

#ifndef Q_OS_WIN
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#endif

namespace medici::desktop {

namespace {

// Whoever lives writes at once.
constexpr std::chrono::milliseconds writing{200};

bool isUnowned(const QString &lockFile)
{
    const QFileInfo info(lockFile);
    const std::chrono::milliseconds age{info.lastModified().msecsTo(QDateTime::currentDateTime())};
    return info.exists() && info.size() == 0 && abs(age) > writing; // a clock may have been set back
}

} // namespace

void removeUnowned(const QString &lockFile)
{
    if (!isUnowned(lockFile))
        return;
#ifdef Q_OS_WIN
    QFile::remove(lockFile); // not while somebody has it open
#else
    // Another copy may have seen the same and hold the lock by now; then it has this, too.
    const int file = ::open(QFile::encodeName(lockFile).constData(), O_RDWR | O_CLOEXEC); // NOLINT(*-vararg)
    if (file < 0)
        return;
    if (::flock(file, LOCK_EX | LOCK_NB) == 0 && QFileInfo(lockFile).size() == 0)
        ::unlink(QFile::encodeName(lockFile).constData());
    ::close(file);
#endif
}

} // namespace medici::desktop
