#include "engine/view/texttable.h"

namespace medici {

void TextTable::line(const QString &words)
{
    finish();
    m_line = words;
    m_begun = true;
}

void TextTable::begin(const QString &title, int width)
{
    line(title.leftJustified(width));
}

void TextTable::begin(Seat seat)
{
    QString name = QStringLiteral("  ") + nameOf(seat, m_players);
    if (name.size() >= nameWidth)
        name = name.left(nameWidth - 2) + u'…';
    begin(name);
}

void TextTable::cell(const QString &words, int width)
{
    m_line += words.rightJustified(width > 0 ? width : m_cellWidth);
}

QString TextTable::text()
{
    finish();
    return m_text;
}

// Broken where it is too long, and without spaces at its end.
void TextTable::finish()
{
    if (!m_begun)
        return;
    while (m_line.size() > lineWidth) {
        const qsizetype end = m_line.lastIndexOf(u' ', lineWidth);
        if (end <= 0)
            break;
        m_text += m_line.left(end) + u'\n';
        m_line.remove(0, end + 1);
    }
    while (!m_line.isEmpty() && m_line.back().isSpace())
        m_line.chop(1);
    m_text += m_line + u'\n';
    m_begun = false;
}

} // namespace medici
