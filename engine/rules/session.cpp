#include "engine/rules/session.h"

#include <algorithm>

namespace medici {

Session::Session(std::unique_ptr<Game> start, Seed seed, std::vector<bool> humans)
    : m_start(std::move(start)), m_game(m_start->clone()), m_seed(seed), m_humans(std::move(humans))
{
    m_humans.resize(static_cast<std::size_t>(m_start->seats()));
}

void Session::begin()
{
    const std::size_t from = m_cursor;
    const std::size_t kept = m_log.size();
    deal();
    if (m_cursor != from)
        notify(kept, from);
}

bool Session::play(Code code)
{
    return m_game->actor() >= 0 && enter({m_game->actor(), code});
}

bool Session::enter(const Event &event)
{
    const std::size_t from = m_cursor;
    std::size_t kept = m_log.size();
    if (!admit(event, kept))
        return false;
    if (event.actor != chance)
        deal();
    notify(kept, from);
    return true;
}

bool Session::recall(std::span<const Event> events)
{
    const std::size_t from = m_cursor;
    std::size_t kept = m_log.size();
    const bool possible = std::ranges::all_of(events, [&](const Event &event) { return admit(event, kept); });
    if (m_cursor != from)
        notify(kept, from);
    return possible;
}

bool Session::undo()
{
    const std::optional<std::size_t> stop = stopBefore(m_cursor);
    if (stop)
        goTo(*stop);
    return stop.has_value();
}

bool Session::redo()
{
    if (!canRedo())
        return false;
    std::size_t next = m_cursor + 1;
    while (next < m_log.size() && !isStop(next))
        ++next;
    goTo(next);
    return true;
}

void Session::goTo(std::size_t cursor)
{
    cursor = std::min(cursor, m_log.size());
    if (cursor == m_cursor)
        return;
    const std::size_t from = m_cursor;
    m_game = at(cursor);
    m_cursor = cursor;
    m_dealt = static_cast<std::uint64_t>(
        std::count_if(m_log.begin(), m_log.begin() + static_cast<std::ptrdiff_t>(cursor),
                      [](const Event &event) { return event.actor == chance; }));
    notify(m_log.size(), from);
}

std::unique_ptr<Game> Session::at(std::size_t cursor) const
{
    std::unique_ptr<Game> game = m_start->clone();
    for (const Event &event : std::span(m_log).first(std::min(cursor, m_log.size())))
        game->apply(event.code);
    return game;
}

// Makes this event the next one, if it is possible there. `kept` sinks to where the log changes.
bool Session::admit(const Event &event, std::size_t &kept)
{
    if (event.actor == nobody || event.actor != m_game->actor())
        return false;
    Choices choices;
    m_game->list(choices);
    if (!choices.contains(event.code))
        return false;
    if (m_cursor == m_log.size() || m_log[m_cursor] != event) {
        kept = std::min(kept, m_cursor);
        m_log.resize(m_cursor);
        m_free.resize(m_cursor);
        append(event, event.actor != chance && m_game->free(choices));
    }
    advance();
    return true;
}

void Session::append(const Event &event, bool free)
{
    m_log.push_back(event);
    m_free.push_back(free);
}

void Session::advance()
{
    const Event &event = m_log[m_cursor++];
    m_game->apply(event.code);
    m_dealt += event.actor == chance;
}

void Session::deal()
{
    Choices choices;
    while (m_game->actor() == chance) {
        if (m_cursor == m_log.size()) {
            m_game->list(choices);
            append({chance, outcome(choices, m_seed, m_dealt)}, false);
        }
        advance();
    }
}

void Session::notify(std::size_t kept, std::size_t from)
{
    for (const Listener &listener : m_listeners)
        listener({kept, from, m_cursor});
}

bool Session::isStop(std::size_t cursor) const
{
    const bool anyHuman = std::ranges::find(m_humans, true) != m_humans.end();
    return m_free[cursor] && (!anyHuman || human(m_log[cursor].actor));
}

std::optional<std::size_t> Session::stopBefore(std::size_t cursor) const
{
    while (cursor > 0)
        if (isStop(--cursor))
            return cursor;
    return std::nullopt;
}

} // namespace medici
