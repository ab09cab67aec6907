#pragma once

#include <QByteArray>
#include <QDate>
#include <QHash>

#include <optional>

namespace medici::desktop {

// When what is practised is asked again: what was answered wrongly the next day; what was answered rightly
// after 3 days, then after 7, 16, 35 and 90, each time that it is right again.
class Schedule {
public:
    // How often something was right in a row, and when it is asked again.
    struct Entry {
        int right = 0;
        QDate due;
    };
    // As often as that in a row, and one knows it.
    static constexpr int known = 3;

    // From what was kept; what is not understood was never asked.
    explicit Schedule(const QByteArray &kept = {});
    QByteArray kept() const;

    // Nothing of what was never asked.
    std::optional<Entry> find(const QByteArray &key) const;
    void answer(const QByteArray &key, bool right, const QDate &today);

private:
    QHash<QByteArray, Entry> m_entries;
};

} // namespace medici::desktop
