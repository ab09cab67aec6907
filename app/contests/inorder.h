#pragma once

#include "engine/record/fault.h"
#include "engine/rules/cancellation.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <vector>

namespace medici {

// What several threads have finished, on its way to the one that takes it, by its number.
template <class Result>
class Finish {
public:
    // The next number to work on; nothing when there are no more. Waits while too many results stand here, so
    // that one that takes long does not fill the memory with those after it.
    std::optional<int> next(int count)
    {
        std::unique_lock lock(m_mutex);
        m_taken.wait(lock, [this] { return m_cancelled.requested() || m_next < m_wanted + ahead; });
        if (m_cancelled.requested() || m_next >= count)
            return std::nullopt;
        return m_next++;
    }

    void put(int number, Result result)
    {
        const std::scoped_lock lock(m_mutex);
        m_results.emplace(number, std::move(result));
        m_put.notify_one();
    }

    // The next result in order, unless it takes longer than `patience`.
    std::optional<Result> take(std::chrono::milliseconds patience)
    {
        std::unique_lock lock(m_mutex);
        if (!m_put.wait_for(lock, patience, [this] { return m_results.contains(m_wanted); }))
            return std::nullopt;
        Result result = std::move(m_results.extract(m_wanted).mapped());
        ++m_wanted;
        m_taken.notify_all();
        return result;
    }

    // No more; what is being worked on is not wanted any more.
    void cancel()
    {
        const std::scoped_lock lock(m_mutex);
        m_cancelled.request();
        m_taken.notify_all();
    }

    const Cancellation &cancelled() const { return m_cancelled; }

private:
    static constexpr int ahead = 256;

    std::mutex m_mutex;
    std::condition_variable m_put;
    std::condition_variable m_taken;
    Cancellation m_cancelled;
    std::map<int, Result> m_results;
    int m_next = 0;
    int m_wanted = 0;
};

// The threads that work. They are stopped and waited for, however it ends.
template <class Result>
class Workers {
public:
    explicit Workers(Finish<Result> &finish) : m_finish(finish) {}
    Workers(const Workers &) = delete;
    Workers &operator=(const Workers &) = delete;

    ~Workers()
    {
        m_finish.cancel();
        for (std::thread &thread : m_threads)
            thread.join();
    }

    void open(std::size_t count, const std::function<void()> &work)
    {
        m_threads.reserve(count);
        try {
            while (m_threads.size() < count)
                m_threads.emplace_back(work);
        } catch (const std::system_error &) {
            if (m_threads.empty()) // with those that could be started it goes on
                throw Fault(Reason::tr(
                    "The system starts no thread: too many are running, or there is too little memory."));
        }
    }

private:
    Finish<Result> &m_finish;
    std::vector<std::thread> m_threads;
};

// Works on `jobs` threads and hands over the results in order, on the calling thread, until there are no
// more, `take` returns false, or `stopped`, which is asked now and then, returns true. Then work ends at
// once. `workerOf` is called on each thread, and what it returns finds the result of a number, or nothing
// when it was cancelled.
template <class Result, class WorkerOf>
void inOrder(int count, int jobs, WorkerOf workerOf, const std::function<bool(Result)> &take,
             const std::function<bool()> &stopped)
{
    Finish<Result> finish;
    Workers<Result> workers(finish);
    workers.open(static_cast<std::size_t>(std::min(jobs, count)), [&] {
        auto worker = workerOf();
        while (const std::optional<int> number = finish.next(count))
            if (std::optional<Result> result = worker(*number, finish.cancelled()))
                finish.put(*number, *std::move(result));
    });
    int taken = 0;
    while (taken < count && !stopped()) {
        std::optional<Result> result = finish.take(std::chrono::milliseconds(100));
        if (!result)
            continue;
        if (!take(*std::move(result)))
            break;
        ++taken;
    }
}

} // namespace medici
