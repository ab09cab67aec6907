#pragma once

#include "engine/rules/chance.h"
#include "variants/card/rules/rules.h"
#include "variants/card/rules/scoring.h"

#include <functional>
#include <initializer_list>
#include <vector>

namespace medici::card {

inline constexpr Seat ania = 0;
inline constexpr Seat beata = 1;
inline constexpr Seat czesio = 2;
inline constexpr Seat daniel = 3;

// Cards by what they show.
constexpr Kind kindOf(const Card &wanted)
{
    for (std::size_t kind = 0; kind < kinds; ++kind)
        if (cards[kind] == wanted)
            return static_cast<Kind>(kind);
    return kinds;
}

constexpr Kind once(Good good, int value)
{
    return kindOf({good, static_cast<std::uint8_t>(value), 1, 1});
}

constexpr Kind spice(int value)
{
    return once(Good::Spice, value);
}

constexpr Kind dye(int value)
{
    return once(Good::Dye, value);
}

constexpr Kind grain(int value)
{
    return once(Good::Grain, value);
}

constexpr Kind fur(int value)
{
    return once(Good::Fur, value);
}

constexpr Kind cloth(int value)
{
    return once(Good::Cloth, value);
}

constexpr Kind twice(Good good)
{
    return kindOf({good, 0, 2, 1});
}

constexpr Kind flagged(Good good)
{
    return kindOf({good, 0, 1, 0});
}

// Found when a program begins, for ./dev mutate: it changes the deck then.
inline const Kind green = kindOf({Good::None, 2, 0, 0});
inline const Kind black = kindOf({Good::None, 7, 0, 1});

using Kinds = std::vector<Kind>;
using Numbers = std::vector<int>;

// A game in the hands of a test, which says what is turned up and may make up any position.
class Tabletop {
public:
    explicit Tabletop(int seats, Seat first = ania, bool higher = false);

    State state;

    // Cards go from the deck to where they are wanted.
    void layMarket(const Kinds &market);
    void load(Seat seat, const Kinds &cargo);
    // Takes all cards but these out of the game.
    void leaveDeck(const Kinds &deck);
    // The free spaces of the ships, by seat; the others hold cards that are worth nothing to this test.
    void leaveFree(const Numbers &spaces);
    // The values of the ships, by seat; they are empty otherwise.
    void sailWith(const Numbers &values);
    void store(Good good, const Numbers &symbols);
    // Begins the turn of a seat anew, with the market and the deck as they are.
    void turnTo(Seat seat);

    Seat actor() const { return Rules::actor(state); }
    std::vector<Code> legal() const;

    // False if it is not possible now.
    bool turnUp(Kind kind); // with the decision to do so where there is one
    bool stop();
    bool take(std::initializer_list<int> places);
    // A whole turn: turns up these cards, stops if more are allowed, takes from these places.
    bool turn(Seat seat, const Kinds &turnedUp, std::initializer_list<int> places);

    // To the end of the game; calls `after` with the table as it was before each event.
    void playAtRandom(Seed seed, const std::function<void(const State &before)> &after = {});

    Kinds market() const;
    Kinds cargo(Seat seat) const;
    int value(Seat seat) const { return state.ship(seat).value; }
    int used(Seat seat) const { return state.ship(seat).used; }
    int symbols(Seat seat, Good good) const { return state.house(seat).warehouse[indexOf(good)]; }
    int florins(Seat seat) const { return state.house(seat).florins; }
    const Evening &bill(Seat seat, int day = 1) const;

private:
    bool apply(Seat actor, Code code);
};

constexpr Code setOf(std::initializer_list<int> places)
{
    unsigned set = 0;
    for (const int place : places)
        set |= 1U << place;
    return static_cast<Code>(set);
}

} // namespace medici::card
