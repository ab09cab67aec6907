#pragma once

#include "app/cli/console.h"

#include <chrono>

namespace medici::cli {

// A bar among the errors while something takes long, if a person is looking.
class Progress {
public:
    Progress(Stream &stream, int steps, const QString &unit);
    ~Progress();
    Progress(const Progress &) = delete;
    Progress &operator=(const Progress &) = delete;

    void show(int done);

private:
    using Clock = std::chrono::steady_clock;

    Stream &m_stream;
    int m_steps;
    QString m_unit;
    Clock::time_point m_start = Clock::now();
    Clock::time_point m_shown;
    bool m_visible = false;
};

} // namespace medici::cli
