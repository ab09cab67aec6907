#pragma once

#include <atomic>

namespace medici {

// Tells a thread that nobody waits for its work any more. It belongs to whoever asked for the work, and who
// also waits for the thread, so that it outlives the work.
class Cancellation {
public:
    Cancellation() = default;
    Cancellation(const Cancellation &) = delete;
    Cancellation &operator=(const Cancellation &) = delete;

    void request() { m_requested.store(true, std::memory_order_relaxed); }
    bool requested() const { return m_requested.load(std::memory_order_relaxed); }

private:
    std::atomic<bool> m_requested = false;
};

} // namespace medici
