#pragma once

#include "engine/rules/chance.h"
#include "variants/card/rules/rules.h"

#include <bit>
#include <limits>

// Simple players of the card game that the levels are measured against. They are no part of the program and
// know nothing of it but the rules.
namespace medici::card {

// What somebody sees in a card.
struct ShipsEye {
    static int worth(const State &, Seat, const Card &card) { return card.value; }
};

// The goods of which there are most symbols already.
struct CollectorsEye {
    static int worth(const State &state, Seat seat, const Card &card)
    {
        if (card.neutral())
            return card.value / 2;
        const House &house = state.house(seat);
        int symbols = house.warehouse[indexOf(card.good)];
        for (const Kind kind : house.ship.cargo())
            if (cardOf(kind).good == card.good)
                symbols += cardOf(kind).symbols;
        return card.symbols * (2 + 2 * symbols) + card.value / 2;
    }
};

// What these cards of the market are worth by some eye; places are counted from its end.
template <class Eye>
int worthOfPlaces(const State &state, Seat seat, PlaceSet taken)
{
    int worth = 0;
    forEachIn(taken, [&](int place) { worth += Eye::worth(state, seat, cardOf(state.fromEnd(place))); });
    return worth;
}

// Takes what its habit likes best.
template <class Habit>
struct Loader {
    static Code choose(const State &state, const Choices &choices, PlayoutRandom &)
    {
        if (state.phase == Phase::Deciding)
            return Habit::goesOn(state) ? turnUp : stop;
        Code best = choices[0];
        int most = std::numeric_limits<int>::min();
        for (const Choice &choice : choices)
            if (const int worth = Habit::worth(state, static_cast<PlaceSet>(choice.code)); worth > most) {
                most = worth;
                best = choice.code;
            }
        return best;
    }
};

// What makes the ship worth most, of three cards at least.
struct GreedyHabit {
    static bool goesOn(const State &state) { return state.marketSize < reach; }
    static int worth(const State &state, PlaceSet taken)
    {
        return worthOfPlaces<ShipsEye>(state, state.active, taken);
    }
};

// Turns up cards until one comes that it collects, and takes no others with it.
struct CollectingHabit {
    static bool goesOn(const State &state)
    {
        return CollectorsEye::worth(state, state.active, cardOf(state.fromEnd(0))) < 6;
    }
    static int worth(const State &state, PlaceSet taken)
    {
        return worthOfPlaces<CollectorsEye>(state, state.active, taken) - 4 * std::popcount(taken);
    }
};

// Contents itself with the card that lies there.
struct PassiveHabit {
    static bool goesOn(const State &) { return false; }
    static int worth(const State &, PlaceSet taken) { return -taken; }
};

// Leaves the next one the least.
struct BlockingHabit {
    static bool goesOn(const State &state) { return state.marketSize < 2; }
    static int worth(const State &state, PlaceSet taken)
    {
        Seat next = state.active;
        do
            next = static_cast<Seat>((next + 1) % state.seats);
        while (next != state.active && state.free(next) == 0);
        int best = 0;
        for (int place = 0; place < std::min<int>(state.marketSize, reach); ++place)
            if (!contains(taken, place))
                best = std::max(best, CollectorsEye::worth(state, next, cardOf(state.fromEnd(place))));
        return worthOfPlaces<CollectorsEye>(state, state.active, taken) - best;
    }
};

using Greedy = Loader<GreedyHabit>;
using Collector = Loader<CollectingHabit>;
using Passive = Loader<PassiveHabit>;
using Blocker = Loader<BlockingHabit>;

} // namespace medici::card
