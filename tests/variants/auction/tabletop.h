#pragma once

#include "engine/rules/chance.h"
#include "variants/auction/rules/rules.h"
#include "variants/auction/rules/scoring.h"

#include <functional>
#include <initializer_list>
#include <vector>

namespace medici::auction {

inline constexpr Seat adam = 0;
inline constexpr Seat kylie = 1;
inline constexpr Seat jason = 2;
inline constexpr Seat diane = 3;
inline constexpr Seat kevin = 4;
inline constexpr Seat laura = 5;

constexpr Card spice(int value)
{
    return {Good::Spice, value};
}

constexpr Card dye(int value)
{
    return {Good::Dye, value};
}

constexpr Card grain(int value)
{
    return {Good::Grain, value};
}

constexpr Card fur(int value)
{
    return {Good::Fur, value};
}

constexpr Card cloth(int value)
{
    return {Good::Cloth, value};
}

// A game in the hands of a test, which says which cards turn up and may make up any position.
class Tabletop {
public:
    explicit Tabletop(int seats, Seat first = adam);

    State state;

    // Makes up what stands on the table, by seat.
    void leaveFree(std::initializer_list<int> spaces); // cards of value 0 fill the rest
    void purses(std::initializer_list<int> florins);
    void levels(Good good, std::initializer_list<int> levels);
    void sail(Seat seat, std::initializer_list<Card> cards);
    void sailWith(std::initializer_list<int> values); // full ships of these values
    void cardsLeft(int cards) { state.left = static_cast<std::uint8_t>(cards); }
    // Pays for the day as if it were over.
    void score() { scoreDay(state); }

    Seat actor() const { return Rules::actor(state); }
    std::vector<Code> legal() const;

    // Each is false if it is not possible now.
    bool turnUp(Card card); // also of the free fill
    bool draws(Seat seat) { return state.phase == Phase::Selecting && apply(seat, draw); }
    bool stops(Seat seat) { return state.phase == Phase::Selecting && apply(seat, stop); }
    bool bids(Seat seat, int florins);
    bool passes(Seat seat);
    bool begins(Seat seat)
    {
        return state.phase == Phase::DrawingFirst && apply(chance, static_cast<Code>(seat));
    }
    // The selector turns up these cards and stops.
    bool presents(std::initializer_list<Card> cards);
    // Everybody who is asked from here on passes.
    void allPass();

    // To the end of the game; calls `after` with the table as it was before each event.
    void playAtRandom(Seed seed, const std::function<void(const State &before)> &after = {});

    std::vector<int> florins() const;
    const Ship &ship(Seat seat, int day = 1) const;
    std::vector<int> payments(int day = 1) const;
    std::vector<int> awards(Good good, int day = 1) const;
    std::vector<int> bonuses(Good good, int day = 1) const;
    int level(Seat seat, Good good) const;

private:
    bool apply(Seat actor, Code code);
};

} // namespace medici::auction
