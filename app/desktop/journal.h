#pragma once

#include "app/desktop/match.h"
#include "engine/record/record.h"
#include "engine/record/writer.h"

#include <memory>

namespace medici::desktop {

class Ledger;
class Scribe;

Record recordOf(const Match &match);

// Has the scribe write down a game while it is played: what happens is added, taking back writes it anew,
// and what is over goes to the archive.
class Journal {
public:
    Journal(const Match &match, Scribe &scribe, const QString &file, const QString &archived);
    ~Journal();
    Journal(const Journal &) = delete;
    Journal &operator=(const Journal &) = delete;

    void follow(const Session::Change &change);

private:
    void rewrite();
    void append(std::size_t from, std::size_t to);
    void putAway(bool replace);

    const Match &m_match;
    Scribe &m_scribe;
    std::shared_ptr<Ledger> m_ledger; // touched by the scribe's thread alone
    std::unique_ptr<Writer> m_writer;
    std::size_t m_written = 0; // events
};

} // namespace medici::desktop
