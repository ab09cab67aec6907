#pragma once

#include "variants/dice/rules/position.h"

#include <optional>
#include <set>
#include <tuple>

namespace medici::dice {

// Looks for a course of the game that leads to a table: turn after turn, with every number of dice that may
// be taken and dice that show what was loaded. What it finds was played by the rules, so that it can arise.
class Course {
public:
    explicit Course(const Aim &aim) : m_aim(aim) {}

    // On from the beginning of a turn; nothing if no turns lead there.
    std::optional<State> from(const State &start);

private:
    std::optional<State> arrived(const State &state) const;
    std::optional<State> afterTurn(const State &before, int taken) const;
    bool reached(const State &state) const;
    Face next(const State &state, Seat seat, int beyond = 0) const;
    bool hasNext(const State &state, Seat seat, int count = 1) const;

    const Aim &m_aim;
    // From where it was tried: round, turn, who rolls, and what is on board.
    std::set<std::tuple<int, int, Seat, std::array<int, mostSeats>>> m_vain;
};

// The sides that dice show, as far as that matters, and which of them were taken: so that whoever rolled took
// the first faces, and each of the others one of theirs. False if no dice can show that.
struct Throw {
    std::array<int, dice> sides{-1, -1, -1, -1, -1};
    DiceSet taken = 0;
};
bool canTake(Throw &thrown, const Faces &faces, std::span<const Face> taken);
bool canFollow(Throw &thrown, const Faces &faces, std::span<const Face> followers);

} // namespace medici::dice
