#include "app/desktop/storage/folders.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace medici::desktop {

namespace {

QString inside(QStandardPaths::StandardLocation location)
{
    return QStandardPaths::writableLocation(location) + QStringLiteral("/medici-suite");
}

// QStandardPaths knows the state folder only from Qt 6.7.
QString stateFolder()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    QString state = qEnvironmentVariable("XDG_STATE_HOME");
    if (!QDir::isAbsolutePath(state))
        state = QDir::homePath() + QStringLiteral("/.local/state");
    return state + QStringLiteral("/medici-suite");
#else
    return inside(QStandardPaths::GenericDataLocation) + QStringLiteral("/state");
#endif
}

} // namespace

Folders Folders::ofUser()
{
    return {inside(QStandardPaths::GenericConfigLocation),
            stateFolder() + QStringLiteral("/games"),
            inside(QStandardPaths::GenericDataLocation) + QStringLiteral("/games"),
            inside(QStandardPaths::GenericDataLocation) + QStringLiteral("/scores"),
            inside(QStandardPaths::GenericDataLocation) + QStringLiteral("/tournaments"),
            stateFolder() + QStringLiteral("/practice"),
            inside(QStandardPaths::GenericCacheLocation)};
}

Folders Folders::under(const QString &root)
{
    return {root + QStringLiteral("/settings"),    root + QStringLiteral("/state"),
            root + QStringLiteral("/archive"),     root + QStringLiteral("/scores"),
            root + QStringLiteral("/tournaments"), root + QStringLiteral("/practice"),
            root + QStringLiteral("/cache")};
}

QString freeNameBeside(const QString &file, const QString &what)
{
    const QFileInfo info(file);
    for (int number = 1;; ++number) {
        const QString distinct = number == 1 ? what : QStringLiteral("%1-%2").arg(what).arg(number);
        const QString name =
            QStringLiteral("%1/%2-%3.%4").arg(info.path(), info.completeBaseName(), distinct, info.suffix());
        if (!QFileInfo::exists(name))
            return name;
    }
}

} // namespace medici::desktop
