#include "app/desktop/journal.h"

#include "engine/record/save.h"
#include "engine/view/variant.h"

#include <QCoreApplication>
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
void sync(QFile &file)
{
    file.flush();
#ifdef Q_OS_WIN
    ::_commit(file.handle());
#else
    ::fsync(file.handle());
#endif
}

QString fileIn(const QString &folder, const QString &id)
{
    QDir().mkpath(folder);
    return folder + u'/' + id + QStringLiteral(".medici");
}

} // namespace

Record recordOf(const Match &match)
{
    Record record;
    const Proposal &proposal = match.proposal();
    record.header.variant = proposal.variant;
    for (const Person &person : proposal.people) {
        const std::string_view level = nameOf(person.level);
        record.header.players.push_back(
            {person.name, person.human,
             person.human ? QString()
                          : QString::fromLatin1(level.data(), static_cast<qsizetype>(level.size()))});
    }
    record.header.setup = proposal.setup;
    record.header.seed = QString::number(proposal.seed);
    record.header.app = QCoreApplication::applicationVersion();
    const auto log = match.session().log().first(match.session().cursor());
    record.events.assign(log.begin(), log.end());
    return record;
}

Journal::Journal(const Match &match, const QString &folder, const QString &archive)
    : m_match(match), m_archived(fileIn(archive, match.id())), m_lock(lockOf(fileIn(folder, match.id()))),
      m_file(fileIn(folder, match.id()))
{
    m_lock.setStaleLockTime(0); // stale only when its process is gone
    // Where no lock can be made, no file can be written, and that is told by the file.
    static_cast<void>(m_lock.tryLock(0));
}

Journal::~Journal()
{
    // Nobody would miss a game in which nothing was decided.
    if (m_writer && m_written > 0 && !m_match.begun())
        m_file.remove();
}

void Journal::follow(const Session::Change &change)
{
    const bool over = m_match.session().game().over();
    const bool isNew = change.kept < change.cursor;
    if (over && (isNew || !QFile::exists(m_archived))) {
        putAway();
        return;
    }
    if (over)
        return;
    if (m_writer && change.from == m_written && change.cursor > m_written)
        append(m_written, change.cursor);
    else
        rewrite();
}

void Journal::rewrite()
{
    m_file.close();
    const Record record = recordOf(m_match);
    m_writer = std::make_unique<Writer>(record.header, m_match.variant());
    saveWhole(m_file.fileName(), [&](QIODevice &device) {
        device.write(m_writer->begin());
        for (const Event &event : record.events)
            device.write(m_writer->add(event));
    });
    m_written = record.events.size();
    if (!m_file.open(QIODevice::WriteOnly | QIODevice::Append))
        m_writer.reset();
}

void Journal::append(std::size_t from, std::size_t to)
{
    QByteArray lines;
    for (const Event &event : m_match.session().log().subspan(from, to - from))
        lines += m_writer->add(event);
    m_file.write(lines);
    sync(m_file);
    m_written = to;
}

// First into the archive, then off the table: whatever happens in between, the game is somewhere.
void Journal::putAway()
{
    saveWhole(m_archived, [this](QIODevice &device) {
        device.write(textOf(recordOf(m_match), m_match.variant(), Annotated::Yes));
    });
    m_writer.reset();
    m_written = 0;
    m_file.close();
    m_file.remove();
}

} // namespace medici::desktop
