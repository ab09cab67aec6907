#pragma once

#include "engine/rules/choices.h"

#include <boost/random/taus88.hpp>
#include <boost/random/uniform_smallint.hpp>

#include <cstdint>

namespace medici {

using Seed = std::uint64_t;

// Outcome number n of the game with this seed. It depends on nothing else, so that taking back and
// playing on cannot fish for a better roll; the log, not the seed, says what happened.
Code outcome(const Choices &choices, Seed seed, std::uint64_t n);

// A seed for another purpose or another game, well apart from its origin.
Seed derivedSeed(Seed seed, std::uint64_t purpose);

// The generator of playouts and searches: never a game's own, the same on every machine, and small,
// because a search seeds one for every playout.
class Luck {
public:
    explicit Luck(Seed seed, std::uint64_t n = 0);

    // 0 <= result < bound
    std::uint32_t below(std::uint32_t bound)
    {
        return boost::random::uniform_smallint<std::uint32_t>(0, bound - 1)(m_engine);
    }

    Code pick(const Choices &choices) { return choices.at(below(choices.weight())); }

private:
    boost::random::taus88 m_engine;
};

} // namespace medici
