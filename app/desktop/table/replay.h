#pragma once

#include <QObject>
#include <QTimer>

#include <cstddef>
#include <optional>

namespace medici::desktop {

class History;
class Settings;
class TableController;

// Leads through what happened line by line, forwards, back, or forwards by itself.
class Replay : public QObject {
    Q_OBJECT

public:
    Replay(TableController &table, const History &history, const Settings &settings,
           QObject *parent = nullptr);

    bool playing() const { return m_timer.isActive(); }
    // From the line looked at, or from the beginning where the present is shown.
    void setPlaying(bool playing);

    bool canGoBack() const;
    bool canGoForward() const;
    void toStart();
    void stepBack();
    void stepForward();
    // To the game as it stands.
    void toEnd();

signals:
    void changed();

private:
    std::optional<std::size_t> now() const;
    void go(std::optional<std::size_t> cursor);
    void playOn();

    TableController &m_table;
    const History &m_history;
    const Settings &m_settings;
    QTimer m_timer;
    bool m_going = false; // this very look is ours, not somebody's click
};

} // namespace medici::desktop
