#pragma once

#include "engine/rules/choices.h"

#include <boost/random/linear_congruential.hpp>

#include <cstdint>

namespace medici {

using Seed = std::uint64_t;

// Outcome number n of the game with this seed, as it was drawn before luck had places (luck.h): for games
// that were begun then.
Code outcome(const Choices &choices, Seed seed, std::uint64_t n);

// A seed for another purpose or another game, well apart from its origin.
Seed derivedSeed(Seed seed, std::uint64_t purpose);

// The finaliser of MurmurHash3: neighbouring words give unrelated ones.
constexpr std::uint64_t mixed(std::uint64_t word)
{
    word = (word ^ word >> 33) * 0xff51afd7ed558ccdULL;
    word = (word ^ word >> 33) * 0xc4ceb9fe1a85ec53ULL;
    return word ^ word >> 33;
}

// The generator of playouts and searches: never a game's own, the same on every machine, and no more than
// a multiplication, because half of all that happens in a playout is a throw of dice.
class PlayoutRandom {
public:
    explicit PlayoutRandom(Seed seed, std::uint64_t n = 0);

    // 0 <= result < bound. The high half of a word, whose bits are the good ones, is scaled to the bound:
    // of 2^32 values none comes up more than once too often.
    std::uint32_t below(std::uint32_t bound)
    {
        return static_cast<std::uint32_t>((m_engine() >> 32) * bound >> 32);
    }

    Code pick(const Choices &choices) { return choices.at(below(choices.weight())); }

private:
    // Knuth's generator for MMIX
    boost::random::linear_congruential_engine<std::uint64_t, 6364136223846793005U, 1442695040888963407U, 0>
        m_engine;
};

} // namespace medici
