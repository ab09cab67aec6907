#pragma once

#include "app/programs/command.h"
#include "engine/rules/cancellation.h"

#include <QByteArray>
#include <QDeadlineTimer>
#include <QProcess>

namespace medici {

// Another program while it runs: lines go to it and come from it, and whatever it does with them, nobody
// waits for it longer than was said, nor keeps more of it than a line and the end of what it complains of. It
// belongs to the thread that made it, and is read only while somebody waits for a line: what a program says
// meanwhile stays in its pipe, and when that is full the program waits.
class Process {
public:
    explicit Process(const Allowance &allowance);
    // Ends it, with all that it has started.
    ~Process();
    Process(const Process &) = delete;
    Process &operator=(const Process &) = delete;

    // These throw Misconduct.
    void start(const Command &command);
    void write(const QByteArray &lines);
    // The next line without its LF. Throws NotWanted as soon as it was cancelled.
    QByteArray line(const QDeadlineTimer &deadline, const Cancellation &cancelled);
    // It has said something that it was not asked for.
    bool speaksUnasked() const { return !m_said.isEmpty(); }

    bool running() const { return m_process.state() != QProcess::NotRunning; }
    // Lets it end by itself after what was written last, for a short while.
    void end();

    // The end of what it wrote to standard error.
    const QByteArray &complaints() const { return m_complaints; }

    static constexpr qsizetype mostComplaints = 64 * 1024;

private:
    void confine();
    void kill();
    void takeComplaints();
    QString wayOfEnding() const;

    Allowance m_allowance;
    QProcess m_process;
    qint64 m_group = 0; // of processes, while there may be any
    QByteArray m_said;  // and not yet asked for
    QByteArray m_complaints;
};

} // namespace medici
