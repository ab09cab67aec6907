#include "app/desktop/storage/gamestore.h"

#include "app/desktop/storage/autosave.h"
#include "app/desktop/storage/autosavefile.h"
#include "app/desktop/storage/diskwriter.h"
#include "app/desktop/storage/locks.h"
#include "engine/record/fault.h"
#include "engine/record/json.h"
#include "engine/record/reader.h"
#include "engine/record/save.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <functional>

namespace medici::desktop {

namespace {

Proposal proposalOf(const Header &header)
{
    Proposal proposal;
    proposal.variant = header.variant;
    proposal.setup = header.setup;
    proposal.position = header.position;
    // What is still to come of a game whose luck nobody knows, we deal.
    const bool byHand = header.luck.scheme == LuckSource::Scheme::Hand;
    proposal.luck = byHand || luckOf(header.luck) ? header.luck : GameInProgress::newLuck();
    proposal.thinking = GameInProgress::newThinking();
    for (std::size_t seat = 0; seat < header.players.size(); ++seat) {
        const auto &player = header.players[seat];
        const std::string level = player.level.toStdString();
        proposal.people.push_back({player.name, player.human, mindNamed(level).value_or(Level::Normal),
                                   static_cast<int>(seat), player.program});
    }
    return proposal;
}

// What came before we dealt does not follow from our number.
void nameLuckByHand(Record &record)
{
    for (std::size_t number = 0; number < record.events.size(); ++number)
        if (QStringList &how = record.how[number];
            record.events[number].actor == chance && !how.contains(QStringLiteral("hand")))
            how << QStringLiteral("hand");
    std::erase_if(record.how, [](const auto &how) { return how.second.isEmpty(); });
}

// Whether nobody plays the game in it.
bool isFree(const QString &file)
{
    removeUnowned(AutosaveFile::lockOf(file));
    QLockFile lock(AutosaveFile::lockOf(file));
    lock.setStaleLockTime(0);
    return lock.tryLock(0);
}

} // namespace

GameStore::GameStore(Folders folders, Variants &variants, DiskWriter &diskWriter)
    : m_folders(std::move(folders)), m_variants(variants), m_diskWriter(diskWriter)
{}

QString GameStore::fileIn(const QString &folder, const QString &id) const
{
    return folder + u'/' + id + QStringLiteral(".medici");
}

void GameStore::keep(GameInProgress &game) const
{
    if (m_folders.state.isEmpty() || game.isTrial())
        return;
    game.keep(std::make_unique<Autosave>(game, m_diskWriter, fileIn(m_folders.state, game.id()),
                                         fileIn(m_folders.archive, game.id())));
}

QStringList GameStore::files(const QString &folder) const
{
    QStringList files;
    const QDir dir(folder);
    for (const QString &name : dir.entryList({QStringLiteral("*.medici")}, QDir::Files, QDir::Time))
        files << dir.filePath(name);
    return files;
}

GameStore::StoredGame GameStore::volume(const QString &file)
{
    const QFileInfo info(file);
    return {file, info.lastModified(), open(file, info.completeBaseName())};
}

QStringList GameStore::interruptedFiles() const
{
    QStringList interrupted;
    for (const QString &file : files(m_folders.state))
        if (isFree(file))
            interrupted << file;
    return interrupted;
}

int GameStore::onTables() const
{
    const QStringList all = files(m_folders.state);
    return static_cast<int>(std::count_if(all.begin(), all.end(), std::not_fn(isFree)));
}

std::optional<GameStore::StoredGame> GameStore::latest()
{
    m_unreadable.clear();
    for (const QString &file : files(m_folders.state))
        if (isFree(file)) {
            try {
                return volume(file);
            } catch (const Fault &fault) {
                m_unreadable << fault.sentenceInShort(); // left where it is
            }
        }
    return std::nullopt;
}

std::vector<GameStore::StoredGame> GameStore::finished(int most)
{
    std::vector<StoredGame> volumes;
    for (const QString &file : files(m_folders.archive).mid(0, most)) {
        try {
            volumes.push_back(volume(file));
        } catch (const Fault &) {
            continue; // the list of all games says what is wrong
        }
    }
    return volumes;
}

// As their first lines say: more is not read of the others, and of most of them it is enough to see that the
// number is another one.
QStringList GameStore::finishedFiles(const Deal &deal)
{
    const Recordables known = recordables();
    const QByteArray number = textOf(deal.number).toLatin1();
    const auto isOther = [&](const QString &path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return true;
        const QByteArray line = file.readLine(Reader::longestLine).trimmed();
        if (!line.contains(number) && !line.contains("\"word\""))
            return true;
        try {
            return dealOf(readHeader(objectOn(line), known)) != deal;
        } catch (const Fault &) {
            return true;
        }
    };
    QStringList files = finishedFiles();
    files.removeIf(isOther);
    return files;
}

std::vector<GameStore::StoredGame> GameStore::withDealOf(const GameInProgress &game)
{
    std::vector<StoredGame> volumes;
    const std::optional<Deal> deal = game.deal();
    const Record itself = recordOf(game);
    for (const QString &file : deal ? finishedFiles(*deal) : QStringList()) {
        try {
            StoredGame other = volume(file);
            const Record record = recordOf(*other.game);
            const bool same =
                record.header.players == itself.header.players && record.events == itself.events;
            if (!same && other.game->deal() == deal)
                volumes.push_back(std::move(other));
        } catch (const Fault &) {
            continue;
        }
    }
    return volumes;
}

void GameStore::requireFree(const QString &file) const
{
    if (QFileInfo(file).path() == QFileInfo(m_folders.state + u'/').path() && !isFree(file))
        throw Fault(Reason::tr("This game is being played, by another copy of the program or in this one."))
            .at(QFileInfo(file).fileName(), 0);
}

void GameStore::remove(const QString &file) const
{
    requireFree(file);
    // Where its folder is missing, Qt 6.4 would put the bin into the current one.
    QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation));
    if (!QFile::moveToTrash(file))
        QFile::remove(file);
    QFile::remove(AutosaveFile::beneathOf(file));
}

Recordables GameStore::recordables()
{
    Recordables recordables;
    for (const PluginMetadata &listing : m_variants.listed())
        recordables.ids << listing.id;
    recordables.find = [this](const QString &id) -> const Recordable * {
        const Variant *variant = m_variants.find(id);
        return variant == nullptr || variant->view() == nullptr ? nullptr : variant;
    };
    return recordables;
}

void GameStore::call(Proposal &proposal) const
{
    for (Person &person : proposal.people) {
        const QString name = person.human && m_called ? m_called(person.name) : person.name;
        const auto isCalledSo = [&](const Person &other) {
            return &other != &person && other.name.toCaseFolded() == name.toCaseFolded();
        };
        if (ranges::none_of(proposal.people, isCalledSo))
            person.name = name;
    }
}

void GameStore::dress(Proposal &proposal) const
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
            const auto bare = ranges::find(worn, false);
            person.arms = static_cast<int>(bare - worn.begin());
            *bare = true;
        }
}

std::unique_ptr<GameInProgress> GameStore::open(const QString &path, const QString &id)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw Fault(file.errorString()).at(QFileInfo(path).fileName(), 0);
    std::unique_ptr<GameInProgress> game = read(file, QFileInfo(path).fileName(), id);
    if (QFile beneath(AutosaveFile::beneathOf(path)); !id.isEmpty() && beneath.open(QIODevice::ReadOnly))
        game->setBeneath(QString::fromUtf8(beneath.readAll()));
    return game;
}

std::unique_ptr<GameInProgress> GameStore::read(QIODevice &device, const QString &name, const QString &id)
{
    const Recordables known = recordables();
    Reader reader(device, name, known);
    std::optional<Record> record = reader.next();
    if (!record)
        throw Fault(Reason::tr("There is no game in it.")).at(name, 0);
    m_note = reader.note();
    const Variant &variant = *m_variants.find(record->header.variant);
    Proposal proposal = proposalOf(record->header);
    call(proposal);
    dress(proposal);
    auto game =
        std::make_unique<GameInProgress>(id.isEmpty() ? GameInProgress::newId(record->header.variant) : id,
                                         variant, std::move(proposal), record->events);
    if (!game->byHand() && !luckOf(record->header.luck))
        nameLuckByHand(*record);
    game->takeRemarks(*record);
    return game;
}

std::unique_ptr<GameInProgress> GameStore::recall(const QString &id,
                                                  std::unique_ptr<GameInProgress> remembered)
{
    // The name was read from a file: it must not lead out of the folders.
    if (id.contains(u'/') || id.contains(u'\\'))
        return nullptr;
    // What is still under way to the disk is a few lines. Whose version counts can be said only when they are
    // there.
    m_diskWriter.finish();
    if (QFile file(fileIn(m_folders.state, id)); file.open(QIODevice::ReadOnly)) {
        if (!isFree(file.fileName()))
            return nullptr;
        if (remembered && file.readAll() == textOf(recordOf(*remembered), remembered->variant()))
            return remembered;
        if (auto found = readable(file.fileName()))
            return found;
    }
    return remembered ? std::move(remembered) : readable(fileIn(m_folders.archive, id));
}

std::unique_ptr<GameInProgress> GameStore::readable(const QString &file)
{
    try {
        return volume(file).game;
    } catch (const Fault &) {
        return nullptr;
    }
}

void GameStore::save(const GameInProgress &game, const QString &file) const
{
    const QByteArray text = textOf(recordOf(game), game.variant(), Annotated::Yes);
    m_diskWriter.write([file, text] { saveWhole(file, [&](QIODevice &device) { device.write(text); }); });
}

void GameStore::keepNotes(const QString &id, const Record &record, const Variant &variant) const
{
    const QByteArray text = textOf(record, variant, Annotated::Yes);
    m_diskWriter.write([file = fileIn(m_folders.archive, id), text] {
        const QDateTime played = QFileInfo(file).lastModified();
        if (!played.isValid())
            return;
        saveWhole(file, text);
        // The game was played when it was played; but whoever knew the file is to see that it is another.
        QFile noted(file);
        if (noted.open(QIODevice::ReadWrite))
            noted.setFileTime(played.addMSecs(1), QFileDevice::FileModificationTime);
    });
}

} // namespace medici::desktop
