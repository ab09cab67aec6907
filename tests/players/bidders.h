#pragma once

#include "engine/rules/chance.h"
#include "variants/auction/rules/rules.h"

#include <algorithm>

// Simple bidders that the levels are measured against. They are no part of the program. All of them leave it
// to chance whether to turn up another card.
namespace medici::auction {

inline int valueOfGroup(const State &state)
{
    int value = 0;
    for (std::size_t card = 0; card < state.turned; ++card)
        value += state.group[card].value();
    return value;
}

// Says what it would say, if that is more than was said; passes otherwise.
inline Code bidOrPass(const State &state, int amount)
{
    const int most = state.house(state.mover).florins;
    return static_cast<Code>(amount > state.highest && amount <= most ? amount : state.highest);
}

template <class Amount>
Code bidSimply(const State &state, PlayoutRandom &luck, Amount amount)
{
    if (state.phase == Phase::Selecting)
        return luck.below(2) == 0 ? stop : draw;
    return bidOrPass(state, amount());
}

struct AlwaysOne {
    static Code choose(const State &state, const Choices &, PlayoutRandom &luck)
    {
        return bidSimply(state, luck, [] { return 1; });
    }
};

struct ValuePlusOne {
    static Code choose(const State &state, const Choices &, PlayoutRandom &luck)
    {
        return bidSimply(state, luck, [&] {
            return std::min(valueOfGroup(state) + 1, int{state.house(state.mover).florins});
        });
    }
};

// One more than was bid, up to the value of the cards.
struct ValueLimit {
    static Code choose(const State &state, const Choices &, PlayoutRandom &luck)
    {
        return bidSimply(state, luck, [&] {
            const int amount = state.highest + 1;
            return amount <= valueOfGroup(state) ? amount : 0;
        });
    }
};

} // namespace medici::auction
