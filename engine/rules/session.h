#pragma once

#include "engine/rules/game.h"
#include "engine/rules/luck.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace medici {

// A game being played: the log of all that happened, and a cursor in it. Mouse, keyboard, computer
// player, loaded file and test all enter by `play`; everything else follows from the log.
class Session {
public:
    enum class Cause { Played, Undone, Redone, Recalled };

    // What a call did, for those who follow the session: the first `kept` events of the log are as before,
    // and the cursor moved. The caller tells them; the session knows nobody.
    struct Change {
        Cause cause = Cause::Played;
        std::size_t kept = 0;
        std::size_t from = 0;
        std::size_t cursor = 0;

        friend bool operator==(const Change &, const Change &) = default;
    };

    // `humans` says of each seat whether a person sits there: undo goes back to a person's decision. Without
    // luck nothing is dealt: people have dice or cards of their own, and what these bring is entered.
    Session(std::unique_ptr<Game> start, std::optional<Luck> luck, std::vector<bool> humans);

    // Each of these says what it did, or nothing if nothing happened.

    // Deals what chance has to deal until somebody must decide.
    std::optional<Change> begin();

    // Enters a decision of the seat to act and deals the chance that follows. Events beyond the cursor
    // are dropped, unless this very move stands there. Nothing happens if it is not legal.
    std::optional<Change> play(Code code);

    // As play, but for any event, with chance's outcome given: a record, or dice rolled by hand.
    std::optional<Change> enter(const Event &event);

    // Another course of the game: what stood there before is gone. It ends before the first event that is not
    // possible there.
    Change replace(std::span<const Event> events);

    // What chance brings here, given at once: a whole roll, or a card. Nothing happens if any of it is not
    // possible.
    std::optional<Change> bring(std::span<const Code> outcomes);

    // Enters what has already happened, chance included, and deals nothing: a record, a branch of a game.
    // It ends before the first event that is not possible there. `begin` goes on from the end.
    std::optional<Change> recall(std::span<const Event> events);

    // To the last decision in which a person had a choice (any player, where no person plays), or to the last
    // thing that was entered for chance.
    std::optional<Change> undo();
    // Forward to the next such decision or the end of the log.
    std::optional<Change> redo();
    bool canUndo() const { return stopBefore(m_cursor).has_value(); }
    bool canRedo() const { return m_cursor < m_log.size(); }
    std::optional<Change> goTo(std::size_t cursor);

    const Game &game() const { return *m_game; }
    const Game &start() const { return *m_start; }
    std::span<const Event> log() const { return m_log; }
    std::size_t cursor() const { return m_cursor; }
    const std::optional<Luck> &luck() const { return m_luck; }
    bool human(Seat seat) const { return seat >= 0 && m_humans[static_cast<std::size_t>(seat)]; }

    // The table as it was before event number `cursor`.
    std::unique_ptr<Game> at(std::size_t cursor) const;

private:
    bool admit(const Event &event, std::size_t &kept);
    void append(const Event &event, bool free);
    void advance();
    void deal();
    std::optional<Change> changed(Change change) const;
    bool beginsThrow() const;
    bool isStop(std::size_t cursor) const;
    std::optional<std::size_t> stopBefore(std::size_t cursor) const;

    std::unique_ptr<Game> m_start;
    std::unique_ptr<Game> m_game;
    std::optional<Luck> m_luck;
    std::vector<bool> m_humans;
    std::vector<Event> m_log;
    std::vector<bool> m_free; // of each event: whether people could have entered another one
    std::size_t m_cursor = 0;
    std::uint64_t m_dealt = 0; // chance events before the cursor
};

} // namespace medici
