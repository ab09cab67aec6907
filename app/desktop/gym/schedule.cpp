#include "app/desktop/gym/schedule.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace medici::desktop {

namespace {

// By how often it was right in a row.
constexpr std::array days{1, 3, 7, 16, 35, 90};
constexpr int mostRight = 1000; // more in a row is nobody's

} // namespace

Schedule::Schedule(const QByteArray &kept)
{
    const QJsonObject all = QJsonDocument::fromJson(kept).object();
    for (auto asked = all.begin(); asked != all.end(); ++asked) {
        const QJsonObject entry = asked.value().toObject();
        const QDate due = QDate::fromString(entry[QStringLiteral("due")].toString(), Qt::ISODate);
        const int right = entry[QStringLiteral("right")].toInt(-1);
        if (due.isValid() && right >= 0)
            m_entries.insert(asked.key().toLatin1(), {std::min(right, mostRight), due});
    }
}

std::optional<Schedule::Entry> Schedule::find(const QByteArray &key) const
{
    const auto found = m_entries.find(key);
    return found == m_entries.end() ? std::nullopt : std::optional(*found);
}

void Schedule::answer(const QByteArray &key, bool right, const QDate &today)
{
    Entry &entry = m_entries[key];
    entry.right = right ? std::min(entry.right + 1, mostRight) : 0;
    entry.due = today.addDays(days[std::min(static_cast<std::size_t>(entry.right), days.size() - 1)]);
}

QByteArray Schedule::kept() const
{
    QJsonObject all;
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry)
        all.insert(QString::fromLatin1(entry.key()),
                   QJsonObject{{QStringLiteral("right"), entry->right},
                               {QStringLiteral("due"), entry->due.toString(Qt::ISODate)}});
    return QJsonDocument(all).toJson();
}

} // namespace medici::desktop
