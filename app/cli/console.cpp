#include "app/cli/console.h"

#include <QCoreApplication>

#include <cstdio>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#else
#include <csignal>
#include <unistd.h>
#endif

namespace medici::cli {

namespace {

bool isTerminal(FILE *file)
{
#ifdef Q_OS_WIN
    return _isatty(_fileno(file)) != 0;
#else
    return isatty(fileno(file)) != 0;
#endif
}

// https://no-color.org: any value but nothing switches colours off.
bool wantsColour()
{
    return qEnvironmentVariableIsEmpty("NO_COLOR") && qEnvironmentVariable("TERM") != QLatin1String("dumb");
}

} // namespace

Stream::Stream(FILE *file) : m_terminal(isTerminal(file)), m_coloured(m_terminal && wantsColour())
{
#ifdef Q_OS_WIN
    _setmode(_fileno(file), _O_BINARY); // records end their lines with LF everywhere
#endif
    m_whole = m_file.open(file, QIODevice::WriteOnly);
}

void Stream::write(const QByteArray &bytes)
{
    m_whole = m_file.write(bytes) == bytes.size() && m_whole;
}

void Stream::flush()
{
    m_whole = m_file.flush() && m_whole;
}

Console::Console(FILE *results, FILE *errors) : out(results), err(errors)
{
#ifdef Q_OS_WIN
    SetConsoleOutputCP(CP_UTF8);
#else
    // A reader that goes away and a file that may not grow are failed writes, so that what is under way can
    // be ended in good order.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
#endif
}

void Console::complain(const QString &sentence)
{
    err.write(QStringLiteral("medici-cli: %1\n").arg(sentence));
    err.flush();
}

} // namespace medici::cli
