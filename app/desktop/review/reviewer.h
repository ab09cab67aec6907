#pragma once

#include <QObject>

#ifndef Q_MOC_RUN
#include "engine/review/review.h"

#include <list>
#include <memory>
#include <mutex>
#include <thread>
#endif

namespace medici::desktop {

// Judges the decisions of a game in threads of its own, and tells of each. Who is told to stop does so when
// he hears it; the window does not wait for that.
class Reviewer : public QObject {
    Q_OBJECT

public:
    explicit Reviewer(QObject *parent = nullptr) : QObject(parent) {}
    ~Reviewer() override;

    // Goes on from what is known of it.
    void begin(Review review);
    void stop();

signals:
    void judged(const medici::Judgement &judgement);
    void begun(const medici::Outset &outset); // what could be expected when the game began
    void finished();

private:
    // What the threads of one game share.
    struct Work {
        explicit Work(Review whole) : review(std::move(whole)) {}

        Review review;
        std::mutex mutex; // of the review
        Cancellation stopped;
        int running = 0;
        std::list<std::thread> threads;
    };

    void judge(Work &work, int wanted);
    template <class Tell>
    void tell(int wanted, Tell tell);
    void clear();

    std::list<std::unique_ptr<Work>> m_works; // the stopped ones too
    int m_wanted = 0;                         // counts up; what comes of another work is not wanted any more
};

} // namespace medici::desktop
