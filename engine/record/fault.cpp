#include "engine/record/fault.h"

namespace medici {

Fault::Fault(const QString &reason) : Fault(reason, {}, 0) {}

Fault::Fault(const QString &reason, const QString &file, qint64 line)
    : m_reason(reason), m_file(file), m_line(line), m_what(sentence().toUtf8())
{}

Fault Fault::at(const QString &file, qint64 line) const
{
    return {m_reason, file, line};
}

QString Fault::sentence() const
{
    QString place = m_file;
    if (m_line > 0)
        place += u':' + QString::number(m_line);
    return place.isEmpty() ? m_reason : place + QStringLiteral(": ") + m_reason;
}

} // namespace medici
