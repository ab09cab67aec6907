#pragma once

#include "engine/players/gameof.h"
#include "engine/players/scale.h"
#include "variants/dice/player/movevalue.h"
#include "variants/dice/player/styles.h"

namespace medici::dice {

struct Player {
    static constexpr Skills skills{
        .shortlists = true, .trusted = true, .learns = true, .observes = true, .tastes = true};

    static bool learned(const State &state) { return state.edition.usual; }

    static constexpr auto styles = usualOf(ways);

    static Code choose(const State &state, const Choices &choices, PlayoutRandom &)
    {
        return learned(state) ? best(state, choices, netsFor(state.seats)) : plainBest(state, choices);
    }

    // By what dice show, without anything learned.
    static Code plainBest(const State &state, const Choices &choices);

    static Code chooseAs(const State &state, const Choices &choices, PlayoutRandom &luck,
                         const PerSeat<Style> &believed);

    static Likelihoods<ways.size()> likelihoods(const State &state, Code code);

    // By what they are worth.
    static std::vector<Code> shortlist(const State &state, const Choices &choices);

    static Code best(const State &state, const Choices &choices, const Nets &nets)
    {
        return choices.size() == 1 ? choices[0] : bestBy(MoveValue(state, nets), choices);
    }

    // The first of the best in somebody's eye.
    template <class Eye>
    static Code bestBy(Eye eye, const Choices &choices)
    {
        Code best = choices[0];
        auto most = eye.of(static_cast<DiceSet>(best));
        for (std::size_t i = 1; i < choices.size(); ++i)
            if (const auto worth = eye.of(static_cast<DiceSet>(choices[i])); worth > most) {
                most = worth;
                best = choices[i];
            }
        return best;
    }

    // By medici_scale; strength.md says how sure that is.
    static constexpr std::array<StrengthStep, 5> steps{{
        {-86, 150, 0},
        {135, 60, 0},
        {390, 25, 0},
        {797, 0, 0},
        {Mind::strongest, 0, 1000},
    }};
    static constexpr StrengthScale scale{.random = -399, .easy = 699, .steps = steps};

    static Worth taste(Character character, const State &root, const State &state);

    static int simulations(Level level, int seats)
    {
        if (level == Level::Hard)
            return seats == 1 ? 8000 : 1000;
        return level == Level::Normal ? 100 : 20;
    }
};

} // namespace medici::dice

// Compiled once, in player.cpp: its search takes the compiler long.
extern template class medici::GameOf<medici::dice::Rules, medici::dice::Player>;
