#pragma once

#include "engine/rules/chance.h"
#include "engine/rules/game.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace medici {

// A game being played: the log of all that happened, and a cursor in it. Mouse, keyboard, computer
// player, loaded file and test all enter by `play`; everything else follows from the log.
class Session {
public:
    // What a change did: the first `kept` events of the log are as before, and the cursor moved.
    struct Change {
        std::size_t kept;
        std::size_t from;
        std::size_t cursor;
    };

    // Called after each change. It may look at the session, but not change it.
    using Listener = std::function<void(const Change &)>;

    // `humans` says of each seat whether a person sits there: undo goes back to a person's decision.
    Session(std::unique_ptr<Game> start, Seed seed, std::vector<bool> humans);

    // Deals what chance has to deal until somebody must decide. Call it once the listeners are there.
    void begin();

    // Enters a decision of the seat to act and deals the chance that follows. Events beyond the cursor
    // are dropped, unless this very move stands there. False, and nothing happens, if it is not legal.
    bool play(Code code);

    // As play, but for any event, with chance's outcome given: a record, or dice rolled by hand.
    bool enter(const Event &event);

    // Enters what has already happened, chance included, and deals nothing: a record, a branch of a game.
    // False, and the rest is left out, at the first event that is not possible there. `begin` goes on from
    // the end.
    bool recall(std::span<const Event> events);

    // To the last decision in which a person had a choice (any player, where no person plays).
    bool undo();
    // Forward to the next such decision or the end of the log.
    bool redo();
    bool canUndo() const { return stopBefore(m_cursor).has_value(); }
    bool canRedo() const { return m_cursor < m_log.size(); }
    void goTo(std::size_t cursor);

    const Game &game() const { return *m_game; }
    const Game &start() const { return *m_start; }
    std::span<const Event> log() const { return m_log; }
    std::size_t cursor() const { return m_cursor; }
    Seed seed() const { return m_seed; }
    bool human(Seat seat) const { return seat >= 0 && m_humans[static_cast<std::size_t>(seat)]; }
    void setHuman(Seat seat, bool human) { m_humans[static_cast<std::size_t>(seat)] = human; }

    // The table as it was before event number `cursor`.
    std::unique_ptr<Game> at(std::size_t cursor) const;

    void listen(Listener listener) { m_listeners.push_back(std::move(listener)); }
    // From now on it tells nobody.
    void silence() { m_listeners.clear(); }

private:
    bool admit(const Event &event, std::size_t &kept);
    void append(const Event &event, bool free);
    void advance();
    void deal();
    void notify(std::size_t kept, std::size_t from);
    bool isStop(std::size_t cursor) const;
    std::optional<std::size_t> stopBefore(std::size_t cursor) const;

    std::unique_ptr<Game> m_start;
    std::unique_ptr<Game> m_game;
    Seed m_seed;
    std::vector<bool> m_humans;
    std::vector<Event> m_log;
    std::vector<bool> m_free; // of each event: whether a player could have done otherwise
    std::size_t m_cursor = 0;
    std::uint64_t m_dealt = 0; // chance events before the cursor
    std::vector<Listener> m_listeners;
};

} // namespace medici
