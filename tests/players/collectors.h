#pragma once

#include "engine/rules/chance.h"
#include "variants/gemstones/rules/evaluation.h"
#include "variants/gemstones/rules/rules.h"

#include <cstdlib>
#include <limits>

// Simple players of Rolling Gemstones that the levels are measured against. They are no part of the program
// and know nothing of it but the rules.
namespace medici::gemstones {

// Writes what bothers it least.
template <class Eye>
struct Writer {
    static Code choose(const State &state, const Choices &choices, PlayoutRandom &)
    {
        if (state.phase == Phase::Offered)
            return Eye::rollsAgain ? offeredAgain(state) : keep;
        Code best = choices[0];
        int least = std::numeric_limits<int>::max();
        for (const Choice &choice : choices)
            if (const int bother = Eye::bother(state, pairOf(choice.code)); bother < least) {
                least = bother;
                best = choice.code;
            }
        return best;
    }
};

// The disorder as it is then, and of such pairs where fewest numbers are.
struct TidyEye {
    static constexpr bool rollsAgain = false;

    static int bother(const State &state, Pair pair) { return ofSeat(state, state.mover, pair); }

    static int ofSeat(const State &state, Seat seat, Pair pair)
    {
        Sheet sheet = state.sheet(seat);
        Column &column = sheet[state.gemOf(pair)];
        const int filled = column.filled;
        if (!column.full())
            column.write(state.numberOf(pair));
        return 10 * scoreOf(sheet) + filled;
    }
};

// The emptiest column first, low numbers to the left and high ones to the right.
struct FillingEye {
    static constexpr bool rollsAgain = true;

    static int bother(const State &state, Pair pair)
    {
        const Gem gem = state.gemOf(pair);
        return 10 * state.sheet(state.mover)[gem].filled
            + std::abs(state.numberOf(pair) - 1 - static_cast<int>(gem));
    }
};

// Small numbers, whatever they do.
struct PassiveEye {
    static constexpr bool rollsAgain = false;

    static int bother(const State &state, Pair pair) { return state.numberOf(pair); }
};

// Takes away what would do the others good.
struct BlockingEye {
    static constexpr bool rollsAgain = false;

    static int bother(const State &state, Pair pair)
    {
        int bother = TidyEye::bother(state, pair);
        if (state.phase != Phase::Pairing)
            return bother;
        for (Seat other = 0; other < state.seats; ++other)
            if (other != state.mover)
                bother -= leastWithout(state, other, pair) / 2;
        return bother;
    }

private:
    static int leastWithout(const State &state, Seat seat, Pair taken)
    {
        int least = 500;
        const unsigned left = state.left & ~unsigned{taken.set()};
        forEachIn(left & gemDice, [&](int gem) {
            forEachIn(left & numberDice, [&](int number) {
                least = std::min(least, TidyEye::ofSeat(state, seat, pairOf(codeOfPair(gem, number))));
            });
        });
        return least;
    }
};

using Tidy = Writer<TidyEye>;
using Filler = Writer<FillingEye>;
using Passive = Writer<PassiveEye>;
using Blocker = Writer<BlockingEye>;

} // namespace medici::gemstones
