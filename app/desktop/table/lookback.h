#pragma once

#include "engine/rules/session.h"

#include <cstddef>
#include <memory>
#include <optional>

namespace medici::desktop {

// The table as it was at an earlier moment, while somebody looks at that instead of the present.
class LookBack {
public:
    // Before event number `cursor`.
    void to(const Session &session, std::size_t cursor)
    {
        m_cursor = cursor;
        m_game = session.at(cursor);
    }

    void end()
    {
        m_cursor.reset();
        m_game.reset();
    }

    const std::optional<std::size_t> &cursor() const { return m_cursor; }
    // Null in the present.
    const Game *game() const { return m_game.get(); }

private:
    std::optional<std::size_t> m_cursor;
    std::unique_ptr<Game> m_game;
};

} // namespace medici::desktop
