#include "app/desktop/table/adviser.h"

#include <memory>
#include <utility>

namespace medici::desktop {

Adviser::~Adviser()
{
    drop();
    for (Work &work : m_works)
        work.thread.join();
}

void Adviser::begin(const Game &position, Seed seed)
{
    drop();
    Work &work = m_works.emplace_back();
    auto counsel = std::make_shared<Counsel>(position, seed, m_playouts);
    work.thread = std::thread([this, &work, counsel, wanted = m_wanted] { judge(work, *counsel, wanted); });
}

void Adviser::ask(Code move)
{
    if (m_works.empty())
        return;
    Work &work = m_works.back();
    const std::scoped_lock lock(work.mutex);
    work.asked = move;
    work.woken.notify_one();
}

void Adviser::drop()
{
    ++m_wanted;
    for (Work &work : m_works) {
        const std::scoped_lock lock(work.mutex);
        work.dropped.request();
        work.woken.notify_one();
    }
}

void Adviser::judge(Work &work, Counsel &counsel, int wanted)
{
    std::size_t told = 0;
    while (!work.dropped.requested()) {
        std::unique_lock lock(work.mutex);
        if (const std::optional<Code> asked = std::exchange(work.asked, std::nullopt))
            counsel.ask(*asked);
        lock.unlock();
        const bool more = counsel.goOn(work.dropped);
        if (counsel.advice().moves.size() > told) {
            told = counsel.advice().moves.size();
            tell(counsel.advice(), wanted);
        }
        if (more)
            continue;
        lock.lock();
        work.woken.wait(lock, [&work] { return work.asked || work.dropped.requested(); });
    }
    work.ended = true;
    QMetaObject::invokeMethod(this, &Adviser::clear, Qt::QueuedConnection);
}

void Adviser::tell(const Advice &advice, int wanted)
{
    QMetaObject::invokeMethod(
        this,
        [this, advice, wanted] {
            if (wanted == m_wanted)
                emit learned(advice);
        },
        Qt::QueuedConnection);
}

// Away with the threads that have nothing left to do.
void Adviser::clear()
{
    m_works.remove_if([](Work &work) {
        if (!work.ended)
            return false;
        work.thread.join();
        return true;
    });
}

} // namespace medici::desktop
