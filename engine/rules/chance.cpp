#include "engine/rules/chance.h"

#include <boost/random/mersenne_twister.hpp>
#include <boost/random/seed_seq.hpp>
#include <boost/random/uniform_int_distribution.hpp>

#include <array>

namespace medici {

namespace {

boost::random::mt19937 engineFor(Seed seed, std::uint64_t n)
{
    const std::array<std::uint32_t, 4> words{
        static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32),
        static_cast<std::uint32_t>(n), static_cast<std::uint32_t>(n >> 32)};
    boost::random::seed_seq sequence(words.begin(), words.end());
    return boost::random::mt19937(sequence);
}

} // namespace

Code outcome(const Choices &choices, Seed seed, std::uint64_t n)
{
    boost::random::mt19937 engine = engineFor(seed, n);
    return choices.at(
        boost::random::uniform_int_distribution<std::uint32_t>(0, choices.weight() - 1)(engine));
}

Seed derivedSeed(Seed seed, std::uint64_t purpose)
{
    // Outcomes count up from 0; the complement keeps what is derived away from them.
    boost::random::mt19937 engine = engineFor(seed, ~purpose);
    const Seed high = engine();
    return high << 32 | engine();
}

PlayoutRandom::PlayoutRandom(Seed seed, std::uint64_t n) : m_engine(mixed(seed ^ mixed(n + 1))) {}

} // namespace medici
