#include "app/desktop/storage/autosavefile.h"

#include "app/desktop/storage/folders.h"
#include "app/desktop/storage/locks.h"
#include "engine/record/fault.h"
#include "engine/record/save.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

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
    try {
        saveWhole(file, text);
    } catch (const Fault &fault) {
        throw fault.ofGameInPlay();
    }
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
    const QString foreign = putAside(std::exchange(m_text, text));
    m_file.close();
    hold();
    if (!m_beneath.isEmpty())
        save(beneathOf(m_file.fileName()), m_beneath.toUtf8());
    else
        QFile::remove(beneathOf(m_file.fileName()));
    save(m_file.fileName(), m_text);
    m_file.open(QIODevice::WriteOnly | QIODevice::Append);
    leave();
    tell(foreign);
}

void AutosaveFile::append(const QByteArray &lines)
{
    if (!m_file.isOpen() || !isAsLeft()) {
        begin(m_text + lines);
        return;
    }
    m_text += lines;
    if (m_file.write(lines) == lines.size() && sync(m_file)) {
        leave();
        return;
    }
    const QString why = m_file.errorString();
    m_file.close();
    m_written = {}; // what is in it now is ours, but not whole
    throw Fault::unwritable(m_file.fileName(), why).ofGameInPlay();
}

void AutosaveFile::putAway(const QByteArray &text, bool replace)
{
    if (replace || !QFile::exists(m_archived))
        save(m_archived, text);
    remove();
}

void AutosaveFile::remove()
{
    const QString foreign = putAside(m_text);
    m_file.close();
    m_file.remove();
    QFile::remove(beneathOf(m_file.fileName()));
    tell(foreign);
}

void AutosaveFile::leave()
{
    const QFileInfo info(m_file.fileName());
    m_size = info.size();
    m_written = info.lastModified();
}

bool AutosaveFile::isAsLeft() const
{
    const QFileInfo info(m_file.fileName());
    return info.exists() && info.size() == m_size && info.lastModified() == m_written;
}

QString AutosaveFile::putAside(const QByteArray &ours)
{
    QFile file(m_file.fileName());
    if (!m_written.isValid() || isAsLeft() || !file.open(QIODevice::ReadOnly)
        || (file.size() == ours.size() && file.readAll() == ours))
        return {};
    file.close();
    m_file.close();
    const QString aside = freeNameBeside(file.fileName(), QStringLiteral("changed"));
    if (!file.rename(aside))
        throw Fault::unwritable(aside, file.errorString()).ofGameInPlay();
    return QFileInfo(aside).fileName();
}

void AutosaveFile::tell(const QString &foreign) const
{
    if (!foreign.isEmpty())
        throw Fault::changedMeanwhile(m_file.fileName(), foreign);
}

} // namespace medici::desktop
