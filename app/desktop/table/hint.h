#pragma once

#include "app/desktop/table/thinker.h"

#include <optional>

namespace medici::desktop {

// What a strong player would do, for whoever asks.
class Hint : public QObject {
    Q_OBJECT

public:
    explicit Hint(QObject *parent = nullptr);

    void ask(const Game &position, Seed seed) { m_thinker.ask(position, {Level::Hard}, seed); }
    // Nobody waits for it any more; what was said stays.
    void stop() { m_thinker.drop(); }
    // It is about a moment that is over; whether there was one.
    bool forget();
    const std::optional<Thought> &thought() const { return m_thought; }

signals:
    void given();

private:
    Thinker m_thinker;
    std::optional<Thought> m_thought;
};

} // namespace medici::desktop
