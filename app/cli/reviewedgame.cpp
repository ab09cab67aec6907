#include "app/cli/reviewedgame.h"

#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/progress.h"
#include "engine/record/reviewnotes.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace medici::cli {

ReviewedGame::ReviewedGame(const QString &file, Record record, const PluginMetadata &listing,
                           const Variant &variant, int playouts)
    : m_file(file), m_record(std::move(record)), m_variant(variant), m_listing(listing),
      m_end(startOf(m_record.header, variant)), m_steps(stepsOf(variant.words(), *m_end, m_record.events)),
      m_review(*m_end, m_record.events, mannersOf(m_record.header), playouts)
{
    for (const Participant &player : m_record.header.players)
        m_names += printable(player.name);
    for (const Event &event : m_record.events)
        m_end->apply(event.code);
    m_review.add(findingsIn(m_record, variant));
}

void ReviewedGame::judge(int jobs, Console &console)
{
    watchInterrupts();
    Cancellation cancelled;
    std::mutex mutex;
    std::condition_variable changed;
    int working = jobs;
    const auto work = [&] {
        std::unique_lock lock(mutex);
        while (const auto event = m_review.next()) {
            lock.unlock();
            std::optional<Judgement> judgement = m_review.judge(*event, cancelled);
            lock.lock();
            if (!judgement)
                break;
            m_review.add(*std::move(judgement));
        }
        --working;
        changed.notify_one();
    };
    std::vector<std::thread> threads;
    for (int job = 0; job < jobs; ++job)
        threads.emplace_back(work);
    {
        Progress progress(console.err, static_cast<int>(m_review.decisions()), "decisions");
        std::unique_lock lock(mutex);
        while (!changed.wait_for(lock, std::chrono::milliseconds(100), [&] { return working == 0; })) {
            progress.show(static_cast<int>(m_review.judged()));
            if (interrupted())
                cancelled.request();
        }
    }
    for (std::thread &thread : threads)
        thread.join();
    if (m_review.needsOutset() && !interrupted())
        if (const std::optional<Outset> outset = m_review.outset(cancelled))
            m_review.add(*outset);
    keepFindings(m_record, m_review.findings(), m_variant);
}

std::size_t ReviewedGame::step(std::size_t event) const
{
    return static_cast<std::size_t>(ranges::find(m_steps, event, &Step::from) - m_steps.begin());
}

QString ReviewedGame::move(const Game &before, Code code) const
{
    const Event event{before.actor(), code};
    return m_variant.describe(before, {&event, 1}, m_names);
}

} // namespace medici::cli
