#include "app/desktop/storage/locks.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLockFile>

#include <chrono>

namespace medici::desktop {

void removeUnowned(const QString &lockFile)
{
    constexpr std::chrono::milliseconds writing{200}; // whoever lives writes at once
    const QFileInfo info(lockFile);
    const std::chrono::milliseconds age{info.lastModified().msecsTo(QDateTime::currentDateTime())};
    if (info.exists() && info.size() == 0 && abs(age) > writing) // a clock may have been set back
        QLockFile(lockFile).removeStaleLockFile();
}

} // namespace medici::desktop
