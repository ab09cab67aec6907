#pragma once

#include <QObject>

#ifndef Q_MOC_RUN
#include "app/contests/rulechange.h"
#include "app/contests/trialpace.h"
#include "engine/record/fault.h"

#include <memory>
#include <optional>
#include <thread>
#endif

namespace medici::desktop {

// Games by two sets of rules that are played in threads beside the window. Who plays and how many deals is
// found out by playing a little; from then on it can be stopped and gone on with, and what it comes to is the
// same.
class TrialRun : public QObject {
    Q_OBJECT

public:
    // About how long it takes.
    static constexpr TrialCost::Seconds usualTime{50};

    explicit TrialRun(QObject *parent = nullptr) : QObject(parent) {}
    ~TrialRun() override;

    // Another one; what was played of the one before is gone. One whose players and deals are settled is
    // played as it is.
    void prepare(const RuleTrial &trial);
    // Plays what is missing, or what the time allows.
    void start(int jobs, TrialCost::Seconds time = usualTime);
    // Soon.
    void stop();

    bool running() const { return m_thread.joinable(); }
    bool settled() const { return m_played.trial.deals > 0; }
    bool complete() const { return settled() && playedPieces() == m_played.trial.pieces(); }
    int playedPieces() const { return static_cast<int>(m_played.pairs.size()); }
    const PlayedTrial &played() const { return m_played; }
    const RuleChange &change() const { return m_change; }
    // What is wrong, if it could not be played.
    const QString &fault() const { return m_fault; }

signals:
    void advanced();

private:
    void play(PlayedTrial played, int jobs, TrialCost::Seconds time);
    void halt();
    void end(const std::optional<Fault> &fault);

    PlayedTrial m_played;
    RuleChange m_change;
    QString m_fault;
    int m_number = 0; // of what is played; what comes of another one is not wanted
    std::unique_ptr<Cancellation> m_stopped;
    std::thread m_thread;
};

} // namespace medici::desktop
