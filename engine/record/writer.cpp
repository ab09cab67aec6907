#include "engine/record/writer.h"

#include "engine/record/annotations.h"
#include "engine/record/header.h"
#include "engine/record/json.h"

namespace medici {

Writer::Writer(const Header &header, const Recordable &variant, Annotated annotated)
    : m_header(header), m_variant(variant), m_annotated(annotated), m_game(variant.newGame(header.setup))
{}

QByteArray Writer::begin() const
{
    return lineOf(headerLine(m_header, m_variant.terms())) + annotationsAfter(nullptr);
}

QByteArray Writer::add(const Event &event)
{
    const Words &words = m_variant.words();
    if (m_outcomes.empty())
        m_lineStart = m_game->clone();
    m_game->apply(event.code);
    if (event.actor != chance)
        return lineOf({{"seat", int{event.actor}}, {"move", words.move(*m_lineStart, event.code)}})
            + annotationsAfter(m_lineStart.get());

    m_outcomes.push_back(event.code);
    if (static_cast<int>(m_outcomes.size()) < words.chanceLength(*m_lineStart))
        return {};
    const std::vector<Code> outcomes = std::exchange(m_outcomes, {});
    return lineOf({{"chance", words.chance(*m_lineStart, outcomes)}}) + annotationsAfter(m_lineStart.get());
}

QByteArray Writer::annotationsAfter(const Game *before) const
{
    QByteArray lines;
    if (m_annotated == Annotated::Yes)
        for (const QCborMap &line : annotations(m_variant.words(), before, *m_game))
            lines += lineOf(line);
    return lines;
}

QByteArray textOf(const Record &record, const Recordable &variant, Annotated annotated)
{
    Writer writer(record.header, variant, annotated);
    QByteArray text = writer.begin();
    for (const Event &event : record.events)
        text += writer.add(event);
    return text;
}

} // namespace medici
