#pragma once

#include "engine/rules/position.h"
#include "engine/rules/rules.h"
#include "engine/rules/sets.h"
#include "variants/card/rules/deck.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

// Medici: The Card Game. Numbers in comments (C1 to C21) are the statements of its rules page.
namespace medici::card {

inline constexpr int days = 3;
inline constexpr int mostSeats = medici::mostSeats;
inline constexpr int mostSpaces = 9;   // by house rules
inline constexpr int mostTurnedUp = 3; // C5
inline constexpr int reach = 3;        // C7: how far from its end the market can be taken from

// Decisions. To go on turning up cards or to stop; then which cards to take, a set of places counted from
// the end of the market. Codes of chance are the seat drawn and the kind of card turned up.
inline constexpr Code stop = 0;
inline constexpr Code turnUp = 1;
using PlaceSet = std::uint8_t;

struct Ship {
    std::array<Kind, mostSpaces + mostFreeCards> cards{}; // in the order of loading
    std::uint8_t loaded = 0;
    std::uint8_t used = 0; // spaces
    std::uint8_t value = 0;

    std::span<const Kind> cargo() const { return std::span(cards).first(loaded); }

    friend bool operator==(const Ship &, const Ship &) = default;
};

// What a day has paid to a seat, and for what.
struct Evening {
    std::uint8_t ship = 0; // its value
    Ship sailed;           // with what it had on board
    std::uint8_t payment = 0;
    PerGood<std::uint8_t> symbols{}; // in the warehouse
    PerGood<std::uint8_t> awards{};
    PerGood<std::uint8_t> bonus{};

    int total() const;

    friend bool operator==(const Evening &, const Evening &) = default;
};

struct House {
    Ship ship;
    PerGood<std::uint8_t> warehouse{}; // symbols
    std::array<Evening, days> evenings{};
    std::uint16_t florins = 0;

    friend bool operator==(const House &, const House &) = default;
};

enum class Phase : std::uint8_t { DrawingFirst, TurningUp, Deciding, Taking, Over };

// The figures that house rules may change, as this game has them (prizes.h has the usual ones).
struct Edition {
    bool usual = true;                                // no house rule is in force
    std::uint8_t spaces = 0;                          // C9
    std::array<std::uint8_t, mostSeats> shipPrizes{}; // C13, by place
    std::array<std::uint8_t, 2> goodPrizes{};         // C16
    std::uint8_t bonusFrom = 0;                       // C17
    std::uint8_t bonusFlorins = 0;
    std::uint8_t higherBonusFrom = 0; // C18
    std::uint8_t higherBonusFlorins = 0;
    Counts deck = fullDeck; // C3

    friend bool operator==(const Edition &, const Edition &) = default;
};

// What a set-up makes of them.
Edition editionOf(const Setup &setup);

struct State {
    std::uint8_t seats = 0;
    Edition edition;
    bool higherBonus = false; // C18
    std::uint8_t day = 0;     // from 0
    Phase phase = Phase::DrawingFirst;
    Seat active = 0;
    std::uint8_t turned = 0; // cards turned up in this turn
    bool lastTurn = false;   // C11
    std::uint8_t deckLeft = deckSize;
    std::uint8_t marketSize = 0;
    Pile deck = Pile(fullDeck);
    std::array<Kind, mostCards> market{}; // the newest last
    std::array<House, mostSeats> houses{};

    int spaces() const { return edition.spaces; }
    House &house(Seat seat) { return houses[static_cast<std::size_t>(seat)]; }
    const House &house(Seat seat) const { return houses[static_cast<std::size_t>(seat)]; }
    const Ship &ship(Seat seat) const { return house(seat).ship; }
    int free(Seat seat) const { return spaces() - ship(seat).used; }
    // The kind of card at a place counted from the end of the market.
    Kind fromEnd(int place) const { return market[static_cast<std::size_t>(marketSize - 1 - place)]; }

    friend bool operator==(const State &, const State &) = default;
};

struct Rules {
    using State = card::State;

    static constexpr bool lowestScoreWins = false;

    static SetupLimits terms();
    static State start(const Setup &setup);
    static int seats(const State &state) { return state.seats; }
    static Seat actor(const State &state);
    static int round(const State &state) { return state.day + 1; }
    static int scorings(const State &state) { return state.day + (state.phase == Phase::Over); }
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
};

inline Seat Rules::actor(const State &state)
{
    switch (state.phase) {
    case Phase::DrawingFirst:
    case Phase::TurningUp:
        return chance;
    case Phase::Deciding:
    case Phase::Taking:
        return state.active;
    case Phase::Over:
        break;
    }
    return nobody;
}

static_assert(medici::GameRules<Rules>);

// Loads cards from the market, as the first half of a take: what the ship and the market would be.
void load(State &state, PlaceSet taken);

} // namespace medici::card
