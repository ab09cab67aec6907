#include "engine/record/fault.h"

namespace medici {

namespace {

QString sentenceOf(const QString &reason, const QString &file, qint64 line)
{
    QString place = file;
    if (line > 0)
        place += u':' + QString::number(line);
    return place.isEmpty() ? reason : place + QStringLiteral(": ") + reason;
}

} // namespace

Fault::Fault(const QString &reason) : Fault(nullptr, reason, {}, 0) {}

Fault::Fault(const char *words, const QString &reason, const QString &file, qint64 line)
    : m_words(words), m_reason(reason), m_file(file), m_line(line),
      m_what(
          sentenceOf(words != nullptr ? QString::fromLatin1(words).arg(reason) : reason, file, line).toUtf8())
{}

Fault Fault::unwritable(const QString &file, const QString &why)
{
    return {QT_TRANSLATE_NOOP("Record", "The file cannot be written: %1."), why, file, 0};
}

Fault Fault::ofGameInPlay() const
{
    return {
        QT_TRANSLATE_NOOP("Record",
                          "The game cannot be saved: %1. You can play on: all of it is saved with the next "
                          "move that can be written."),
        m_reason, m_file, 0};
}

Fault Fault::changedMeanwhile(const QString &file, const QString &putAside)
{
    return {QT_TRANSLATE_NOOP(
                "Record",
                "Another program has changed this file while the game was being played. The game goes "
                "on as it lies on the table; what the other program wrote is in %1."),
            putAside, file, 0};
}

Fault Fault::plain(const QString &reason)
{
    Fault fault(reason);
    fault.m_plain = true;
    return fault;
}

Fault Fault::at(const QString &file, qint64 line) const
{
    Fault there(m_words, m_reason, file, line);
    there.m_plain = m_plain;
    return there;
}

QString Fault::reason() const
{
    return m_words != nullptr ? Reason::tr(m_words).arg(m_reason) : m_reason;
}

QString Fault::sentence() const
{
    return sentenceOf(reason(), m_file, m_line);
}

QString Fault::reasonInShort() const
{
    return m_line == 0 || m_plain ? reason()
                                  : Reason::tr("This is not a record of a game, or it is damaged.");
}

QString Fault::sentenceInShort() const
{
    return sentenceOf(reasonInShort(), m_file, 0);
}

const char *Fault::what() const noexcept
{
    return m_what.constData();
}

} // namespace medici
