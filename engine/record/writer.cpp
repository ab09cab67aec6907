#include "engine/record/writer.h"

#include "engine/record/annotations.h"
#include "engine/record/header.h"
#include "engine/record/json.h"
#include "engine/record/luckwords.h"

#include <QCborArray>

using namespace Qt::StringLiterals;

namespace medici {

Writer::Writer(const Header &header, const Recordable &variant, Annotated annotated, RecordVersion version)
    : m_header(header), m_variant(variant), m_annotated(annotated), m_version(version),
      m_game(startOf(header, variant))
{}

QByteArray Writer::begin() const
{
    return lineOf(headerLine(m_header, m_variant, m_version)) + annotationsAfter(nullptr);
}

QByteArray Writer::add(const Event &event, const QStringList &how)
{
    const Words &words = m_variant.words();
    if (m_outcomes.empty()) {
        m_lineStart = m_game->clone();
        m_how = how;
    }
    m_game->apply(event.code);
    if (event.actor != chance)
        return lineFor({{"seat", int{event.actor}}, {"move", words.move(*m_lineStart, event.code)}})
            + annotationsAfter(m_lineStart.get());

    m_outcomes.push_back(event.code);
    if (static_cast<int>(m_outcomes.size()) < words.chanceLength(*m_lineStart))
        return {};
    const std::vector<Code> outcomes = std::exchange(m_outcomes, {});
    QCborMap line{{"chance", words.chance(*m_lineStart, outcomes)}};
    if (m_version == RecordVersion::Two)
        addPlace(line, *m_lineStart);
    return lineFor(line) + annotationsAfter(m_lineStart.get());
}

QByteArray Writer::add(const Record &record, std::size_t from)
{
    QByteArray text = from == 0 ? notesAt(record, 0) : QByteArray();
    for (std::size_t number = from; number < record.events.size(); ++number) {
        const auto how = record.how.find(number);
        text += add(record.events[number], how == record.how.end() ? QStringList() : how->second);
        text += notesAt(record, number + 1);
    }
    return text;
}

// Version 1 has no notes.
QByteArray Writer::notesAt(const Record &record, std::size_t number) const
{
    QByteArray lines;
    if (const auto notes = record.notes.find(number);
        notes != record.notes.end() && m_version == RecordVersion::Two)
        for (const QCborMap &note : notes->second)
            lines += lineOf({{"note", note}});
    return lines;
}

QByteArray Writer::lineFor(QCborMap words) const
{
    if (m_version == RecordVersion::Two && !m_how.isEmpty())
        words.insert("how"_L1, QCborArray::fromStringList(m_how));
    return lineOf(words);
}

QByteArray Writer::annotationsAfter(const Game *before) const
{
    QByteArray lines;
    const Words &words = m_variant.words();
    if (m_annotated == Annotated::Yes)
        for (const QCborMap &line : annotations(words, before, *m_game))
            lines += lineOf(line);
    else if (m_annotated == Annotated::Consequences && before != nullptr)
        for (const QCborMap &line : consequences(words, *before, *m_game))
            lines += lineOf(line);
    return lines;
}

QByteArray textOf(const Record &record, const Recordable &variant, Annotated annotated, RecordVersion version)
{
    Writer writer(record.header, variant, annotated, version);
    const QByteArray header = writer.begin(); // before the game has gone on
    return header + writer.add(record, 0);
}

} // namespace medici
