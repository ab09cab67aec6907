#include "app/cli/progress.h"

namespace medici::cli {

namespace {

QString bar(int done, int steps)
{
    constexpr int width = 30;
    const int filled = static_cast<int>(std::int64_t{width} * done / steps);
    return QString(filled, u'#') + QString(width - filled, u'.');
}

QString duration(std::chrono::seconds time)
{
    const auto seconds = time.count();
    return seconds < 60  ? QString("%1 s").arg(seconds)
        : seconds < 3600 ? QString("%1 min %2 s").arg(seconds / 60).arg(seconds % 60)
                         : QString("%1 h %2 min").arg(seconds / 3600).arg(seconds / 60 % 60);
}

} // namespace

Progress::Progress(Stream &stream, int steps, const QString &unit)
    : m_stream(stream), m_steps(steps), m_unit(unit)
{}

Progress::~Progress()
{
    if (!m_visible)
        return;
    m_stream.write(QByteArray("\r\x1b[K"));
    m_stream.flush();
}

void Progress::show(int done)
{
    // What is over in a second needs no bar.
    constexpr auto patience = std::chrono::seconds(1);
    constexpr auto interval = std::chrono::milliseconds(200);
    const Clock::time_point now = Clock::now();
    if (!m_stream.terminal() || now - m_start < patience || now - m_shown < interval)
        return;
    m_shown = now;
    m_visible = true;
    QString text = QString("\r[%1] %2 of %3 %4").arg(bar(done, m_steps)).arg(done).arg(m_steps).arg(m_unit);
    if (done > 0) {
        const auto left = (now - m_start) / done * (m_steps - done);
        text += ", " + duration(std::chrono::duration_cast<std::chrono::seconds>(left)) + " left";
    }
    m_stream.write(text + "\x1b[K");
    m_stream.flush();
}

} // namespace medici::cli
