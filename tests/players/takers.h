#pragma once

#include "engine/rules/chance.h"
#include "variants/dice/rules/rules.h"
#include "variants/dice/rules/scoring.h"

#include <bit>
#include <limits>

// Simple players of the dice game that the levels are measured against. They are no part of the program and
// know nothing of it but the rules.
namespace medici::dice {

// Takes what is worth most in its eyes.
template <class Eye>
struct Taker {
    static Code choose(const State &state, const Choices &choices, PlayoutRandom &)
    {
        Code best = choices[0];
        int most = std::numeric_limits<int>::min();
        for (const Choice &choice : choices)
            if (const int worth = Eye::worth(state, static_cast<DiceSet>(choice.code)); worth > most) {
                most = worth;
                best = choice.code;
            }
        return best;
    }
};

// What would score most if the round ended at once.
struct GreedyEye {
    static int worth(State state, DiceSet taken)
    {
        const Seat seat = state.mover;
        const std::uint8_t round = state.round;
        Rules::apply(state, taken);
        if (state.round == round && state.phase != Phase::Over)
            scoreRound(state);
        const PerSeat<int> scores = Rules::scores(state);
        int others = 0;
        for (std::size_t other = 0; other < state.seats; ++other)
            if (other != static_cast<std::size_t>(seat))
                others += scores[other];
        const int own = scores[static_cast<std::size_t>(seat)] + 2 * state.sheet(seat).ships[round].value;
        return state.solo() ? own : own - others / (state.seats - 1);
    }
};

// The goods of which there are most crosses already; gold for want of them.
struct CollectingEye {
    static int worth(const State &state, DiceSet taken)
    {
        int worth = 0;
        forEachIn(taken, [&](int die) { worth += ofDie(state, state.mover, die) - 3; });
        return worth;
    }

    static int ofDie(const State &state, Seat seat, int die)
    {
        const Face face = state.face(die);
        return face.good == Good::Gold
            ? 4
            : marksOf(face) * (2 + state.sheet(seat).crosses[static_cast<std::size_t>(face.good)]);
    }
};

// Never more dice than needed, of high value.
struct PassiveEye {
    static int worth(const State &state, DiceSet taken)
    {
        int value = 0;
        forEachIn(taken, [&](int die) { value += state.face(die).value; });
        return value - 100 * std::popcount(taken);
    }
};

// Leaves the others what is of least use to them.
struct BlockingEye {
    static int worth(const State &state, DiceSet taken)
    {
        int worth = 0;
        forEachIn(taken, [&](int die) { worth += ofDie(state, state.mover, die); });
        for (Seat other = 0; other < state.seats; ++other)
            if (other != state.mover && state.free(other) > 0) {
                int most = 0;
                forEachIn(state.left & ~taken,
                          [&](int die) { most = std::max(most, ofDie(state, other, die)); });
                worth -= 2 * most;
            }
        return worth;
    }

    static int ofDie(const State &state, Seat seat, int die)
    {
        return state.face(die).value + CollectingEye::ofDie(state, seat, die) / 2;
    }
};

using Greedy = Taker<GreedyEye>;
using Collector = Taker<CollectingEye>;
using Passive = Taker<PassiveEye>;
using Blocker = Taker<BlockingEye>;

} // namespace medici::dice
