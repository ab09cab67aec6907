#include "app/desktop/shelf.h"

#include "app/desktop/journal.h"
#include "app/desktop/ledger.h"
#include "app/desktop/scribe.h"
#include "engine/record/fault.h"
#include "engine/record/reader.h"
#include "engine/record/save.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace medici::desktop {

namespace {

Proposal proposalOf(const Header &header)
{
    Proposal proposal;
    proposal.variant = header.variant;
    proposal.setup = header.setup;
    proposal.seed = seedOf(header).value_or(Match::newSeed());
    for (std::size_t seat = 0; seat < header.players.size(); ++seat) {
        const auto &player = header.players[seat];
        const std::string level = player.level.toStdString();
        proposal.people.push_back(
            {player.name, player.human, levelNamed(level).value_or(Level::Normal), static_cast<int>(seat)});
    }
    return proposal;
}

} // namespace

Shelf::Shelf(Folders folders, Variants &variants, Scribe &scribe)
    : m_folders(std::move(folders)), m_variants(variants), m_scribe(scribe)
{}

QString Shelf::fileIn(const QString &folder, const QString &id) const
{
    return folder + u'/' + id + QStringLiteral(".medici");
}

void Shelf::keep(Match &match) const
{
    auto journal = std::make_shared<Journal>(match, m_scribe, fileIn(m_folders.state, match.id()),
                                             fileIn(m_folders.archive, match.id()));
    match.session().listen([journal](const Session::Change &change) { journal->follow(change); });
}

QStringList Shelf::files(const QString &folder) const
{
    QStringList files;
    const QDir dir(folder);
    for (const QString &name : dir.entryList({QStringLiteral("*.medici")}, QDir::Files, QDir::Time))
        files << dir.filePath(name);
    return files;
}

std::optional<Shelf::Volume> Shelf::volume(const QString &file)
{
    try {
        const QFileInfo info(file);
        return Volume{file, info.lastModified(), open(file, info.completeBaseName())};
    } catch (const Fault &) {
        return std::nullopt; // left where it is; opening it by hand says what is wrong
    }
}

std::vector<Shelf::Volume> Shelf::interrupted()
{
    std::vector<Volume> volumes;
    for (const QString &file : files(m_folders.state)) {
        QLockFile lock(Ledger::lockOf(file));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue;
        if (auto found = volume(file))
            volumes.push_back(std::move(*found));
    }
    return volumes;
}

std::optional<Shelf::Volume> Shelf::latest()
{
    for (const QString &file : files(m_folders.state)) {
        QLockFile lock(Ledger::lockOf(file));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue;
        if (auto found = volume(file))
            return found;
    }
    return std::nullopt;
}

std::vector<Shelf::Volume> Shelf::finished(int most)
{
    std::vector<Volume> volumes;
    for (const QString &file : files(m_folders.archive).mid(0, most))
        if (auto found = volume(file))
            volumes.push_back(std::move(*found));
    return volumes;
}

void Shelf::remove(const QString &file) const
{
    // Where its folder is missing, Qt 6.4 would put the bin into the current one.
    QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation));
    if (!QFile::moveToTrash(file))
        QFile::remove(file);
    QFile::remove(Ledger::beneathOf(file));
}

Recordables Shelf::recordables()
{
    Recordables recordables;
    for (const Listing &listing : m_variants.listed())
        recordables.ids << listing.id;
    recordables.find = [this](const QString &id) -> const Recordable * {
        const Variant *variant = m_variants.find(id);
        return variant == nullptr || variant->view() == nullptr ? nullptr : variant;
    };
    return recordables;
}

void Shelf::dress(Proposal &proposal) const
{
    std::array<bool, mostSeats> worn{};
    for (Person &person : proposal.people) {
        const std::optional<int> arms = m_arms ? m_arms(proposal.variant, person.name) : std::nullopt;
        person.arms = arms && !worn[static_cast<std::size_t>(*arms)] ? *arms : -1;
        if (person.arms >= 0)
            worn[static_cast<std::size_t>(person.arms)] = true;
    }
    for (Person &person : proposal.people)
        if (person.arms < 0) {
            const auto bare = std::ranges::find(worn, false);
            person.arms = static_cast<int>(bare - worn.begin());
            *bare = true;
        }
}

std::unique_ptr<Match> Shelf::open(const QString &path, const QString &id)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw Fault(file.errorString()).at(QFileInfo(path).fileName(), 0);
    const Recordables known = recordables();
    Reader reader(file, QFileInfo(path).fileName(), known);
    const std::optional<Record> record = reader.next();
    if (!record)
        throw Fault(Reason::tr("There is no game in it.")).at(QFileInfo(path).fileName(), 0);
    m_note = reader.note();
    const Variant &variant = *m_variants.find(record->header.variant);
    Proposal proposal = proposalOf(record->header);
    dress(proposal);
    auto match = std::make_unique<Match>(id.isEmpty() ? Match::newId(record->header.variant) : id, variant,
                                         std::move(proposal), record->events);
    if (QFile beneath(Ledger::beneathOf(path)); !id.isEmpty() && beneath.open(QIODevice::ReadOnly))
        match->setBeneath(QString::fromUtf8(beneath.readAll()));
    return match;
}

std::unique_ptr<Match> Shelf::recall(const QString &id)
{
    // The name was read from a file: it must not lead out of the folders.
    if (id.contains(u'/') || id.contains(u'\\'))
        return nullptr;
    for (const QString &folder : {m_folders.state, m_folders.archive}) {
        const QString file = fileIn(folder, id);
        if (!QFile::exists(file))
            continue;
        QLockFile lock(Ledger::lockOf(file));
        lock.setStaleLockTime(0);
        if (folder == m_folders.state && !lock.tryLock(0))
            return nullptr;
        if (auto found = volume(file))
            return std::move(found->match);
    }
    return nullptr;
}

void Shelf::save(const Match &match, const QString &file) const
{
    const QByteArray text = textOf(recordOf(match), match.variant(), Annotated::Yes);
    m_scribe.write([file, text] { saveWhole(file, [&](QIODevice &device) { device.write(text); }); });
}

} // namespace medici::desktop
