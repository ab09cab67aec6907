#include "app/desktop/review/reviewer.h"

#include <QThread>

#include <algorithm>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace medici::desktop {

namespace {

// Lets the window and computer players go first. On Linux only the niceness of a thread does that, of which
// Qt knows nothing.
void standBack()
{
#ifdef Q_OS_LINUX
    constexpr int niceness = 10;
    setpriority(PRIO_PROCESS, 0, niceness); // 0: of this thread
#else
    QThread::currentThread()->setPriority(QThread::LowPriority);
#endif
}

} // namespace

Reviewer::~Reviewer()
{
    stop();
    for (const std::unique_ptr<Work> &work : m_works)
        for (std::thread &thread : work->threads)
            thread.join();
}

// On all cores: the threads stand back where somebody else has something to do.
void Reviewer::begin(Review review)
{
    stop();
    Work &work = *m_works.emplace_back(std::make_unique<Work>(std::move(review)));
    work.running = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    for (int i = 0, threads = work.running; i < threads; ++i)
        work.threads.emplace_back([this, &work, wanted = m_wanted] { judge(work, wanted); });
}

void Reviewer::stop()
{
    ++m_wanted;
    for (const std::unique_ptr<Work> &work : m_works)
        work->stopped.request();
}

template <class Tell>
void Reviewer::tell(int wanted, Tell tell)
{
    QMetaObject::invokeMethod(
        this,
        [this, wanted, tell] {
            if (wanted == m_wanted)
                tell();
        },
        Qt::QueuedConnection);
}

void Reviewer::judge(Work &work, int wanted)
{
    standBack();
    const auto next = [&] {
        const std::scoped_lock lock(work.mutex);
        return work.review.next();
    };
    for (auto event = next(); event; event = next()) {
        const std::optional<Judgement> judgement = work.review.judge(*event, work.stopped);
        if (!judgement)
            break;
        tell(wanted, [this, judgement] { emit judged(*judgement); });
    }
    std::unique_lock lock(work.mutex);
    const bool last = --work.running == 0;
    lock.unlock();
    if (!last)
        return;
    if (work.review.needsOutset())
        if (const std::optional<Outset> outset = work.review.outset(work.stopped))
            tell(wanted, [this, outset] { emit begun(*outset); });
    if (!work.stopped.requested())
        tell(wanted, [this] { emit finished(); });
    QMetaObject::invokeMethod(this, &Reviewer::clear, Qt::QueuedConnection);
}

// Away with the works of which all threads have come to their end.
void Reviewer::clear()
{
    m_works.remove_if([](const std::unique_ptr<Work> &work) {
        {
            const std::scoped_lock lock(work->mutex);
            if (work->running > 0)
                return false;
        }
        for (std::thread &thread : work->threads)
            thread.join(); // has nothing left to do but end
        return true;
    });
}

} // namespace medici::desktop
