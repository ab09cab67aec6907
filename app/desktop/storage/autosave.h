#pragma once

#include "engine/record/record.h"
#include "engine/record/writer.h"
#include "engine/rules/session.h"

#include <memory>

namespace medici::desktop {

class AutosaveFile;
class DiskWriter;
class GameInProgress;

Record recordOf(const GameInProgress &game);

// Has the disk writer write down a game while it is played: what happens is added, taking back writes it
// anew, and what is over goes to the archive. The game owns it and tells it of each change.
class Autosave {
public:
    // Opens the file.
    Autosave(const GameInProgress &game, DiskWriter &diskWriter, const QString &file,
             const QString &archived);
    // Closes it, without a look at the game, which may be going itself.
    ~Autosave();
    Autosave(const Autosave &) = delete;
    Autosave &operator=(const Autosave &) = delete;

    void follow(const GameInProgress &game, const Session::Change &change);
    // Something else has changed.
    void rewrite(const GameInProgress &game);

private:
    void append(const GameInProgress &game, std::size_t from, std::size_t to);
    void putAway(const GameInProgress &game, bool replace);

    DiskWriter &m_diskWriter;
    std::shared_ptr<AutosaveFile> m_file; // touched by the disk writer's thread alone
    std::unique_ptr<Writer> m_writer;
    std::size_t m_written = 0; // events
    bool m_begun = false;
};

} // namespace medici::desktop
