#pragma once

#include "engine/players/gameof.h"
#include "engine/players/scale.h"
#include "variants/auction/player/nets.h"
#include "variants/auction/player/styles.h"

namespace medici::auction {

struct Player {
    static constexpr Skills skills{.estimates = true,
                                   .shortlists = true,
                                   .decisive = true,
                                   .trusted = true,
                                   .learns = true,
                                   .observes = true,
                                   .tastes = true};

    static bool learned(const State &state) { return state.edition.usual; }

    static constexpr auto styles = usualOf(ways);

    static Code choose(const State &state, const Choices &choices, PlayoutRandom &luck)
    {
        return best(state, choices, luck, netsFor(state.seats));
    }

    static Code chooseAs(const State &state, const Choices &choices, PlayoutRandom &luck,
                         const PerSeat<Style> &believed)
    {
        return best(state, choices, luck, netsFor(state.seats), believed);
    }

    static Likelihoods<ways.size()> likelihoods(const State &state, Code code);

    static Code best(const State &state, const Choices &choices, PlayoutRandom &luck, const Nets &nets,
                     const PerSeat<Style> &believed = {});

    // What the judgement says, to pass, one florin more; then what lies between and a little beyond.
    static std::vector<Code> shortlist(const State &state, const Choices &choices);

    // A playout is judged when its day is over: what the later ones bring, the nets know with less
    // noise.
    static std::optional<Worth> estimate(const State &root, const State &state);

    // By medici_scale, but for `normal`; strength.md says how sure that is.
    static constexpr std::array<StrengthStep, 6> steps{{
        {171, 400, 0},
        {218, 150, 0},
        {313, 60, 0},
        {593, 25, 0},
        {720, 0, 0},
        {Mind::strongest, 0, 1000},
    }};
    static constexpr StrengthScale scale{.random = -211, .easy = 566, .steps = steps};

    static Worth taste(Character character, const State &root, const State &state);

    static int simulations(Level level, int seats)
    {
        // More players have more to say in a day: a twentieth of a second for all of them.
        constexpr std::array<int, mostSeats + 1> hard{0, 0, 1600, 1200, 800, 600, 500};
        constexpr std::array<int, mostSeats + 1> normal{0, 0, 96, 96, 96, 80, 64};
        if (level == Level::Easy)
            return 24;
        return (level == Level::Hard ? hard : normal)[static_cast<std::size_t>(seats)];
    }
};

} // namespace medici::auction

// Compiled once, in player.cpp: its search takes the compiler long.
extern template class medici::GameOf<medici::auction::Rules, medici::auction::Player>;
