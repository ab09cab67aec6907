#include "app/desktop/whatif/trialrun.h"

#include <QElapsedTimer>

#include <utility>

namespace medici::desktop {

TrialRun::~TrialRun()
{
    halt();
}

void TrialRun::halt()
{
    stop();
    if (m_thread.joinable())
        m_thread.join();
}

void TrialRun::prepare(const RuleTrial &trial)
{
    halt();
    ++m_number;
    m_played = {trial};
    m_change = {};
    m_fault.clear();
}

void TrialRun::start(int jobs, TrialCost::Seconds time)
{
    if (running() || complete())
        return;
    m_stopped = std::make_unique<Cancellation>();
    m_fault.clear();
    m_thread =
        std::thread([this, played = m_played, jobs, time]() mutable { play(std::move(played), jobs, time); });
}

void TrialRun::stop()
{
    if (m_stopped != nullptr)
        m_stopped->request();
}

// In the thread: what comes of it goes to the window's.
void TrialRun::play(PlayedTrial played, int jobs, TrialCost::Seconds time)
{
    constexpr qint64 patience = 300; // milliseconds
    const int number = m_number;     // is changed only after the thread has ended
    const Cancellation &stopped = *m_stopped;
    QElapsedTimer clock;
    std::optional<Fault> fault;
    std::map<int, TrialPair> news;
    const auto tell = [&] {
        clock.start();
        QMetaObject::invokeMethod(
            this,
            [this, number, trial = played.trial, change = changeIn(played), pairs = std::exchange(news, {})] {
                if (number != m_number)
                    return;
                m_played.trial = trial;
                m_played.pairs.insert(pairs.begin(), pairs.end());
                m_change = change;
                emit advanced();
            },
            Qt::QueuedConnection);
    };
    try {
        if (played.trial.deals == 0)
            if (const std::vector<TrialCost> costs = measuredCosts(played.trial, time, jobs, stopped);
                !costs.empty())
                played.trial = paced(played.trial, costs, time, jobs);
        playPieces(
            played.trial, played.missing(), jobs,
            [&](TrialPair pair) {
                news.insert_or_assign(pair.piece, pair);
                played.pairs.insert_or_assign(pair.piece, std::move(pair));
                if (!clock.isValid() || clock.elapsed() > patience)
                    tell();
                return true;
            },
            [&] { return stopped.requested(); });
    } catch (const Fault &wrong) {
        fault = wrong;
    }
    if (!news.empty())
        tell();
    QMetaObject::invokeMethod(
        this,
        [this, number, fault] {
            if (number == m_number)
                end(fault);
        },
        Qt::QueuedConnection);
}

// The sentence is made here, by the thread whose language it is in.
void TrialRun::end(const std::optional<Fault> &fault)
{
    m_thread.join(); // has nothing left to do
    m_fault = fault ? fault->sentence() : QString();
    emit advanced();
}

} // namespace medici::desktop
