#include "app/desktop/storage/autosave.h"

#include "app/desktop/storage/autosavefile.h"
#include "app/desktop/storage/diskwriter.h"
#include "app/desktop/table/gameinprogress.h"
#include "engine/view/variant.h"

#include <QCoreApplication>

namespace medici::desktop {

Record recordOf(const GameInProgress &game)
{
    Record record;
    const Proposal &proposal = game.proposal();
    record.header.variant = proposal.variant;
    for (const Person &person : proposal.people) {
        const std::string level = nameOf(person.level);
        record.header.players.push_back({person.name, person.human,
                                         person.human ? QString() : QString::fromStdString(level),
                                         person.program});
    }
    record.header.setup = proposal.setup;
    record.header.position = proposal.position;
    record.header.luck = proposal.luck;
    record.header.app = QCoreApplication::applicationVersion();
    const auto log = game.session().log().first(game.session().cursor());
    record.events.assign(log.begin(), log.end());
    record.how = {game.how().begin(), game.how().lower_bound(log.size())};
    record.notes = {game.notes().begin(), game.notes().upper_bound(log.size())};
    return record;
}

Autosave::Autosave(const GameInProgress &game, DiskWriter &diskWriter, const QString &file,
                   const QString &archived)
    : m_diskWriter(diskWriter), m_file(std::make_shared<AutosaveFile>(file, archived, game.beneath())),
      m_begun(game.begun())
{
    m_diskWriter.write([file = m_file] { file->hold(); });
    // What comes back to the table is what a person goes on with next time.
    if (m_begun && !game.session().game().over())
        rewrite(game);
}

Autosave::~Autosave()
{
    // Nobody would miss a game in which nothing was decided. In any case the disk writer lets go of it last.
    const bool missed = !m_writer || m_written == 0 || m_begun;
    m_diskWriter.write([file = std::move(m_file), missed] {
        if (!missed)
            file->remove();
    });
}

void Autosave::follow(const GameInProgress &game, const Session::Change &change)
{
    m_begun = game.begun();
    if (game.session().game().over())
        putAway(game, change.kept < change.cursor);
    else if (m_writer && change.from == m_written && change.kept >= m_written && change.cursor > m_written)
        append(game, m_written, change.cursor);
    else
        rewrite(game);
}

void Autosave::rewrite(const GameInProgress &game)
{
    const Record record = recordOf(game);
    m_writer = std::make_unique<Writer>(record.header, game.variant());
    QByteArray text = m_writer->begin();
    text += m_writer->add(record, 0);
    m_written = record.events.size();
    m_diskWriter.write([file = m_file, text] { file->begin(text); });
}

void Autosave::append(const GameInProgress &game, std::size_t from, std::size_t to)
{
    const QByteArray lines = m_writer->add(recordOf(game), from);
    m_written = to;
    m_diskWriter.write([file = m_file, lines] { file->append(lines); });
}

void Autosave::putAway(const GameInProgress &game, bool replace)
{
    m_writer.reset();
    m_written = 0;
    if (game.isLesson()) { // a lesson is no game among others
        m_diskWriter.write([file = m_file] { file->remove(); });
        return;
    }
    const QByteArray text = textOf(recordOf(game), game.variant(), Annotated::Yes);
    m_diskWriter.write([file = m_file, text, replace] { file->putAway(text, replace); });
}

} // namespace medici::desktop
