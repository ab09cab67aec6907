#pragma once

#include "app/desktop/table/gameinprogress.h"
#include "engine/record/record.h"
#include "engine/record/writer.h"

#include <memory>

namespace medici::desktop {

class AutosaveFile;
class DiskWriter;

Record recordOf(const GameInProgress &game);

// Has the diskWriter write down a game while it is played: what happens is added, taking back writes it anew,
// and what is over goes to the archive.
class Autosave {
public:
    Autosave(const GameInProgress &game, DiskWriter &diskWriter, const QString &file,
             const QString &archived);
    ~Autosave();
    Autosave(const Autosave &) = delete;
    Autosave &operator=(const Autosave &) = delete;

    void follow(const Session::Change &change);

private:
    void rewrite();
    void append(std::size_t from, std::size_t to);
    void putAway(bool replace);

    const GameInProgress &m_game;
    DiskWriter &m_diskWriter;
    std::shared_ptr<AutosaveFile> m_file; // touched by the diskWriter's thread alone
    std::unique_ptr<Writer> m_writer;
    std::size_t m_written = 0; // events
};

} // namespace medici::desktop
