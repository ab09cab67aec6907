#include "engine/rules/session.h"

#include "engine/rules/ranges.h"

#include <algorithm>

namespace medici {

Session::Session(std::unique_ptr<Game> start, std::optional<Luck> luck, std::vector<bool> humans)
    : m_start(std::move(start)), m_game(m_start->clone()), m_luck(luck), m_humans(std::move(humans))
{
    m_humans.resize(static_cast<std::size_t>(m_start->seats()));
}

std::optional<Session::Change> Session::begin()
{
    const Change before{Cause::Played, m_log.size(), m_cursor, m_cursor};
    deal();
    return changed(before);
}

std::optional<Session::Change> Session::play(Code code)
{
    return m_game->actor() >= 0 ? enter({m_game->actor(), code}) : std::nullopt;
}

std::optional<Session::Change> Session::enter(const Event &event)
{
    Change change{Cause::Played, m_log.size(), m_cursor, m_cursor};
    if (!admit(event, change.kept))
        return std::nullopt;
    if (event.actor != chance)
        deal();
    return changed(change);
}

Session::Change Session::replace(std::span<const Event> events)
{
    Change change{Cause::Recalled, m_log.size(), m_cursor, 0};
    goTo(0);
    static_cast<void>(ranges::all_of(events, [&](const Event &event) { return admit(event, change.kept); }));
    change.kept = std::min(change.kept, m_cursor);
    m_log.resize(m_cursor);
    m_free.resize(m_cursor);
    change.cursor = m_cursor;
    return change;
}

std::optional<Session::Change> Session::bring(std::span<const Code> outcomes)
{
    const std::unique_ptr<Game> ahead = m_game->clone();
    for (const Code code : outcomes) {
        if (ahead->actor() != chance || !ahead->legal(code))
            return std::nullopt;
        ahead->apply(code);
    }
    Change change{Cause::Played, m_log.size(), m_cursor, m_cursor};
    for (const Code code : outcomes)
        admit({chance, code}, change.kept);
    return changed(change);
}

std::optional<Session::Change> Session::recall(std::span<const Event> events)
{
    Change change{Cause::Recalled, m_log.size(), m_cursor, m_cursor};
    static_cast<void>(ranges::all_of(events, [&](const Event &event) { return admit(event, change.kept); }));
    return changed(change);
}

std::optional<Session::Change> Session::undo()
{
    const std::optional<std::size_t> stop = stopBefore(m_cursor);
    return stop ? goTo(*stop) : std::nullopt;
}

std::optional<Session::Change> Session::redo()
{
    if (!canRedo())
        return std::nullopt;
    std::size_t next = m_cursor + 1;
    while (next < m_log.size() && !isStop(next))
        ++next;
    return goTo(next);
}

std::optional<Session::Change> Session::goTo(std::size_t cursor)
{
    cursor = std::min(cursor, m_log.size());
    if (cursor == m_cursor)
        return std::nullopt;
    const Change change{cursor < m_cursor ? Cause::Undone : Cause::Redone, m_log.size(), m_cursor, cursor};
    m_game = at(cursor);
    m_cursor = cursor;
    m_dealt = static_cast<std::uint64_t>(
        std::count_if(m_log.begin(), m_log.begin() + static_cast<std::ptrdiff_t>(cursor),
                      [](const Event &event) { return event.actor == chance; }));
    return change;
}

// What became of it, if anything did.
std::optional<Session::Change> Session::changed(Change change) const
{
    change.cursor = m_cursor;
    return change.cursor == change.from ? std::nullopt : std::optional(change);
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
        append(event, event.actor == chance ? !m_luck && beginsThrow() : m_game->free(choices));
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
    while (m_game->actor() == chance) {
        if (m_cursor == m_log.size()) {
            if (!m_luck)
                return;
            append({chance, m_luck->draw(*m_game, m_dealt)}, false);
        }
        advance();
    }
}

// Dice are thrown together, everything else comes one by one.
bool Session::beginsThrow() const
{
    const Place now = m_game->place();
    if (now.of != Place::Of::Die || m_cursor == 0 || m_log[m_cursor - 1].actor != chance)
        return true;
    const Place before = at(m_cursor - 1)->place();
    return before.of != now.of || before.round != now.round || before.turn != now.turn;
}

bool Session::isStop(std::size_t cursor) const
{
    const bool anyHuman = ranges::find(m_humans, true) != m_humans.end();
    const Seat actor = m_log[cursor].actor;
    return m_free[cursor] && (actor == chance || !anyHuman || human(actor));
}

std::optional<std::size_t> Session::stopBefore(std::size_t cursor) const
{
    while (cursor > 0)
        if (isStop(--cursor))
            return cursor;
    return std::nullopt;
}

} // namespace medici
