#pragma once

#include "app/desktop/storage/folders.h"
#include "app/desktop/table/gameinprogress.h"
#include "engine/record/recordable.h"

#include <QDateTime>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QIODevice;

namespace medici {
class Variants;
}

namespace medici::desktop {

class DiskWriter;

// Where games stand on disk: those being played, of which every event is written before the next is
// asked for, and those that are over.
class GameStore {
public:
    struct StoredGame {
        QString file;
        QDateTime when;
        std::unique_ptr<GameInProgress> game; // as it stands
    };

    // Without folders nothing is kept: what is played there is no game of anybody's.
    GameStore(Folders folders, Variants &variants, DiskWriter &diskWriter);

    // From now on whatever happens in the game is written down, until it is let go of.
    void keep(GameInProgress &game) const;

    // Games that were interrupted, the latest first; not those that are on a table, here or in another copy
    // of the program.
    QStringList interruptedFiles() const;
    // How many are on a table.
    int onTables() const;
    // The latest of them that can be read, and what is wrong with those that cannot.
    std::optional<StoredGame> latest();
    const QStringList &unreadable() const { return m_unreadable; }
    // The latest first.
    std::vector<StoredGame> finished(int most = -1);
    QStringList finishedFiles() const { return files(m_folders.archive); }
    // The finished games of the same deal, the latest first, without this one itself.
    std::vector<StoredGame> withDealOf(const GameInProgress &game);
    // Throws a Fault if it cannot be read.
    StoredGame volume(const QString &file);
    // Throws a Fault if it is on a table.
    void requireFree(const QString &file) const;
    void remove(const QString &file) const;

    // Throws a Fault that says what is wrong with the file.
    std::unique_ptr<GameInProgress> open(const QString &file, const QString &id = {});
    // The same for a record that is in no file, with the name that a Fault is to give it.
    std::unique_ptr<GameInProgress> read(QIODevice &device, const QString &name, const QString &id = {});
    // Whole, and soon; the diskWriter says if it fails.
    void save(const GameInProgress &game, const QString &file) const;
    // The notes of a record, where the game of this id is one that is over and kept.
    void keepNotes(const QString &id, const Record &record, const Variant &variant) const;
    // A game by its id, wherever it stands; null if it is no more, or on a table. `remembered` is the same
    // game as this copy knows it: better, unless another one has changed it.
    std::unique_ptr<GameInProgress> recall(const QString &id,
                                           std::unique_ptr<GameInProgress> remembered = nullptr);

    // Records know no coats of arms: who wore which, by name.
    using Arms = std::function<std::optional<int>(const QString &variant, const QString &name)>;
    void setArms(Arms arms) { m_arms = std::move(arms); }
    // Records keep the names that were written in them: what people are called today.
    using Called = std::function<QString(const QString &name)>;
    void setCalled(Called called) { m_called = std::move(called); }
    // Calls them so; but no two at one table alike, even if they turned out to be one person.
    void call(Proposal &proposal) const;

    // The variants that can be shown.
    Recordables recordables();

    // What the last file opened had that a person should know: a last line that was not written out.
    const QString &note() const { return m_note; }

private:
    std::unique_ptr<GameInProgress> readable(const QString &file); // null if it is not
    QStringList finishedFiles(const Deal &deal);
    QString fileIn(const QString &folder, const QString &id) const;
    QStringList files(const QString &folder) const;
    void dress(Proposal &proposal) const;

    Folders m_folders;
    Variants &m_variants;
    DiskWriter &m_diskWriter;
    Arms m_arms;
    Called m_called;
    QString m_note;
    QStringList m_unreadable;
};

} // namespace medici::desktop
