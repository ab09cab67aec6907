#pragma once

#include <QObject>

#ifndef Q_MOC_RUN
#include "engine/record/fault.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#endif

namespace medici::desktop {

// Writes to the disk in a thread of its own, one job after the other, so that the window never waits for
// a disk. Who needs to know that all is written asks `idle`, or waits for `caughtUp`. Whoever writes by it
// must go before it; what he asked for is done all the same, so a job holds nothing of his.
class DiskWriter : public QObject {
    Q_OBJECT

public:
    explicit DiskWriter(QObject *parent = nullptr);
    // Whatever was asked for is done first.
    ~DiskWriter() override;

    // A job may throw a Fault; it must not touch what another thread touches.
    void write(std::function<void()> job);
    bool idle() const;
    void finish();

signals:
    void caughtUp();
    void failed(const QString &why);

private:
    void work();
    void tellRefused();

    mutable std::mutex m_mutex;
    std::condition_variable m_asked;
    std::condition_variable m_done;
    std::deque<std::function<void()>> m_jobs; // the first stays until it is done
    std::deque<Fault> m_refused;              // and not told yet
    bool m_closing = false;
    std::thread m_thread;
};

} // namespace medici::desktop
