#include "app/desktop/table/parplayer.h"

namespace medici::desktop {

ParPlayer::~ParPlayer()
{
    stop();
    for (Work &work : m_works)
        work.thread.join();
}

void ParPlayer::play(const Par &par)
{
    stop();
    Work &work = m_works.emplace_back();
    work.thread = std::thread([this, &work, wanted = m_wanted, par = Par(par)]() mutable {
        while (!par.settled() && par.refine(work.stopped))
            QMetaObject::invokeMethod(
                this,
                [this, wanted, par] {
                    if (wanted == m_wanted)
                        emit refined(par);
                },
                Qt::QueuedConnection);
        work.done = true;
        QMetaObject::invokeMethod(this, &ParPlayer::clear, Qt::QueuedConnection);
    });
}

void ParPlayer::stop()
{
    ++m_wanted;
    for (Work &work : m_works)
        work.stopped.request();
}

void ParPlayer::clear()
{
    for (auto work = m_works.begin(); work != m_works.end();) {
        if (!work->done) {
            ++work;
            continue;
        }
        work->thread.join(); // has nothing left to do
        work = m_works.erase(work);
    }
}

} // namespace medici::desktop
