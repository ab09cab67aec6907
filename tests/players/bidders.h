#pragma once

#include "engine/rules/chance.h"
#include "variants/auction/rules/prizes.h"
#include "variants/auction/rules/rules.h"

#include <algorithm>
#include <span>

// Bidders that the levels are measured against. They are no part of the program and know nothing of it but
// the rules. The simple ones leave it to chance whether to turn up another card.
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

// One more than was bid, as long as that is no more than the limit.
inline Code climbTo(const State &state, int limit)
{
    return bidOrPass(state, state.highest < limit ? state.highest + 1 : 0);
}

// The limit itself, or all there is.
inline Code jumpTo(const State &state, int limit)
{
    return bidOrPass(state, std::min(limit, int{state.house(state.mover).florins}));
}

inline Code tossUp(PlayoutRandom &luck)
{
    return luck.below(2) == 0 ? stop : draw;
}

struct AlwaysOne {
    static Code choose(const State &state, const Choices &, PlayoutRandom &luck)
    {
        return state.phase == Phase::Selecting ? tossUp(luck) : bidOrPass(state, 1);
    }
};

struct ValuePlusOne {
    static Code choose(const State &state, const Choices &, PlayoutRandom &luck)
    {
        return state.phase == Phase::Selecting ? tossUp(luck) : jumpTo(state, valueOfGroup(state) + 1);
    }
};

// Climbs up to the value of the cards.
struct ValueLimit {
    static Code choose(const State &state, const Choices &, PlayoutRandom &luck)
    {
        return state.phase == Phase::Selecting ? tossUp(luck) : climbTo(state, valueOfGroup(state));
    }
};

// Reckons by rules of thumb what a group brings, and climbs by one florin up to half of that: what its values
// do for the ship, for each good whether its house leads or comes to lead, and steps to a bonus; less for
// each space that it fills. Turns up another card while the group is small and cheap.
struct Climber {
    static int reckon(const State &state, Seat seat)
    {
        const House &house = state.house(seat);
        int tenths = 0;
        PerGood<int> levels{};
        std::copy(house.levels.begin(), house.levels.end(), levels.begin());
        const Ship &ship = state.ship(seat);
        for (std::size_t card = 0; card < ship.loaded; ++card)
            rise(levels, ship.holds[card]);
        for (std::size_t card = 0; card < state.turned; ++card) {
            const Card bought = state.group[card];
            tenths += 6 * bought.value() - 7;
            if (bought == goldCard)
                continue;
            const auto good = static_cast<std::size_t>(bought.good());
            rise(levels, bought);
            const int ahead = levels[good] - best(state, seat, good);
            tenths += ahead > 0 ? 15 : ahead == 0 ? 10 : ahead > -3 ? 5 : 0;
            tenths += 3 * levelBonus[static_cast<std::size_t>(levels[good])];
        }
        return std::max(tenths / 10, 0);
    }

    static Code choose(const State &state, const Choices &, PlayoutRandom &)
    {
        if (state.phase == Phase::Selecting)
            return state.turned < 2 && valueOfGroup(state) < 4 ? draw : stop;
        return climbTo(state, reckon(state, state.mover));
    }

private:
    static void rise(PerGood<int> &levels, Card card)
    {
        if (card == goldCard)
            return;
        int &level = levels[static_cast<std::size_t>(card.good())];
        level = std::min(level + 1, topLevel);
    }

    static int best(const State &state, Seat seat, std::size_t good)
    {
        int best = 0;
        for (Seat other = 0; other < state.seats; ++other)
            if (other != seat)
                best = std::max(best, int{state.house(other).levels[good]});
        return best;
    }
};

// What people do that play by one idea. What a group is worth they reckon as the climber does, with an eye
// that is off by a florin or two.
template <class Habit>
struct Person {
    static Code choose(const State &state, const Choices &choices, PlayoutRandom &luck)
    {
        if (state.phase == Phase::Selecting)
            return Climber::choose(state, choices, luck);
        const int off = static_cast<int>(luck.below(5)) - 2;
        return Habit::bid(state, std::max(Climber::reckon(state, state.mover) + off, 0), luck);
    }
};

// Waits for what nobody wants: half the price, and every third time nothing at all.
struct PassiveHabit {
    static Code bid(const State &state, int worth, PlayoutRandom &luck)
    {
        return luck.below(3) == 0 ? climbTo(state, 0) : climbTo(state, worth / 2);
    }
};

// Wants the big cards, at once and at what they show.
struct GreedyHabit {
    static Code bid(const State &state, int worth, PlayoutRandom &)
    {
        return valueOfGroup(state) >= 4 * state.turned ? jumpTo(state, valueOfGroup(state))
                                                       : climbTo(state, worth / 2);
    }
};

// Pays half as much again as a group is worth.
struct OverbiddingHabit {
    static Code bid(const State &state, int worth, PlayoutRandom &luck)
    {
        return luck.below(2) == 0 ? jumpTo(state, worth * 3 / 2) : climbTo(state, worth * 3 / 2);
    }
};

// Begrudges: outbids whoever leads by what the group is worth to that one, if it is more than to itself.
struct BlockingHabit {
    static Code bid(const State &state, int worth, PlayoutRandom &)
    {
        int most = 0;
        for (Seat other = 0; other < state.seats; ++other)
            if (other != state.mover && state.hasRoom(other))
                most = std::max(most, Climber::reckon(state, other));
        return climbTo(state, std::max(worth, most));
    }
};

using Passive = Person<PassiveHabit>;
using GreedyBidder = Person<GreedyHabit>;
using Overbidder = Person<OverbiddingHabit>;
using Blocker = Person<BlockingHabit>;

} // namespace medici::auction
