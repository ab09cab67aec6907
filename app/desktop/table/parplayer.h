#pragma once

#include <QObject>

#ifndef Q_MOC_RUN
#include "engine/players/par.h"

#include <atomic>
#include <list>
#include <thread>
#endif

namespace medici::desktop {

// Refines a par in a thread of its own, game by game, and tells after each how far it has come. Who is told
// to stop does so when he hears it; the window does not wait for that.
class ParPlayer : public QObject {
    Q_OBJECT

public:
    explicit ParPlayer(QObject *parent = nullptr) : QObject(parent) {}
    ~ParPlayer() override;

    // Goes on from there, until it is known well enough.
    void play(const Par &par);
    void stop();

signals:
    void refined(const medici::Par &par);

private:
    struct Work {
        Cancellation stopped;
        std::atomic<bool> done = false;
        std::thread thread;
    };

    void clear();

    std::list<Work> m_works; // the stopped ones too
    int m_wanted = 0;        // counts up; what comes of another work is not wanted any more
};

} // namespace medici::desktop
