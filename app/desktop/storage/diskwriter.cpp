#include "app/desktop/storage/diskwriter.h"

#include "engine/record/fault.h"

namespace medici::desktop {

DiskWriter::DiskWriter(QObject *parent) : QObject(parent), m_thread([this] { work(); }) {}

DiskWriter::~DiskWriter()
{
    {
        const std::lock_guard lock(m_mutex);
        m_closing = true;
    }
    m_asked.notify_one();
    m_thread.join();
}

void DiskWriter::write(std::function<void()> job)
{
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push_back(std::move(job));
    }
    m_asked.notify_one();
}

bool DiskWriter::idle() const
{
    const std::lock_guard lock(m_mutex);
    return m_jobs.empty();
}

void DiskWriter::finish()
{
    std::unique_lock lock(m_mutex);
    m_done.wait(lock, [this] { return m_jobs.empty(); });
}

void DiskWriter::work()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_asked.wait(lock, [this] { return m_closing || !m_jobs.empty(); });
        if (m_jobs.empty())
            return;
        std::function<void()> job = std::move(m_jobs.front());
        lock.unlock();
        try {
            job();
        } catch (const Fault &fault) {
            // The sentence is made where it is shown: translations are the window's.
            QMetaObject::invokeMethod(
                this, [this, fault] { emit failed(fault.sentence()); }, Qt::QueuedConnection);
        }
        job = nullptr; // what it held is let go before anybody hears that it is done
        lock.lock();
        m_jobs.pop_front();
        if (!m_jobs.empty())
            continue;
        m_done.notify_all();
        QMetaObject::invokeMethod(this, &DiskWriter::caughtUp, Qt::QueuedConnection);
    }
}

} // namespace medici::desktop
