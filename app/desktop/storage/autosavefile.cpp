#include "app/desktop/storage/autosavefile.h"

#include "app/desktop/storage/locks.h"
#include "engine/record/fault.h"
#include "engine/record/save.h"

#include <QDir>
#include <QFileInfo>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace medici::desktop {

namespace {

// Not only out of our hands, but on the disk.
bool sync(QFile &file)
{
    if (!file.flush())
        return false;
#ifdef Q_OS_WIN
    return ::_commit(file.handle()) == 0;
#else
    return ::fsync(file.handle()) == 0;
#endif
}

void save(const QString &file, const QByteArray &text)
{
    QDir().mkpath(QFileInfo(file).path());
    saveWhole(file, [&](QIODevice &device) { device.write(text); });
}

} // namespace

AutosaveFile::AutosaveFile(const QString &file, QString archived, QString beneath)
    : m_archived(std::move(archived)), m_beneath(std::move(beneath)), m_file(file), m_lock(lockOf(file))
{
    m_lock.setStaleLockTime(0); // stale only when its process is gone
}

void AutosaveFile::hold()
{
    QDir().mkpath(QFileInfo(m_file.fileName()).path());
    if (m_lock.isLocked())
        return;
    removeUnowned(lockOf(m_file.fileName()));
    static_cast<void>(m_lock.tryLock(0)); // a game that another copy holds is written down all the same
}

void AutosaveFile::begin(const QByteArray &text)
{
    m_text = text;
    m_file.close();
    hold();
    if (!m_beneath.isEmpty())
        save(beneathOf(m_file.fileName()), m_beneath.toUtf8());
    else
        QFile::remove(beneathOf(m_file.fileName()));
    save(m_file.fileName(), m_text);
    m_file.open(QIODevice::WriteOnly | QIODevice::Append);
}

void AutosaveFile::append(const QByteArray &lines)
{
    if (!m_file.isOpen()) {
        begin(m_text + lines);
        return;
    }
    m_text += lines;
    if (m_file.write(lines) == lines.size() && sync(m_file))
        return;
    const QString why = m_file.errorString();
    m_file.close();
    throw Fault::unwritable(m_file.fileName(), why);
}

void AutosaveFile::putAway(const QByteArray &text, bool replace)
{
    if (replace || !QFile::exists(m_archived))
        save(m_archived, text);
    remove();
}

void AutosaveFile::remove()
{
    m_file.close();
    m_file.remove();
    QFile::remove(beneathOf(m_file.fileName()));
}

} // namespace medici::desktop
