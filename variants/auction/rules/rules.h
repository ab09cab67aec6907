#pragma once

#include "engine/rules/position.h"
#include "engine/rules/rules.h"
#include "variants/auction/rules/cards.h"

#include <array>
#include <cstdint>
#include <numeric>

// Medici, the auction game. Numbers in comments (A1 to A27) are the statements of its rules page.
namespace medici::auction {

inline constexpr int days = 3;
inline constexpr int leastSeats = 2;
inline constexpr int mostSeats = 6;
inline constexpr int mostSpaces = 9;     // by house rules
inline constexpr int topLevel = 7;       // A3
inline constexpr int mostTurned = 3;     // A7
inline constexpr int mostFlorins = 9999; // beyond all that three days can bring

// Codes of the selector's decisions. A bid's code is its amount, and to pass is to say the highest bid
// again: so what may be said is a stretch of the whole numbers.
inline constexpr Code stop = 0;
inline constexpr Code draw = 1;

// A ship of one day, and what it earned at the day's end.
struct Ship {
    std::array<Card, mostSpaces> holds{};
    std::uint8_t loaded = 0;
    std::uint8_t value = 0;
    std::uint16_t price = 0; // of all groups on board
    std::uint8_t payment = 0;
    PerGood<std::uint8_t> levels{}; // of its house at the day's end
    PerGood<std::uint8_t> awards{};
    PerGood<std::uint8_t> bonus{};

    int income() const
    {
        return std::accumulate(bonus.begin(), bonus.end(),
                               std::accumulate(awards.begin(), awards.end(), int{payment}));
    }

    friend bool operator==(const Ship &, const Ship &) = default;
};

// What belongs to a seat.
struct House {
    std::uint16_t florins = 0;
    PerGood<std::uint8_t> levels{};
    std::array<Ship, days> ships{};

    friend bool operator==(const House &, const House &) = default;
};

enum class Phase : std::uint8_t { DrawingFirst, Turning, Selecting, Bidding, Filling, Over };

// The figures that house rules may change, as this game has them (prizes.h has the usual ones).
struct Edition {
    bool usual = true;                                   // no house rule is in force
    std::uint8_t dayCards = 0;                           // A5, in each day's deck
    std::uint8_t startFlorins = 0;                       // A4
    std::array<std::uint8_t, mostSeats> shipPrizes{};    // A19, by place
    std::array<std::uint8_t, mostSeats> goodPrizes{};    // A22
    std::array<std::uint8_t, topLevel + 1> levelBonus{}; // A24
    Deck deck = wholeDeck;                               // A1

    friend bool operator==(const Edition &, const Edition &) = default;
};

// What a set-up makes of them, and of the ships (A2).
Edition editionOf(const Setup &setup);
std::uint8_t spacesOf(const Setup &setup);

struct State {
    std::uint8_t seats = 0;
    std::uint8_t spaces = 0; // A2, of each ship
    Edition edition;
    std::uint8_t day = 0; // from 0
    Phase phase = Phase::Turning;
    Seat selector = 0;
    Seat mover = chance;
    std::uint8_t candidates = 0; // for first player of the day, a bit for each seat (A6, A26)
    std::uint8_t left = 0;       // cards in the deck
    Unseen unseen;               // of these, `left` are in the deck
    std::uint8_t turned = 0;
    std::array<Card, mostTurned> group{};
    Seat leader = nobody; // who made the highest bid
    std::uint16_t highest = 0;
    PerSeat<std::uint16_t> bids{}; // for this group
    std::array<House, mostSeats> houses{};

    House &house(Seat seat) { return houses[static_cast<std::size_t>(seat)]; }
    const House &house(Seat seat) const { return houses[static_cast<std::size_t>(seat)]; }
    Ship &ship(Seat seat) { return house(seat).ships[day]; }
    const Ship &ship(Seat seat) const { return house(seat).ships[day]; }
    int free(Seat seat) const { return spaces - ship(seat).loaded; }
    // A11, but for florins
    bool hasRoom(Seat seat) const { return free(seat) >= turned; }
    Seat leftOf(Seat seat) const { return static_cast<Seat>(seat + 1 == seats ? 0 : seat + 1); }

    friend bool operator==(const State &, const State &) = default;
};

struct Rules {
    using State = auction::State;

    static constexpr bool lowestScoreWins = false;

    static SetupLimits terms();
    static State start(const Setup &setup);
    static int seats(const State &state) { return state.seats; }
    static Seat actor(const State &state) { return state.mover; }
    static int round(const State &state) { return state.day + 1; }
    static int scorings(const State &state) { return state.day + (state.phase == Phase::Over); }
    static void list(const State &state, Choices &out);
    static Place place(const State &state);
    static Code canonical(const State &, Code code) { return code; }
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
    static std::uint64_t essence(const State &state);
};

static_assert(medici::GameRules<Rules>);

} // namespace medici::auction
