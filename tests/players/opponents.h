#pragma once

#include "engine/players/search.h"
#include "variants/dice/player/player.h"
#include "variants/dice/rules/scoring.h"

// Simple players that the levels are measured against. They are no part of the program.
namespace medici::dice {

// Takes what would score most if the round ended at once.
struct Greedy {
    static Code choose(const State &state, const Choices &choices, PlayoutRandom &)
    {
        Code best = choices[0];
        int most = std::numeric_limits<int>::min();
        for (const Choice &choice : choices)
            if (const int lead = leadAfter(state, choice.code); lead > most) {
                most = lead;
                best = choice.code;
            }
        return best;
    }

private:
    static int leadAfter(State state, Code code)
    {
        const Seat seat = state.mover;
        const std::uint8_t round = state.round;
        Rules::apply(state, code);
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

} // namespace medici::dice
