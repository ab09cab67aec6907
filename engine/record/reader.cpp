#include "engine/record/reader.h"

#include "engine/record/fault.h"
#include "engine/record/header.h"
#include "engine/record/json.h"

namespace medici {

Reader::Reader(QIODevice &device, const QString &name, const Recordables &variants,
               OnAnnotations onAnnotations)
    : m_lines(device, longestLine), m_name(name), m_variants(variants), m_onAnnotations(onAnnotations)
{}

std::optional<Record> Reader::next()
{
    try {
        if (m_line == 0) {
            m_header = readLine();
            if (!m_header) {
                m_line = 0;
                m_note.clear();
                throw Fault(Reason::tr("The record is empty."));
            }
        }
        return m_header ? std::optional(readGame()) : std::nullopt;
    } catch (const Fault &fault) {
        m_header.reset();
        throw fault.at(m_name, m_line);
    }
}

Record Reader::readGame()
{
    const Header header = readHeader(*m_header, m_variants);
    Replay replay(header, readVersion(*m_header), *m_variants.find(header.variant), m_onAnnotations);
    qint64 length = m_length;
    for (m_header = readLine(); m_header && !isHeader(*m_header); m_header = readLine()) {
        length += m_length;
        if (length > longestGame)
            throw Fault(Reason::tr("The game is longer than 16 MiB."));
        replay.follow(*m_header);
    }
    return replay.record();
}

std::optional<QJsonObject> Reader::readLine()
{
    const QByteArray line = m_lines.next();
    if (line.isEmpty())
        return std::nullopt;
    ++m_line;
    m_length = line.size();
    if (m_length > longestLine || (m_length == longestLine && !line.endsWith('\n')))
        throw Fault(Reason::tr("The line is longer than 64 KiB."));
    if (!line.endsWith('\n')) {
        m_note =
            Fault(Reason::tr("The last line is incomplete and was left out.")).at(m_name, m_line).sentence();
        return std::nullopt;
    }
    return objectOn(QByteArrayView(line).chopped(1));
}

} // namespace medici
