#include "app/desktop/storage/recentfiles.h"

#include "app/desktop/storage/settings.h"

#include <QFileInfo>

namespace medici::desktop {

namespace {

constexpr qsizetype most = 8;

QStringList listed(const Settings &settings)
{
    // No more than there should be, also of a file that was edited by hand.
    return settings.text(Setting::RecentFiles).split(u'\n', Qt::SkipEmptyParts).mid(0, most);
}

} // namespace

void RecentFiles::remember(const QString &file)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    QStringList files = listed(m_settings);
    files.removeAll(path);
    files.prepend(path);
    m_settings.set(Setting::RecentFiles, files.first(qMin(files.size(), most)).join(u'\n'));
}

QStringList RecentFiles::files() const
{
    QStringList there;
    for (const QString &file : listed(m_settings))
        if (QFileInfo::exists(file))
            there << file;
    return there;
}

} // namespace medici::desktop
