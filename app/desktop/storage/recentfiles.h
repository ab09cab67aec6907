#pragma once

#include <QStringList>

namespace medici::desktop {

class Settings;

// The files that a person opened or saved, the last one first.
class RecentFiles {
public:
    explicit RecentFiles(Settings &settings) : m_settings(settings) {}

    void remember(const QString &file);
    // Those that are still there.
    QStringList files() const;

private:
    Settings &m_settings;
};

} // namespace medici::desktop
