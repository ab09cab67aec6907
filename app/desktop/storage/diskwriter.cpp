#include "app/desktop/storage/diskwriter.h"

#include "engine/record/fault.h"

namespace medici::desktop {

DiskWriter::DiskWriter(QObject *parent)
    : QObject(parent), m_thread([this](const std::stop_token &stop) { work(stop); })
{}

DiskWriter::~DiskWriter()
{
    finish();
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

void DiskWriter::work(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    while (m_asked.wait(lock, stop, [this] { return !m_jobs.empty(); })) {
        std::function<void()> job = std::move(m_jobs.front());
        lock.unlock();
        try {
            job();
        } catch (const Fault &fault) {
            QMetaObject::invokeMethod(
                this, [this, why = fault.sentence()] { emit failed(why); }, Qt::QueuedConnection);
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
