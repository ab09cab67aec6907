#pragma once

#include "engine/rules/position.h"
#include "engine/rules/rules.h"
#include "variants/dice/rules/sets.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

// Medici: The Dice Game. Numbers in comments (D1 to D30) are the statements of its rules page.
namespace medici::dice {

inline constexpr int goods = 5;
inline constexpr int sides = 6;
inline constexpr int rounds = 3;     // D5
inline constexpr int mostTaken = 3;  // D7
inline constexpr int mostRounds = 5; // by house rules
inline constexpr int mostSeats = 4;
inline constexpr int mostSpaces = 8;
inline constexpr int boxes = 12; // D4

enum class Good : std::uint8_t { Grain, Dye, Fur, Spice, Cloth, Gold };
inline constexpr std::array<std::string_view, goods + 1> goodWords{"grain", "dye",   "fur",
                                                                   "spice", "cloth", "gold"};

// D4: the columns on a sheet, from the left.
inline constexpr std::array columnOrder{Good::Spice, Good::Dye, Good::Grain, Good::Fur, Good::Cloth};

// What a die shows: a good with a value from 0 to 4, or gold, which is always 5.
struct Face {
    Good good = Good::Gold;
    std::uint8_t value = 5;

    friend bool operator==(const Face &, const Face &) = default;
};

template <class T>
using PerGood = std::array<T, goods>;

// The sides of the dice by value; side 5 is gold.
using Faces = std::array<std::array<Good, sides>, dice>;

// D2
inline constexpr auto usualFaces = [] {
    Faces table{};
    for (int die = 0; die < dice; ++die)
        for (int value = 0; value < sides; ++value)
            table[static_cast<std::size_t>(die)][static_cast<std::size_t>(value)] =
                value == goods ? Good::Gold : static_cast<Good>((value - die + goods) % goods);
    return table;
}();

constexpr Face faceOf(const Faces &faces, int die, int value)
{
    return {faces[static_cast<std::size_t>(die)][static_cast<std::size_t>(value)],
            static_cast<std::uint8_t>(value)};
}

// The figures that house rules may change, as this game has them (prizes.h has the usual ones).
struct Edition {
    bool usual = true; // no house rule is in force
    std::uint8_t rounds = dice::rounds;
    std::array<std::uint8_t, mostSeats> shipPrizes{}; // D16, by place
    std::array<std::uint8_t, mostSeats> goodPrizes{}; // D18
    std::array<std::uint8_t, 2> columnBonuses{};      // D21
    Faces faces = usualFaces;                         // D2

    friend bool operator==(const Edition &, const Edition &) = default;
};

// What a set-up makes of them.
Edition editionOf(const Setup &setup);

struct Ship {
    std::array<Face, mostSpaces> holds{};
    std::uint8_t loaded = 0;
    std::uint8_t value = 0;
    std::uint8_t points = 0;            // for its rank, at the round's end
    PerGood<std::uint8_t> crosses{};    // of its sheet at the round's end
    PerGood<std::uint8_t> monopolies{}; // awards and bonuses at the round's end

    int total() const; // D22

    friend bool operator==(const Ship &, const Ship &) = default;
};

struct Sheet {
    std::array<Ship, mostRounds> ships{};
    PerGood<std::uint8_t> crosses{};

    int total() const;

    friend bool operator==(const Sheet &, const Sheet &) = default;
};

enum class Phase : std::uint8_t { DrawingFirst, Rolling, Choosing, Following, Over };

struct State {
    std::uint8_t seats = 0;
    std::uint8_t spaces = 0; // D3, of each ship
    Edition edition;
    std::uint8_t round = 0; // from 0
    Phase phase = Phase::Rolling;
    Seat active = 0;                         // who rolls
    Seat mover = 0;                          // who decides, while choosing and following
    std::uint8_t turn = 0;                   // of the round, from 1
    std::uint8_t rolled = 0;                 // dice already on the table
    DiceSet left = 0;                        // dice still to be taken
    bool lastTurn = false;                   // D13
    bool breakthrough = false;               // D29
    std::array<std::uint8_t, dice> values{}; // what the dice rolled so far show
    PerGood<std::uint8_t> circles{};         // D26, the enemy's
    std::array<PerGood<std::uint8_t>, mostRounds> circlesScored{}; // those at each round's end
    std::array<Sheet, mostSeats> sheets{};

    bool solo() const { return seats == 1; }
    Face face(int die) const { return face(die, values[static_cast<std::size_t>(die)]); }
    Face face(int die, int value) const { return faceOf(edition.faces, die, value); }
    Sheet &sheet(Seat seat) { return sheets[static_cast<std::size_t>(seat)]; }
    const Sheet &sheet(Seat seat) const { return sheets[static_cast<std::size_t>(seat)]; }
    const Ship &ship(Seat seat) const { return sheet(seat).ships[round]; }
    int free(Seat seat) const { return spaces - ship(seat).loaded; }
    // How many dice whoever rolled may load at most: D7, on the last roll D13.
    int loadable() const { return std::min(lastTurn ? dice : mostTaken, free(active)); }

    friend bool operator==(const State &, const State &) = default;
};

struct Rules {
    using State = dice::State;

    static constexpr bool lowestScoreWins = false;

    static SetupLimits terms();
    static State start(const Setup &setup);
    static int seats(const State &state) { return state.seats; }
    static Seat actor(const State &state) { return state.mover; }
    static int round(const State &state) { return state.round + 1; }
    static int scorings(const State &state) { return state.round + (state.phase == Phase::Over); }
    static void list(const State &state, Choices &out);
    static Place place(const State &state);
    static Code canonical(const State &state, Code code);
    static void apply(State &state, Code code);
    static PerSeat<int> scores(const State &state);
    static PerSeat<int> places(const State &state);
    static Bill bill(const State &state);
    static Bill billNow(const State &state);
    static std::vector<Count> counts(const State &state, Seat seat, const Figures &figures);
    static void countUp(State &state, const Figures &figures);
    static Position fields(const State &table, const Position &known);
    static std::optional<Position> describe(const State &state);
    static Arrangement<State> arrange(const Setup &setup, const Position &position);

private:
    static void roll(State &state, Code value);
    static void proceed(State &state, Code code);
};

// What follows stands here because more than half of all events are dice that are rolled: they are too
// short for a call.

inline void Rules::list(const State &state, Choices &out)
{
    switch (state.phase) {
    case Phase::DrawingFirst:
        out.setRange(state.seats);
        return;
    case Phase::Rolling:
        out.setRange(sides);
        return;
    case Phase::Choosing: {
        const int most = state.loadable();
        out.set(setsOfSizes(state.lastTurn ? most : 1, most));
        return;
    }
    case Phase::Following:
        out.set(singles(state.left)); // D8
        return;
    case Phase::Over:
        return;
    }
}

inline void Rules::apply(State &state, Code code)
{
    if (state.phase == Phase::Rolling)
        roll(state, code);
    else
        proceed(state, code);
}

inline void Rules::roll(State &state, Code value)
{
    state.values[state.rolled++] = static_cast<std::uint8_t>(value);
    if (state.rolled < dice)
        return;
    state.left = allDice;
    state.phase = Phase::Choosing;
    state.mover = state.active;
}

static_assert(medici::GameRules<Rules>);

} // namespace medici::dice
