#include "app/contests/resultsfile.h"

#include "engine/record/fault.h"
#include "engine/record/wholefile.h"

namespace medici {

namespace {

QByteArray contentsOf(QFile &file, const QString &name)
{
    try {
        return wholeOf(file, longestResults);
    } catch (const Fault &fault) {
        file.close();
        throw fault.at(name, 0);
    }
}

} // namespace

QByteArray ResultsFile::goOn(const QString &name, const QByteArray &head)
{
    m_name = name;
    m_file.setFileName(name);
    if (!m_file.open(QIODevice::ReadWrite))
        throw Fault::unwritable(name, m_file.errorString());
    QByteArray text = contentsOf(m_file, name);
    if (!text.startsWith(head) && !head.startsWith(text)) {
        m_file.close();
        throw Fault(Reason::tr("The file holds something else: it begins otherwise.")).at(name, 1);
    }
    text.truncate(text.lastIndexOf('\n') + 1);
    m_file.resize(text.size());
    m_file.seek(text.size());
    if (!text.isEmpty())
        return text;
    append(head);
    return head;
}

void ResultsFile::append(const QByteArray &line)
{
    if (!m_file.isOpen())
        return;
    if (m_file.write(line) != line.size() || !m_file.flush())
        throw Fault::unwritable(m_name, m_file.errorString());
}

} // namespace medici
