#pragma once

#include "engine/rules/rules.h"

#include <array>
#include <cstdint>

// Pig, a whole game in as few lines as possible: what a new variant starts from. Its statements, which
// its tests name:
// P1 Two to four players; who begins is drawn, or chosen beforehand.
// P2 A turn begins with a roll of one die.
// P3 A 1 loses the points of the turn, and the next player is on.
// P4 Any other number is added to the turn; then the player rolls again, or holds.
// P5 Who holds keeps the points of the turn, and the next player is on.
// P6 Who has 100 with the points of the turn has won. The others are ranked by what they have kept;
//    equal points share a place.
namespace medici::pig {

inline constexpr int mostSeats = 4;
inline constexpr int goal = 100;

// Codes of decisions. Those of chance are the seat drawn and the number rolled less one.
inline constexpr Code hold = 0;
inline constexpr Code roll = 1;

enum class Phase : std::uint8_t { DrawingFirst, Rolling, Deciding, Over };

// Everything there is to know of a table, as a plain value: copied in every playout, compared by tests,
// and painted by views. What could be worked out from the rest is left out.
struct State {
    std::uint8_t seats = 0;
    Phase phase = Phase::Rolling;
    Seat active = 0;
    std::uint8_t turn = 0; // points of this turn
    std::array<std::uint8_t, mostSeats> points{};
    std::uint8_t rolled = 0;  // what the die shows; 0 before the first roll
    std::uint16_t turns = 1;  // begun so far
    std::uint16_t thrown = 0; // how often in this turn

    int pointsOf(Seat seat) const { return points[static_cast<std::size_t>(seat)]; }

    friend bool operator==(const State &, const State &) = default;
};

struct Rules {
    using State = pig::State;

    static constexpr bool lowestScoreWins = false;

    static SetupLimits terms() { return {2, mostSeats, {}}; }
    static State start(const Setup &setup);
    static int seats(const State &state) { return state.seats; }
    static Seat actor(const State &state);
    static int round(const State &) { return 1; } // Pig is not played in rounds
    static int scorings(const State &state) { return state.phase == Phase::Over; }
    static void list(const State &state, Choices &out);
    static Place place(const State &state);
    static Code canonical(const State &, Code code) { return code; } // no two moves come to the same
    static void apply(State &state, Code code);
    static PerSeat<int> scores(const State &state);
    static PerSeat<int> places(const State &state);
    static Bill bill(const State &state);
    static Bill billNow(const State &state) { return bill(state); } // a turn not held pays nothing
};

static_assert(medici::GameRules<Rules>);

} // namespace medici::pig
