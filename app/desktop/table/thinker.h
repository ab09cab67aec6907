#pragma once

#include <QObject>

#ifndef Q_MOC_RUN
#include "engine/rules/cancellation.h"
#include "engine/rules/game.h"

#include <atomic>
#include <list>
#include <thread>
#endif

namespace medici::desktop {

// Lets computer players think in threads of their own, so that the window never waits: one question at a
// time, and whoever thinks about one that was dropped is told so and stops when he hears it.
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
    struct Question {
        Cancellation dropped;
        Thought thought;
        std::atomic<bool> answered = false; // with that thought
        std::thread thread;
    };

    void takeAnswers();

    std::list<Question> m_questions; // being thought about, the dropped ones too
};

} // namespace medici::desktop
