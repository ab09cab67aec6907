#pragma once

#include "engine/players/gameof.h"

namespace medici {

// A game for tests of what carries games. Every turn a coin falls (tails one way, heads three), and then
// the seat whose turn it is says 0, 1 or 2; in every third turn it can only say 0. Two rounds of four
// turns. The state tells every different course of the game apart.
struct CoinPath {
    static constexpr int turns = 8;
    static constexpr std::array<std::uint8_t, 2> coin{1, 3};

    struct State {
        std::uint8_t seats = 2;
        std::uint8_t turn = 0;
        bool fallen = false;
        std::uint64_t course = 1;

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
    static bool forced(int turn) { return turn % 3 == 2; }

    static Seat actor(const State &state)
    {
        if (state.turn == turns)
            return nobody;
        return state.fallen ? static_cast<Seat>(state.turn % state.seats) : chance;
    }

    static int round(const State &state) { return state.turn < turns / 2 ? 1 : 2; }
    static int scorings(const State &state) { return state.turn / (turns / 2); }

    static void list(const State &state, Choices &out)
    {
        if (state.turn == turns)
            return;
        if (state.fallen) {
            out.setRange(forced(state.turn) ? 1 : 3);
        } else {
            out.add(0, 1);
            out.add(1, 3);
        }
    }

    static Place place(const State &state)
    {
        return {.of = Place::Of::Die, .round = round(state), .turn = state.turn, .kinds = coin};
    }

    static Code canonical(const State &, Code code) { return code; }

    static void apply(State &state, Code code)
    {
        state.course = state.course * 4 + code;
        state.turn = static_cast<std::uint8_t>(state.turn + state.fallen);
        state.fallen = !state.fallen;
    }

    static PerSeat<int> scores(const State &) { return {}; }
    static PerSeat<int> places(const State &) { return {}; }
    static Bill bill(const State &) { return {}; }
    static Bill billNow(const State &) { return {}; }
};

using CoinGame = GameOf<CoinPath, NoKnowledge<CoinPath>>;

} // namespace medici
