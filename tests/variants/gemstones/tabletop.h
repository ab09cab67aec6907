#pragma once

#include "engine/rules/chance.h"
#include "variants/gemstones/rules/rules.h"

#include <functional>
#include <set>
#include <vector>

namespace medici::gemstones {

inline constexpr Seat anna = 0;
inline constexpr Seat bruno = 1;
inline constexpr Seat clara = 2;
inline constexpr Seat dario = 3;

inline constexpr Gem brown = Gem::Brown;
inline constexpr Gem red = Gem::Red;
inline constexpr Gem green = Gem::Green;
inline constexpr Gem blue = Gem::Blue;
inline constexpr Gem yellow = Gem::Yellow;
inline constexpr Gem white = Gem::White;

using Gems = std::vector<Gem>;
using Numbers = std::vector<int>;
using Written = std::set<std::pair<Gem, int>>; // a colour and the number that would be added

// A column of running sums.
Column columnOf(const std::vector<int> &sums);

// A sheet by its columns, from left to right.
Sheet sheetOf(const std::vector<std::vector<int>> &columns);

// A sheet with so many numbers in each column; every number is a 2, whatever the order comes to.
Sheet sheetOfRows(const PerGem<int> &rows);

// A sheet with these sums, made of so many numbers each.
Sheet sheetOfSums(const PerGem<int> &sums, int rows);

// Sums in order, of which a 1 more or less does no harm.
inline constexpr PerGem<int> apart{5, 10, 15, 20, 25, 30};

// The rulebook's example (G-X2): sums 18, 19, 19, 21, 22, 29.
Sheet exampleSheet();

// A game in the hands of a test, which says what is rolled and may make up any position.
class Tabletop {
public:
    explicit Tabletop(int seats, Seat first = anna);

    State state;

    Sheet &sheet(Seat seat) { return state.sheet(seat); }
    int sum(Seat seat, Gem gem) const { return state.sheet(seat)[gem].sum(); }
    int rowsOf(Seat seat, Gem gem) const { return state.sheet(seat)[gem].filled; }

    Seat actor() const { return Rules::actor(state); }
    std::vector<Code> legal() const; // ascending
    // What the pairs that may be made come to.
    Written offered() const;

    // False if it is not possible now. A roll is of all dice that are to be rolled: after a re-roll only
    // of those.
    bool roll(const Gems &colours, const Numbers &numbers);
    bool keepRoll(Seat seat);
    bool reroll(Seat seat, std::initializer_list<int> coloured, std::initializer_list<int> numbered);
    bool pair(Seat seat, int gemDie, int numberDie);
    // By what it shows.
    bool write(Seat seat, Gem gem, int number);

    // To the end of the turn. Whoever has a choice makes the first of those that `prefers` allows, if
    // there is one.
    using Preference = std::function<bool(Seat, Gem, int number)>;
    void finishTurn(const Preference &prefers = {});
    // To the end of the turn, rolling five colours and five numbers.
    void playTurn();
    // A turn in which the active player writes three ones where they keep what order there is, and the others
    // write a one.
    void playOnes();

    // To the end of the game; calls `after` with the table as it was before each event.
    void playAtRandom(Seed seed, const std::function<void(const State &before)> &after = {});

    bool apply(Seat actor, Code code);
};

} // namespace medici::gemstones
