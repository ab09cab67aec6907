#pragma once

#include "variants/gemstones/rules/rules.h"

#include <optional>
#include <set>

namespace medici::gemstones {

// Looks for turns that lead to the sheets on a table, from the last turn back to the first: whoever follows
// in a turn writes from the same two gems and two numbers as all the others (G8, G14), and nobody wrote where
// that was not allowed (G12).
class Course {
public:
    // Of the first players only, whatever the others may have written.
    Course(const State &table, Seat players)
        : m_table(table), m_players(players),
          m_turns(table.round * tableSeats + (table.active - table.first + tableSeats) % tableSeats)
    {}

    // Where it takes too long to find out there is thought to be one.
    bool exists();

private:
    // What was on the table before some turn.
    struct Before {
        int turns = 0; // that had been played
        std::array<Sheet, mostSeats> sheets{};
        std::array<std::optional<bool>, mostSeats> said{}; // G16; nothing: either
    };
    // What those who follow write from: two of each kind.
    struct Offer {
        GemSet gems = 0;
        GemSet taken = 0;
        unsigned numbers = 0;
        int open = 0; // how many numbers are not known yet

        bool takes(int number);
    };
    using Key = std::array<std::uint8_t, 1 + mostSeats *(gems + 1)>;

    Seat activeIn(int turn) const { return static_cast<Seat>((m_table.first + turn) % tableSeats); }
    bool attempt();
    bool tired() const;
    bool reached(Before table);
    bool possible(const Before &table) const;
    bool endsTurn(Before &table) const;
    bool undoTurn(const Before &table);
    bool undoFollowing(const Before &table, Seat seat, Seat active, Offer offer);
    bool undoPairs(const Before &table, Seat active, int pairs, GemSet offered);
    bool undoPairsMade(const Before &table, int pairs);
    // Whether what is taken back belongs to the turn that is still being played.
    bool isNow(const Before &table) const { return table.turns == m_turns; }
    bool hasFollowed(Seat seat) const;
    Key keyOf(const Before &table) const;

    const State &m_table;
    Seat m_players;
    int m_turns; // that were played to their end
    int m_attempt = 0;
    int m_steps = 0; // of this attempt
    std::set<Key> m_tried;
};

} // namespace medici::gemstones
