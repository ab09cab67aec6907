#include "app/programs/process.h"

#include "app/programs/misconduct.h"
#include "engine/record/protocol.h"

#include <QDir>

#ifdef Q_OS_UNIX
#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

namespace medici {

namespace {

#ifdef Q_OS_UNIX

// Files of ours stay ours: whatever is open beyond the three streams is closed when the other program begins.
void closeFilesOnStart()
{
    constexpr unsigned first = 3;
#if defined(Q_OS_LINUX) && defined(SYS_close_range)
    constexpr unsigned onStart = 1U << 2; // CLOSE_RANGE_CLOEXEC, which older headers do not name
    if (syscall(SYS_close_range, first, ~0U, onStart) == 0)
        return;
#endif
    constexpr long most = 65'536;
    const long open = std::min(sysconf(_SC_OPEN_MAX), most);
    for (int file = first; file < open; ++file)
        fcntl(file, F_SETFD, FD_CLOEXEC); // NOLINT(*-vararg)
}

// Between fork and exec, where nothing may be called that takes memory.
void confineSelf(rlim_t memory)
{
    setsid(); // a group of its own, that can be ended whole and does not hear the terminal's interrupts
#ifdef Q_OS_LINUX
    prctl(PR_SET_PDEATHSIG, SIGKILL); // NOLINT(*-vararg): if the thread that waits for it is gone, so is it
    const rlimit data{memory, memory};
    setrlimit(RLIMIT_DATA, &data);
#else
    Q_UNUSED(memory)
#endif
    const rlimit core{0, 0};
    setrlimit(RLIMIT_CORE, &core);
    closeFilesOnStart();
}

#endif

} // namespace

Command commandIn(const QString &text)
{
    QStringList words = QProcess::splitCommand(text);
    if (words.isEmpty())
        return {};
    const QString program = words.takeFirst();
    return {program, words};
}

Process::Process(const Allowance &allowance) : m_allowance(allowance)
{
    confine();
    // While a line of the other channel is waited for, too: it must not pile up.
    QObject::connect(&m_process, &QProcess::readyReadStandardError, &m_process, [this] { takeComplaints(); });
}

Process::~Process()
{
    m_process.disconnect();
    kill();
}

void Process::confine()
{
#ifdef Q_OS_UNIX
    const auto memory = static_cast<rlim_t>(m_allowance.memory);
    m_process.setChildProcessModifier([memory] { confineSelf(memory); });
#endif
}

void Process::start(const Command &command)
{
    m_process.start(command.program, command.arguments, QIODevice::ReadWrite);
    if (!m_process.waitForStarted(static_cast<int>(m_allowance.toStart.count())))
        throw Misconduct{Conduct::tr("It cannot be started: %1.").arg(m_process.errorString())};
    m_group = m_process.processId();
}

void Process::write(const QByteArray &lines)
{
    if (running())
        m_process.write(lines);
}

QByteArray Process::line(const QDeadlineTimer &deadline, const Cancellation &cancelled)
{
    constexpr qint64 patience = 50; // milliseconds until it is looked whether the answer is still wanted
    for (;;) {
        if (const qsizetype end = m_said.indexOf('\n'); end >= 0 && end < longestMessage) {
            const QByteArray line = m_said.first(end);
            m_said.remove(0, end + 1);
            return line;
        }
        if (m_said.size() >= longestMessage)
            throw Misconduct{
                Conduct::tr("It said a line that is longer than %1 KiB.").arg(longestMessage / 1024)};
        if (cancelled.requested())
            throw NotWanted();
        if (deadline.hasExpired())
            throw Misconduct{Conduct::tr("It did not answer in time.")};
        const qint64 left = std::max(qint64{1}, std::min(patience, deadline.remainingTime()));
        const bool more = m_process.waitForReadyRead(static_cast<int>(left));
        m_said += m_process.readAllStandardOutput();
        if (!more && !running() && m_said.indexOf('\n') < 0)
            throw Misconduct{wayOfEnding()};
    }
}

QString Process::wayOfEnding() const
{
    return m_process.exitStatus() == QProcess::CrashExit
        ? Conduct::tr("It was ended by the system or has crashed.")
        : Conduct::tr("It has ended by itself with status %1.").arg(m_process.exitCode());
}

void Process::end()
{
    m_process.closeWriteChannel();
    if (running())
        m_process.waitForFinished(static_cast<int>(m_allowance.toEnd.count()));
    kill();
}

void Process::kill()
{
#ifdef Q_OS_UNIX
    if (m_group > 0)
        ::kill(static_cast<pid_t>(-m_group), SIGKILL);
    m_group = 0;
#endif
    if (running()) {
        m_process.kill();
        m_process.waitForFinished();
    }
}

void Process::takeComplaints()
{
    m_complaints += m_process.readAllStandardError();
    if (m_complaints.size() > mostComplaints)
        m_complaints = m_complaints.last(mostComplaints);
}

} // namespace medici
