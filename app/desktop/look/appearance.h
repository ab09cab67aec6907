#pragma once

#include <QObject>

namespace medici {
class Theme;
}

namespace medici::desktop {

class Settings;

// Keeps the application in the theme, colours and text size that the settings ask for, and follows the
// system where they leave it to the system.
class Appearance : public QObject {
    Q_OBJECT

public:
    explicit Appearance(Settings &settings, QObject *parent = nullptr);
    ~Appearance() override;

    const Theme &theme() const { return *m_theme; }
    qreal textScale() const;
    // What movements last, in thousandths of normal; nothing where they are switched off.
    int pace() const;

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void changed();

private:
    void apply();

    Settings &m_settings;
    const Theme *m_theme = nullptr;
    bool m_applying = false;
    bool m_systemDark = false;
};

} // namespace medici::desktop
