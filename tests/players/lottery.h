#pragma once

#include "engine/players/search.h"

namespace medici {

// A game of which everything is known: seat 0 says 0, 1 or 2 points, then each seat is dealt dice, and each
// scores what it said and rolled. What is rolled has nothing to do with what was said.
struct Lottery {
    static constexpr int dice = 4; // of each seat

    struct State {
        std::uint8_t seats = 2;
        bool said = false;
        std::uint8_t rolled = 0;
        PerSeat<std::uint8_t> words{};
        PerSeat<std::uint8_t> rolls{};

        friend bool operator==(const State &, const State &) = default;
    };

    static constexpr bool lowestScoreWins = false;

    static SetupLimits terms() { return {1, mostSeats, {}}; }
    static State start(const Setup &setup)
    {
        State state;
        state.seats = setup.seats;
        return state;
    }

    static int seats(const State &state) { return state.seats; }
    static Seat actor(const State &state)
    {
        return !state.said ? Seat{0} : state.rolled == dice * state.seats ? nobody : chance;
    }
    static int round(const State &) { return 1; }
    static int scorings(const State &state) { return actor(state) == nobody; }
    static void list(const State &state, Choices &out) { out.setRange(state.said ? 6 : 3); }
    static Place place(const State &state)
    {
        return {Place::Of::Die, 1, state.rolled / dice + 1, state.rolled % dice, 0, oneOfEach(6)};
    }
    static Code canonical(const State &, Code code) { return code; }

    static void apply(State &state, Code code)
    {
        if (!state.said) {
            state.words[0] = static_cast<std::uint8_t>(code);
            state.said = true;
        } else {
            std::uint8_t &rolls = state.rolls[state.rolled++ / std::size_t{dice}];
            rolls = static_cast<std::uint8_t>(rolls + code + 1);
        }
    }

    static PerSeat<int> scores(const State &state)
    {
        PerSeat<int> scores{};
        for (std::size_t seat = 0; seat < state.seats; ++seat)
            scores[seat] = state.words[seat] + state.rolls[seat];
        return scores;
    }
    static PerSeat<int> places(const State &state) { return placesOf(scores(state), state.seats); }

    // A source that brought nothing has no line here.
    static Bill bill(const State &state)
    {
        Bill bill;
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const auto own = static_cast<std::size_t>(seat);
            if (state.words[own] != 0)
                bill.add({.source = 0, .round = 1, .seat = seat, .points = state.words[own]});
            bill.add({.source = 1, .round = 1, .seat = seat, .points = state.rolls[own]});
        }
        return bill;
    }
    static Bill billNow(const State &state) { return bill(state); }
};

static_assert(GameRules<Lottery>);

} // namespace medici
