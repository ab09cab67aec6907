#include "tests/cli/program.h"

#include <QProcess>

bool Run::refused(int with) const
{
    return exit == with && out.isEmpty() && err.startsWith("medici-cli: ")
        && (err.endsWith(".\n") || err.endsWith("?\n")) && err.count('\n') == 1;
}

QByteArray Run::all() const
{
    return "exit " + QByteArray::number(exit) + '\n' + out + err;
}

Run runProgram(const QStringList &arguments, const QByteArray &input, const QString &program)
{
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    const bool finished = process.waitForFinished(300'000) && process.exitStatus() == QProcess::NormalExit;
    return {finished ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

QStringList playDice(const QString &seats, const QStringList &more)
{
    return QStringList{"play", "--variant", "dice", "--seats", seats} + more;
}

QByteArray played(const QStringList &more)
{
    const Run run = runProgram(QStringList{"play", "--record", "-"} + more);
    return run.exit == 0 ? run.out : QByteArray();
}

bool programFindsRight(const QByteArray &record)
{
    return runProgram({"check", "--luck", "-"}, record).exit == 0;
}
