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
    Course(const State &table, Seat players) : m_table(table), m_players(players) {}

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
    bool hasFollowed(Seat seat) const;
    Key keyOf(const Before &table) const;

    const State &m_table;
    Seat m_players;
    int m_attempt = 0;
    bool m_now = true; // the turn that is still being played is taken back
    std::set<Key> m_tried;
};

} // namespace medici::gemstones
