#include "app/desktop/table/thinker.h"

namespace medici::desktop {

Thinker::~Thinker()
{
    drop();
}

void Thinker::ask(const Game &position, const Limits &limits, Seed seed)
{
    drop();
    const quint64 stamp = ++m_stamp;
    m_cancelled.withdraw();
    m_thread = std::thread([this, stamp, limits, seed, game = position.clone()] {
        const Thought thought = game->think(limits, seed, m_cancelled);
        if (!m_cancelled.requested())
            QMetaObject::invokeMethod(
                this, [this, stamp, thought] { deliver(stamp, thought); }, Qt::QueuedConnection);
    });
}

void Thinker::drop()
{
    ++m_stamp;
    // A search asks after it has played each candidate out once: the wait is over before anybody sees it.
    m_cancelled.request();
    if (m_thread.joinable())
        m_thread.join();
}

void Thinker::deliver(quint64 stamp, const Thought &thought)
{
    if (stamp == m_stamp)
        emit answered(thought);
}

} // namespace medici::desktop
