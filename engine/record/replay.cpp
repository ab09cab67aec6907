#include "engine/record/replay.h"

#include "engine/record/fault.h"
#include "engine/record/fields.h"
#include "engine/record/json.h"
#include "engine/record/luckwords.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

// What is possible instead, as much of it as a sentence can hold.
QString possibilities(const Game &game, const Words &words)
{
    constexpr std::size_t most = 6;
    Choices choices;
    game.list(choices);
    QStringList texts;
    for (std::size_t i = 0; i < std::min(choices.size(), most); ++i) {
        const Code code = choices[i];
        texts +=
            quoted(game.actor() == chance ? words.chance(game, std::span(&code, 1)) : words.move(game, code));
    }
    const QString list = texts.join(u", ");
    return choices.size() <= most
        ? Reason::tr("possible values: %1").arg(list)
        : Reason::tr("possible values: %1 and %2 more").arg(list).arg(choices.size() - most);
}

} // namespace

Replay::Replay(const Header &header, RecordVersion version, const Recordable &variant,
               OnAnnotations onAnnotations)
    : m_record{header, {}}, m_version(version), m_words(variant.words()), m_game(startOf(header, variant))
{
    if (onAnnotations == OnAnnotations::Compare)
        m_annotations.emplace(m_words);
}

void Replay::follow(const QJsonObject &line)
{
    if (isAnnotation(line)) {
        if (m_annotations)
            m_annotations->check(line, *m_game);
        return;
    }
    const bool more = m_version == RecordVersion::Two;
    if (more && line.size() == 1 && line.contains(u"note")) {
        m_record.notes[m_record.events.size()].push_back(
            QCborMap::fromJsonObject(object(line[u"note"], u"note"_s)));
        return;
    }
    const bool move = line.contains(u"move") || line.contains(u"seat");
    if (!move && !line.contains(u"chance"))
        throw Fault(
            more ? Reason::tr(
                R"(The line is neither an event nor an annotation: an event has either "chance" or )"
                R"("seat" and "move", an annotation only one of "legal", "scored", "result" )"
                R"(and "note".)")
                 : Reason::tr(
                     R"(The line is neither an event nor an annotation: an event has either "chance" or )"
                     R"("seat" and "move", an annotation only one of "legal", "scored" and "result".)"));
    if (!more)
        move ? requireFields(line, {u"seat"_s, u"move"_s}) : requireFields(line, {u"chance"_s});
    else if (move)
        requireFields(line, {u"seat"_s, u"move"_s}, {u"how"_s});
    else
        requireFields(line, {u"chance"_s}, {u"at"_s, u"among"_s, u"how"_s});
    if (m_game->over())
        throw Fault(Reason::tr("The game is over; no event can follow."));
    if (m_annotations)
        m_annotations->expectEvent(*m_game);
    if (line.contains(u"how"))
        readHow(line);
    if (move)
        readMove(line);
    else
        readChance(line);
}

void Replay::readHow(const QJsonObject &line)
{
    QStringList how;
    for (const QJsonValue &word : array(line[u"how"], u"how"_s))
        how += string(word, u"how"_s);
    if (how.isEmpty())
        throw Fault(Reason::tr("%1 is empty.").arg(quoted(u"how"_s)));
    m_record.how[m_record.events.size()] = how;
}

void Replay::readChance(const QJsonObject &line)
{
    const QJsonObject words = object(line[u"chance"], u"chance"_s);
    if (m_game->actor() != chance)
        throw Fault(Reason::tr("No chance event is possible here: it is for seat %1 to decide.")
                        .arg(m_game->actor()));
    checkPlace(line, *m_game);
    const bool single = m_words.chanceLength(*m_game) == 1;
    for (const Code code : m_words.readChance(*m_game, words)) {
        if (m_game->actor() != chance || !m_game->legal(code))
            throw Fault(
                single ? Reason::tr("The chance event %1 is not possible here; %2.")
                             .arg(quoted(QCborMap::fromJsonObject(words)), possibilities(*m_game, m_words))
                       : Reason::tr("The chance event %1 is not possible here.")
                             .arg(quoted(QCborMap::fromJsonObject(words))));
        enter({chance, code});
    }
}

void Replay::readMove(const QJsonObject &line)
{
    const int seat = wholeNumber(line[u"seat"], u"seat"_s, 0, m_game->seats() - 1);
    const QJsonObject words = object(line[u"move"], u"move"_s);
    if (m_game->actor() == chance)
        throw Fault(Reason::tr("Seat %1 cannot move here: a chance event comes first.").arg(seat));
    if (seat != m_game->actor())
        throw Fault(Reason::tr("Seat %1 cannot move here: it is for seat %2 to decide.")
                        .arg(seat)
                        .arg(m_game->actor()));
    const Code code = m_words.readMove(*m_game, words);
    if (!m_game->legal(code))
        throw Fault(Reason::tr("The move %1 is not possible here; %2.")
                        .arg(quoted(QCborMap::fromJsonObject(words)), possibilities(*m_game, m_words)));
    enter({m_game->actor(), code});
}

void Replay::enter(const Event &event)
{
    m_game->apply(event.code);
    m_record.events.push_back(event);
}

} // namespace medici
