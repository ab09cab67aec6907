#pragma once

#include <QObject>

#ifndef Q_MOC_RUN
#include "engine/review/counsel.h"

#include <atomic>
#include <condition_variable>
#include <list>
#include <mutex>
#include <thread>
#endif

namespace medici::desktop {

// Judges the moves of a decision in a thread of its own while somebody thinks about it, one decision at a
// time. Whoever works on one that was dropped stops when he hears it; the window does not wait for that.
class Adviser : public QObject {
    Q_OBJECT

public:
    explicit Adviser(QObject *parent = nullptr) : QObject(parent) {}
    ~Adviser() override;

    // How thoroughly.
    void arrange(int playouts) { m_playouts = playouts; }
    // Drops the decision before it. The position is copied: nothing is shared with the window.
    void begin(const Game &position, Seed seed);
    // This move before all others.
    void ask(Code move);
    void drop();

signals:
    // All that is known of the decision by now.
    void learned(const medici::Advice &advice);

private:
    struct Work {
        Cancellation dropped;
        std::mutex mutex;
        std::condition_variable woken;
        std::optional<Code> asked; // guarded by the mutex
        std::atomic<bool> ended = false;
        std::thread thread;
    };

    void judge(Work &work, Counsel &counsel, int wanted);
    void tell(const Advice &advice, int wanted);
    void clear();

    std::list<Work> m_works; // the last one is wanted, unless it was dropped
    int m_playouts = Counsel::usualPlayouts;
    int m_wanted = 0; // counts up; what comes of another work is not wanted any more
};

} // namespace medici::desktop
