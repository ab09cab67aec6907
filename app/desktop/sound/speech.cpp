#include "app/desktop/sound/speech.h"

#include <QStandardPaths>

namespace medici::desktop {

namespace {

// How the system is called to say something in a language; empty where it cannot.
QStringList callFor(const QString &words, const QString &language)
{
#if defined(Q_OS_MACOS)
    const QString voice = language == u"pl" ? QStringLiteral("Zosia") : QStringLiteral("Daniel");
    return {QStringLiteral("/usr/bin/say"), QStringLiteral("-v"), voice, QStringLiteral("--"), words};
#elif defined(Q_OS_WIN)
    // The words are no part of the command, so that nothing in them is taken for one.
    return {QStringLiteral("powershell"), QStringLiteral("-NoProfile"), QStringLiteral("-Command"),
            QStringLiteral("Add-Type -AssemblyName System.Speech; "
                           "$v = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
                           "try { $v.SelectVoiceByHints('NotSet', 'NotSet', 0, '%1') } catch {}; "
                           "$v.Speak([Console]::In.ReadToEnd())")
                .arg(language)};
#else
    static const QString program = QStandardPaths::findExecutable(QStringLiteral("spd-say"));
    if (program.isEmpty())
        return {};
    return {program,  QStringLiteral("--wait"), QStringLiteral("--language"),
            language, QStringLiteral("--"),     words};
#endif
}

} // namespace

Speech::Speech(QObject *parent) : QObject(parent)
{
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.setStandardErrorFile(QProcess::nullDevice()); // no voice is no news
    connect(&m_process, &QProcess::finished, this, &Speech::next);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            m_waiting.clear();
    });
}

Speech::~Speech()
{
    disconnect(&m_process, nullptr, this, nullptr);
    stop();
    m_process.waitForFinished(100);
}

bool Speech::available()
{
    return !callFor({}, QStringLiteral("en")).isEmpty();
}

void Speech::say(const QString &words, const QString &language)
{
    if (const QStringList call = callFor(words, language); !call.isEmpty())
        m_waiting << call + QStringList{words};
    if (m_process.state() == QProcess::NotRunning)
        next();
}

void Speech::stop()
{
    m_waiting.clear();
    m_process.kill();
}

void Speech::next()
{
    if (m_waiting.isEmpty())
        return;
    QStringList call = m_waiting.takeFirst();
    const QString words = call.takeLast();
    m_process.start(call.takeFirst(), call);
    m_process.write(words.toUtf8());
    m_process.closeWriteChannel();
}

} // namespace medici::desktop
