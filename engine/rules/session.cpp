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
    if (event.actor == nobody || event.actor != m_game->actor() || !m_game->legal(event.code))
        return false;
    const std::size_t from = m_cursor;
    const bool known = m_cursor < m_log.size() && m_log[m_cursor] == event;
    if (!known)
        m_log.resize(m_cursor);
    const std::size_t kept = m_log.size();
    append(event);
    if (event.actor != chance)
        deal();
    notify(kept, from);
    return true;
}

bool Session::recall(std::span<const Event> events)
{
    const std::size_t from = m_cursor;
    m_log.resize(m_cursor);
    bool possible = true;
    for (const Event &event : events) {
        possible = event.actor != nobody && event.actor == m_game->actor() && m_game->legal(event.code);
        if (!possible)
            break;
        append(event);
    }
    if (m_cursor != from)
        notify(from, from);
    return possible;
}

bool Session::undo()
{
    const std::vector<std::size_t> before = stops();
    const auto last = std::ranges::lower_bound(before, m_cursor);
    if (last == before.begin())
        return false;
    goTo(*(last - 1));
    return true;
}

bool Session::redo()
{
    if (!canRedo())
        return false;
    const std::vector<std::size_t> all = stops();
    const auto next = std::ranges::upper_bound(all, m_cursor);
    goTo(next == all.end() ? m_log.size() : *next);
    return true;
}

bool Session::canUndo() const
{
    const std::vector<std::size_t> all = stops();
    return !all.empty() && all.front() < m_cursor;
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

void Session::append(const Event &event)
{
    if (m_cursor == m_log.size())
        m_log.push_back(event);
    m_game->apply(event.code);
    ++m_cursor;
    m_dealt += event.actor == chance;
}

void Session::deal()
{
    Choices choices;
    while (m_game->actor() == chance) {
        if (m_cursor < m_log.size()) {
            append(m_log[m_cursor]);
            continue;
        }
        m_game->list(choices);
        append({chance, outcome(choices, m_seed, m_dealt)});
    }
}

void Session::notify(std::size_t kept, std::size_t from)
{
    for (const Listener &listener : m_listeners)
        listener({kept, from, m_cursor});
}

// Where undo and redo halt: before each decision in which a person (or, where none plays, anybody)
// could have done otherwise.
std::vector<std::size_t> Session::stops() const
{
    const bool anyHuman = std::ranges::find(m_humans, true) != m_humans.end();
    std::vector<std::size_t> stops;
    std::unique_ptr<Game> game = m_start->clone();
    Choices choices;
    for (std::size_t i = 0; i < m_log.size(); ++i) {
        const Event &event = m_log[i];
        if (event.actor != chance && (!anyHuman || human(event.actor))) {
            game->list(choices);
            if (choices.size() > 1)
                stops.push_back(i);
        }
        game->apply(event.code);
    }
    return stops;
}

} // namespace medici
