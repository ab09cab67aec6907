#pragma once

#include "engine/rules/chance.h"
#include "variants/dice/rules/rules.h"
#include "variants/dice/rules/scoring.h"

#include <array>
#include <functional>
#include <initializer_list>
#include <vector>

namespace medici::dice {

inline constexpr Seat adam = 0;
inline constexpr Seat berta = 1;
inline constexpr Seat clara = 2;
inline constexpr Seat dora = 3;

inline constexpr Face gold{};

constexpr Face grain(int value)
{
    return {Good::Grain, static_cast<std::uint8_t>(value)};
}

constexpr Face dye(int value)
{
    return {Good::Dye, static_cast<std::uint8_t>(value)};
}

constexpr Face fur(int value)
{
    return {Good::Fur, static_cast<std::uint8_t>(value)};
}

constexpr Face spice(int value)
{
    return {Good::Spice, static_cast<std::uint8_t>(value)};
}

constexpr Face cloth(int value)
{
    return {Good::Cloth, static_cast<std::uint8_t>(value)};
}

using Roll = std::array<Face, dice>;

// The rulebook's example (D-X1).
inline constexpr Roll exampleRoll{gold, fur(3), grain(2), dye(4), dye(0)};

// A game in the hands of a test, which says what is rolled and may make up any position.
class Tabletop {
public:
    explicit Tabletop(int seats, int spaces = 7, Seat first = adam);

    State state;

    // The free spaces of the ships now loaded, by seat; the others hold gold, which crosses nothing.
    void leaveFree(const std::vector<int> &spaces);
    // The values of the ships now loaded, by seat; they are full.
    void sailWith(std::initializer_list<int> values);
    void cross(Good good, std::initializer_list<int> crosses);
    void circle(Good good, int circles);
    // Scores the round as if it were over.
    void score() { scoreRound(state); }

    Seat actor() const { return Rules::actor(state); }
    std::vector<Code> legal() const;
    // The sizes of the sets of dice that may be taken, each once, ascending.
    std::vector<int> sizes() const;

    // False if it is not possible now.
    bool roll(const Roll &faces);
    bool take(Seat seat, std::initializer_list<int> numbers);

    // To the end of the game; calls `after` with the table as it was before each event.
    void playAtRandom(Seed seed, const std::function<void(const State &before)> &after = {});

    int crosses(Seat seat, Good good) const;
    int circles(Good good) const;
    const Ship &ship(Seat seat, int round = 1) const;
    int monopoly(Seat seat, Good good, int round = 1) const;
    int monopolies(Seat seat, int round = 1) const;

private:
    bool apply(Seat actor, Code code);
};

constexpr Code setOf(std::initializer_list<int> numbers)
{
    unsigned set = 0;
    for (const int die : numbers)
        set |= 1U << die;
    return static_cast<Code>(set);
}

} // namespace medici::dice
