#include "engine/rules/luck.h"

#include "engine/rules/game.h"
#include "engine/rules/sha256.h"

#include <cassert>
#include <limits>
#include <utility>

namespace medici {

namespace {

// The words of one place of a deal: SHA-256 of its name and a running number, eight words of 32 bits each.
// That is the one step of luck that takes more than whole numbers to work out, and one that every language
// has at hand; so anybody can check it.
class Words {
public:
    explicit Words(std::string source) : m_source(std::move(source)) {}

    // 0 <= result < bound, each exactly as likely: words beyond the last multiple of the bound are passed
    // over.
    std::uint32_t below(std::uint32_t bound)
    {
        constexpr std::uint64_t all = std::uint64_t{std::numeric_limits<std::uint32_t>::max()} + 1;
        for (;;)
            if (const std::uint32_t word = next(); word < all - all % bound)
                return word % bound;
    }

private:
    std::uint32_t next()
    {
        if (m_used == m_block.size()) {
            m_block = sha256(m_source + ' ' + std::to_string(m_blocks++));
            m_used = 0;
        }
        std::uint32_t word = 0;
        for (const std::size_t end = m_used + 4; m_used < end; ++m_used)
            word = word << 8 | m_block[m_used];
        return word;
    }

    std::string m_source;
    std::uint32_t m_blocks = 0;
    std::array<std::uint8_t, 32> m_block{};
    std::size_t m_used = m_block.size();
};

constexpr std::size_t mostThings = 160; // in one order

struct Thing {
    std::uint8_t code;
    std::uint8_t copy;
};

} // namespace

std::string digitsOf(const DealNumber &number)
{
    std::string digits;
    for (const std::uint64_t word : {number.high, number.low})
        for (int shift = 60; shift >= 0; shift -= 4)
            digits += "0123456789abcdef"[word >> shift & 15];
    return digits;
}

std::string nameOf(const Place &place)
{
    const std::string round = std::to_string(place.round);
    switch (place.of) {
    case Place::Of::Beginning:
        return "beginning " + round;
    case Place::Of::Deck:
        return "deck " + round;
    case Place::Of::Die:
        break;
    }
    return "die " + round + ' ' + std::to_string(place.turn) + ' ' + std::to_string(place.die) + ' '
        + std::to_string(place.thrown);
}

// The order is a fair shuffle of all that the place ever holds, equal things told apart by a number. What
// has gone before it was laid out has, of each kind, the lowest numbers; so what is left stands in an order
// that is fair, too, and does not change with what is gone. What was drawn of a kind since then were the
// first of that kind in the order: the count alone says which are still there.
Code drawn(const DealNumber &number, const Place &place, const Choices &choices)
{
    std::array<Thing, mostThings> things; // NOLINT(cppcoreguidelines-pro-type-member-init): filled below
    std::array<std::uint8_t, mostKinds> taken{};
    std::uint32_t count = 0;
    for (std::size_t code = 0; code < place.kinds.size(); ++code) {
        for (std::uint8_t copy = 0; copy < place.kinds[code]; ++copy)
            things[count++] = {static_cast<std::uint8_t>(code), copy};
        taken[code] = static_cast<std::uint8_t>(place.kinds[code] - place.gone[code]);
    }
    for (const Choice &choice : choices)
        taken[choice.code] = static_cast<std::uint8_t>(taken[choice.code] - choice.weight);

    Words words(digitsOf(number) + ' ' + nameOf(place));
    for (std::uint32_t next = 0; next < count; ++next) { // the shuffle, as far as it is needed
        std::swap(things[next], things[next + words.below(count - next)]);
        const auto [code, copy] = things[next];
        if (copy < place.gone[code])
            continue;
        if (taken[code] == 0)
            return code;
        --taken[code];
    }
    assert(false); // nothing is left
    return choices[0];
}

Luck Luck::byRunningNumber(Seed seed)
{
    Luck luck(seed);
    luck.m_source = seed;
    return luck;
}

Code Luck::draw(const Game &game, std::uint64_t n) const
{
    Choices choices;
    game.list(choices);
    return deal() != nullptr ? drawn(*deal(), game.place(), choices) : outcome(choices, *seed(), n);
}

} // namespace medici
