#pragma once

#include "engine/rules/position.h"
#include "engine/rules/rules.h"
#include "variants/gemstones/rules/dice.h"
#include "variants/gemstones/rules/sheet.h"

// Rolling Gemstones. Numbers in comments (G1 to G20) are the statements of its rules page.
namespace medici::gemstones {

inline constexpr int mostSeats = 4;
inline constexpr int tableSeats = 4; // G3: real and fictional
inline constexpr int pairsATurn = 3; // G7

enum class Phase : std::uint8_t { DrawingFirst, Rolling, Offered, Pairing, Following, Over };

struct State {
    std::uint8_t seats = 0; // real ones; the others up to four are fictional
    std::uint8_t round = 0; // from 0
    Phase phase = Phase::Rolling;
    Seat first = 0;
    Seat active = 0;                        // whose turn it is, fictional seats included
    Seat mover = 0;                         // who decides
    Seat winner = nobody;                   // G16
    std::uint8_t paired = 0;                // pairs that the active player has made in this turn
    DiceSet rolling = 0;                    // dice still to be rolled
    DiceSet left = 0;                       // dice still to be paired
    std::array<Pair, pairsATurn> pairs{};   // in the order in which they were made
    std::array<std::uint8_t, dice> shown{}; // colours, and numbers less one
    std::array<std::uint8_t, dice> again{}; // how often each was rolled again
    bool usual = true;                      // no house rule is in force
    std::array<Sheet, mostSeats> sheets{};

    const RowLimits &limits() const { return sheets[0].limits; }
    bool solo() const { return seats == 1; }
    bool real(Seat seat) const { return seat < seats; }
    DiceSet turnDice() const { return real(active) ? allDice : fictionalDice; } // G5, G14
    Gem gem(int die) const { return static_cast<Gem>(shown[static_cast<std::size_t>(die)]); }
    int number(int die) const { return shown[static_cast<std::size_t>(die)] + 1; }
    Gem gemOf(Pair pair) const { return gem(pair.gem); }
    int numberOf(Pair pair) const { return number(pair.number + diceOfAKind); }
    Sheet &sheet(Seat seat) { return sheets[static_cast<std::size_t>(seat)]; }
    const Sheet &sheet(Seat seat) const { return sheets[static_cast<std::size_t>(seat)]; }

    // The colours of these dice.
    GemSet colours(DiceSet set) const
    {
        unsigned colours = 0; // a loop of one length is quicker than one over the dice of the set
        for (std::size_t die = 0; die < diceOfAKind; ++die)
            colours |= (unsigned{set} >> die & 1U) << shown[die];
        return static_cast<GemSet>(colours);
    }

    friend bool operator==(const State &, const State &) = default;
};

// What a set-up makes of the figures that house rules may change.
RowLimits limitsOf(const Setup &setup);

constexpr Seat seatAfter(Seat seat)
{
    return static_cast<Seat>((seat + 1) % tableSeats); // G4
}

// G6: the dice of the sets of three and more that are on the table.
DiceSet offeredAgain(const State &state);

// G12: the dice whose colour may be paired now by the one who decides. For the active player who can
// write nothing that is every one left, to be set aside.
DiceSet pairable(const State &state);

struct Rules {
    using State = gemstones::State;

    static constexpr bool lowestScoreWins = true; // G18

    static SetupLimits terms();
    static State start(const Setup &setup);
    static int seats(const State &state) { return state.seats; }
    static Seat actor(const State &state) { return state.mover; }
    static int round(const State &state) { return state.round + 1; }
    static int scorings(const State &state) { return state.phase == Phase::Over; } // only at the end
    static void list(const State &state, Choices &out);
    static Place place(const State &state);
    static Code canonical(const State &state, Code code);
    static void apply(State &state, Code code);
    static PerSeat<int> scores(const State &state);
    static PerSeat<int> places(const State &state);
    static Bill bill(const State &state);
    static Bill billNow(const State &state) { return bill(state); } // sheets are judged as they are
    static std::vector<Count> counts(const State &state, Seat seat, const Figures &figures);
    static void countUp(State &state, const Figures &figures);
    static Position fields(const State &table, const Position &known);
    static std::optional<Position> describe(const State &state);
    static Arrangement<State> arrange(const Setup &setup, const Position &position);
};

static_assert(medici::GameRules<Rules>);

} // namespace medici::gemstones
