#include "app/desktop/book/gameindex.h"

#include "app/desktop/storage/diskwriter.h"
#include "engine/record/fault.h"
#include "engine/record/reader.h"
#include "engine/record/save.h"
#include "engine/rules/ranges.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QHash>
#include <QSet>

#include <algorithm>

namespace medici::desktop {

namespace {

// Another number for every change of what is kept, or of how it is found.
constexpr quint32 version = 1;

QDataStream &operator<<(QDataStream &stream, const GameIndex::Entry &entry)
{
    stream << entry.file << entry.size << entry.modified << entry.summary.has_value();
    return entry.summary ? stream << *entry.summary : stream;
}

QDataStream &operator>>(QDataStream &stream, GameIndex::Entry &entry)
{
    bool known = false;
    stream >> entry.file >> entry.size >> entry.modified >> known;
    return known ? stream >> entry.summary.emplace() : stream;
}

} // namespace

GameIndex::GameIndex(QString folder, QString keptIn, Read read, DiskWriter &diskWriter, QObject *parent)
    : QObject(parent), m_folder(std::move(folder)), m_keptIn(std::move(keptIn)), m_read(std::move(read)),
      m_diskWriter(diskWriter)
{
    m_reading.setSingleShot(true);
    connect(&m_reading, &QTimer::timeout, this, &GameIndex::readOn);
}

void GameIndex::recall()
{
    QFile file(m_keptIn);
    if (std::exchange(m_recalled, true) || !file.open(QIODevice::ReadOnly))
        return;
    const QByteArray bytes = file.readAll();
    QDataStream stream(bytes);
    quint32 kept = 0;
    qint32 count = 0;
    stream >> kept >> count;
    if (kept != version)
        return;
    std::vector<Entry> entries;
    while (count-- > 0 && stream.status() == QDataStream::Ok)
        stream >> entries.emplace_back();
    if (stream.status() == QDataStream::Ok)
        m_entries = std::move(entries);
}

void GameIndex::follow()
{
    recall();
    QHash<QString, Entry *> known;
    for (Entry &entry : m_entries)
        known.insert(entry.file, &entry);
    std::vector<Entry> entries;
    m_unread.clear();
    const QDir folder(m_folder);
    for (const QFileInfo &info :
         folder.entryInfoList({QStringLiteral("*.medici")}, QDir::Files, QDir::Name)) {
        Entry entry{info.fileName(), info.size(), info.lastModified().toMSecsSinceEpoch(), {}};
        Entry *found = known.value(entry.file);
        if (found != nullptr && found->size == entry.size && found->modified == entry.modified)
            entries.push_back(std::move(*found));
        else
            m_unread.push_back(std::move(entry));
    }
    m_changed = m_changed || entries.size() != m_entries.size();
    m_entries = std::move(entries);
    emit grew();
    readOn();
}

void GameIndex::readOn()
{
    QElapsedTimer clock;
    clock.start();
    const std::size_t before = m_unread.size();
    // The latest first.
    while (!m_unread.empty() && clock.elapsed() < 10) {
        Entry entry = std::move(m_unread.back());
        m_unread.pop_back();
        entry.summary = m_read(m_folder + u'/' + entry.file);
        const auto place =
            std::lower_bound(m_entries.begin(), m_entries.end(), entry.file,
                             [](const Entry &other, const QString &file) { return other.file < file; });
        m_entries.insert(place, std::move(entry));
        m_changed = true;
    }
    if (m_unread.size() < before)
        emit grew();
    if (!m_unread.empty()) {
        m_reading.start();
        return;
    }
    keep();
    emit completed();
}

void GameIndex::keep()
{
    if (!std::exchange(m_changed, false))
        return;
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << version << static_cast<qint32>(m_entries.size());
    for (const Entry &entry : m_entries)
        stream << entry;
    m_diskWriter.write([file = m_keptIn, bytes] {
        try {
            QDir().mkpath(QFileInfo(file).path());
            saveWhole(file, bytes);
        } catch (const Fault &) {
            return; // then all is read anew the next time
        }
    });
}

QStringList playersIn(const GameIndex &index)
{
    QSet<QString> names;
    for (const GameIndex::Entry &entry : index.entries())
        if (entry.summary)
            for (const SeatSummary &seat : entry.summary->seats)
                if (seat.human)
                    names.insert(seat.name);
    return {names.begin(), names.end()};
}

std::optional<Record> recordIn(const QString &path, const Recordables &variants)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    try {
        return Reader(file, QFileInfo(path).fileName(), variants).next();
    } catch (const Fault &) {
        return std::nullopt;
    }
}

} // namespace medici::desktop
