#pragma once

#include <QObject>

#include <memory>

#ifndef Q_MOC_RUN
#include "engine/rules/cancellation.h"
#include "engine/rules/game.h"

#include <thread>
#endif

namespace medici::desktop {

// Lets computer players think in a thread of their own, one question at a time.
class Thinker : public QObject {
    Q_OBJECT

public:
    explicit Thinker(QObject *parent = nullptr) : QObject(parent) {}
    ~Thinker() override;

    // Drops the question before it. The position is copied: nothing is shared with the window.
    void ask(const Game &position, const Limits &limits, Seed seed);
    void drop();

signals:
    void answered(const medici::Thought &thought);

private:
    void deliver(quint64 stamp, const Thought &thought);

    Cancellation m_cancelled;
    std::thread m_thread;
    quint64 m_stamp = 0; // of the question: an answer to another one comes too late
};

} // namespace medici::desktop
