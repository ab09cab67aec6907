#include "engine/record/lines.h"

#include "engine/record/fault.h"

#include <QFileDevice>

#include <algorithm>

namespace medici {

QByteArray Lines::next()
{
    qsizetype end = m_buffer.indexOf('\n');
    while (end < 0 && m_buffer.size() <= m_longest) {
        const qsizetype searched = m_buffer.size();
        if (!fill())
            break;
        end = m_buffer.indexOf('\n', searched);
    }
    const QByteArray line = m_buffer.first(end < 0 ? m_buffer.size() : end + 1);
    m_buffer.remove(0, line.size());
    return line;
}

bool Lines::fill()
{
    constexpr qsizetype block = 16 * 1024;
    const qsizetype size = m_buffer.size();
    m_buffer.resize(size + block);
    const qint64 read = m_device.read(m_buffer.data() + size, block);
    m_buffer.truncate(size + std::max(read, qint64{0}));
    const auto *file = qobject_cast<const QFileDevice *>(&m_device);
    const bool failed = file != nullptr && file->error() != QFileDevice::NoError;
    if (read < 0 && (failed || !m_device.atEnd()))
        throw Fault(Reason::tr("The file cannot be read: %1.").arg(m_device.errorString()));
    return read > 0;
}

} // namespace medici
