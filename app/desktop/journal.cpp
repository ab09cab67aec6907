#include "app/desktop/journal.h"

#include "app/desktop/ledger.h"
#include "app/desktop/scribe.h"
#include "engine/view/variant.h"

#include <QCoreApplication>

namespace medici::desktop {

Record recordOf(const Match &match)
{
    Record record;
    const Proposal &proposal = match.proposal();
    record.header.variant = proposal.variant;
    for (const Person &person : proposal.people) {
        const std::string_view level = nameOf(person.level);
        record.header.players.push_back(
            {person.name, person.human,
             person.human ? QString()
                          : QString::fromLatin1(level.data(), static_cast<qsizetype>(level.size()))});
    }
    record.header.setup = proposal.setup;
    record.header.seed = QString::number(proposal.seed);
    record.header.app = QCoreApplication::applicationVersion();
    const auto log = match.session().log().first(match.session().cursor());
    record.events.assign(log.begin(), log.end());
    return record;
}

Journal::Journal(const Match &match, Scribe &scribe, const QString &file, const QString &archived)
    : m_match(match), m_scribe(scribe), m_ledger(std::make_shared<Ledger>(file, archived, match.beneath()))
{
    m_scribe.write([ledger = m_ledger] { ledger->hold(); });
    // What comes back to the table is what a person goes on with next time.
    if (match.begun() && !match.session().game().over())
        rewrite();
}

Journal::~Journal()
{
    // Nobody would miss a game in which nothing was decided. In any case the scribe lets go of it last.
    const bool missed = !m_writer || m_written == 0 || m_match.begun();
    m_scribe.write([ledger = std::move(m_ledger), missed] {
        if (!missed)
            ledger->remove();
    });
}

void Journal::follow(const Session::Change &change)
{
    if (m_match.session().game().over())
        putAway(change.kept < change.cursor);
    else if (m_writer && change.from == m_written && change.cursor > m_written)
        append(m_written, change.cursor);
    else
        rewrite();
}

void Journal::rewrite()
{
    const Record record = recordOf(m_match);
    m_writer = std::make_unique<Writer>(record.header, m_match.variant());
    QByteArray text = m_writer->begin();
    for (const Event &event : record.events)
        text += m_writer->add(event);
    m_written = record.events.size();
    m_scribe.write([ledger = m_ledger, text] { ledger->begin(text); });
}

void Journal::append(std::size_t from, std::size_t to)
{
    QByteArray lines;
    for (const Event &event : m_match.session().log().subspan(from, to - from))
        lines += m_writer->add(event);
    m_written = to;
    m_scribe.write([ledger = m_ledger, lines] { ledger->append(lines); });
}

void Journal::putAway(bool replace)
{
    const QByteArray text = textOf(recordOf(m_match), m_match.variant(), Annotated::Yes);
    m_writer.reset();
    m_written = 0;
    m_scribe.write([ledger = m_ledger, text, replace] { ledger->putAway(text, replace); });
}

} // namespace medici::desktop
