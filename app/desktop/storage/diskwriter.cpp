#include "app/desktop/storage/diskwriter.h"

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
        std::optional<Fault> refused;
        try {
            job();
        } catch (const Fault &fault) {
            refused = fault;
        }
        job = nullptr; // what it held is let go before anybody hears that it is done
        lock.lock();
        if (refused) {
            m_refused.push_back(*refused);
            QMetaObject::invokeMethod(this, &DiskWriter::tellRefused, Qt::QueuedConnection);
        }
        m_jobs.pop_front();
        if (!m_jobs.empty())
            continue;
        m_done.notify_all();
        QMetaObject::invokeMethod(this, &DiskWriter::caughtUp, Qt::QueuedConnection);
    }
}

// The sentences are made here, by the thread whose language they are in.
void DiskWriter::tellRefused()
{
    std::deque<Fault> refused;
    {
        const std::lock_guard lock(m_mutex);
        refused.swap(m_refused);
    }
    for (const Fault &fault : refused)
        emit failed(fault.sentence());
}

} // namespace medici::desktop
