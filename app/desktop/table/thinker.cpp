#include "app/desktop/table/thinker.h"

namespace medici::desktop {

Thinker::~Thinker()
{
    drop();
}

quint64 Thinker::ask(const Game &position, const Limits &limits, Seed seed)
{
    drop();
    const quint64 stamp = ++m_stamp;
    m_busy = true;
    m_thread =
        std::jthread([this, stamp, limits, seed, game = position.clone()](const std::stop_token &stop) {
            const Thought thought = game->think(limits, seed, stop);
            if (!stop.stop_requested())
                QMetaObject::invokeMethod(
                    this, [this, stamp, thought] { deliver(stamp, thought); }, Qt::QueuedConnection);
        });
    return stamp;
}

void Thinker::drop()
{
    ++m_stamp;
    m_busy = false;
    // A search looks at its token after each playout, so the wait is a matter of microseconds.
    m_thread = {};
}

void Thinker::deliver(quint64 stamp, const Thought &thought)
{
    if (stamp != m_stamp)
        return;
    m_busy = false;
    emit answered(stamp, thought);
}

} // namespace medici::desktop
