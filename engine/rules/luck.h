#pragma once

#include "engine/rules/chance.h"
#include "engine/rules/place.h"

#include <compare>
#include <string>
#include <string_view>
#include <variant>

namespace medici {

class Game;

// The number of a deal, of 128 bits: with it all luck of a game is settled.
struct DealNumber {
    std::uint64_t high = 0;
    std::uint64_t low = 0;

    friend auto operator<=>(const DealNumber &, const DealNumber &) = default;
};

// 32 hexadecimal digits.
std::string digitsOf(const DealNumber &number);

// What the place is called wherever its luck is worked out: "beginning 1", "deck 3", "die 2 5 0 1".
std::string nameOf(const Place &place);

// What comes at this place of the deal with this number, of what is still there.
Code drawn(const DealNumber &number, const Place &place, const Choices &choices);

// Where a game's luck comes from: its deal; or, in games that were begun when luck had no places yet, the
// running number of the chance event.
class Luck {
public:
    Luck(const DealNumber &deal) : m_source(deal) {}
    // Of the deal with this small number.
    Luck(Seed deal) : Luck(DealNumber{0, deal}) {}
    static Luck byRunningNumber(Seed seed);

    // What chance event number n of the game brings, which stands there now.
    Code draw(const Game &game, std::uint64_t n) const;

    const DealNumber *deal() const { return std::get_if<DealNumber>(&m_source); }
    // The seed of a game whose luck has no places.
    const Seed *seed() const { return std::get_if<Seed>(&m_source); }

    friend bool operator==(const Luck &, const Luck &) = default;

private:
    std::variant<DealNumber, Seed> m_source;
};

} // namespace medici
