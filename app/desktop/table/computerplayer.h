#pragma once

#include "app/desktop/table/thinker.h"

#include <QTimer>

#include <optional>

namespace medici::desktop {

class Settings;

// Finds the moves of computer players, while the board still moves if it is asked so early, and makes them
// when it may, each after a pause in which a person can follow.
class ComputerPlayer : public QObject {
    Q_OBJECT

public:
    explicit ComputerPlayer(const Settings &settings, QObject *parent = nullptr);

    void ask(const Game &position, const Mind &mind, Seed seed);
    // What it does is settled.
    void tell(Code move);
    // Somebody else finds the move, and says it.
    void wait();
    void say(Code move);
    bool asked() const { return m_thinking || m_move; }
    // It may make its move, or has to wait with it.
    void release();
    void hold();
    // It was asked for nothing.
    void drop();

signals:
    void decided(medici::Code move);

private:
    void startPause();

    const Settings &m_settings;
    Thinker m_thinker;
    QTimer m_pause;
    bool m_thinking = false;
    bool m_released = false;
    std::optional<Code> m_move; // found, but not made
};

} // namespace medici::desktop
