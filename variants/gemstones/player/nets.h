#pragma once

#include "engine/players/net.h"
#include "engine/rules/ranges.h"
#include "variants/gemstones/rules/rules.h"

#include <cstdint>
#include <cstdlib>
#include <limits>

// What a computer player thinks of a sheet once it has written all it may in a turn: how likely it is to
// win, alone how near it comes to order.
// Learned from games against itself (tests/learning).
namespace medici::gemstones {

// Of the inputs, those that differ between what may be written come first.
inline constexpr std::size_t sheetInputs = 19;
inline constexpr std::size_t tableInputs = 6;

using SheetNet = Net<sheetInputs + tableInputs, 24>;

struct Nets {
    SheetNet sheet;
};

// One for each number of seats.
using LearnedNets = std::array<Nets, mostSeats>;
extern const LearnedNets learnedNets; // in nets.txt

inline const Nets &netsFor(int seats)
{
    return learnedNets[static_cast<std::size_t>(seats - 1)];
}

// What the nets count in: a won game, alone six points.
constexpr float worthUnit(int seats)
{
    return seats == 1 ? 6'000 : 100'000;
}

// A sheet as the net reads it: sums, rows, and what they come to. What the rules say of a whole sheet is said
// of these once more, because thousands are looked at in a turn; the test gemstones_player compares both.
struct SheetLook {
    PerGem<int> sums{};
    PerGem<int> filled{};

    explicit SheetLook(const Sheet &sheet)
    {
        for (std::size_t gem = 0; gem < gems; ++gem) {
            sums[gem] = sheet.columns[gem].sum();
            filled[gem] = sheet.columns[gem].filled;
        }
    }

    void write(std::size_t gem, int number)
    {
        sums[gem] += number;
        ++filled[gem];
    }

    int missing(int wanted) const // numbers, until every column has so many
    {
        int missing = 0;
        for (const int written : filled)
            missing += std::max(0, wanted - written);
        return missing;
    }

    // G12: the colours of those on offer that may be written, as sheet.h has it.
    GemSet writable(GemSet onOffer) const
    {
        const int limit = std::min(ranges::min(filled) + rowsAhead, mostRows);
        unsigned open = 0;
        unsigned notFull = 0;
        for (std::size_t gem = 0; gem < gems; ++gem) {
            open |= static_cast<unsigned>(filled[gem] < limit) << gem;
            notFull |= static_cast<unsigned>(filled[gem] < mostRows) << gem;
        }
        const unsigned free = onOffer & open;
        return static_cast<GemSet>(free != 0 ? free : onOffer & notFull);
    }

    bool sorted() const { return missing(rowsSorted) == 0 && ranges::is_sorted(sums); } // G15

    int disorder() const // G18, as evaluation.h has it but quicker
    {
        // Eight numbers at once: no two sums are alike with their places behind them, and the last two
        // columns, of which there are none, stand where they belong.
        using Eight = std::array<std::int16_t, 8>;
        static constexpr Eight places{0, 1, 2, 3, 4, 5, 6, 6};
        Eight keys{};
        for (std::size_t gem = 0; gem < gems; ++gem)
            keys[gem] = static_cast<std::int16_t>(8 * sums[gem] + static_cast<int>(gem));
        keys[6] = keys[7] = std::numeric_limits<std::int16_t>::max();
        Eight ranks{};
        for (std::size_t other = 0; other < gems; ++other)
            for (std::size_t gem = 0; gem < ranks.size(); ++gem)
                ranks[gem] = static_cast<std::int16_t>(ranks[gem] + (keys[gem] > keys[other] ? 1 : 0));
        int disorder = 0;
        for (std::size_t gem = 0; gem < gems; ++gem)
            disorder += std::abs(ranks[gem] - places[gem]);
        return disorder;
    }
};

// The table as one seat looks at it before a decision.
class Features {
public:
    using SheetNumbers = std::array<float, sheetInputs>;
    using TableNumbers = std::array<float, tableInputs>;

    Features(const State &state, Seat seat)
        : m_look(state.sheet(seat)), m_announced(state.sheet(seat).announced), m_own(seat == state.active),
          m_between((seat - state.active - 1 + tableSeats) % tableSeats)
    {
        int armed = 0;
        int disorder = 18; // there is no more
        int toSorted = gems * rowsSorted;
        int toEnough = gems * rowsEnough;
        for (Seat other = 0; other < state.seats; ++other) {
            if (other == seat)
                continue;
            const SheetLook look(state.sheet(other));
            armed += state.sheet(other).announced;
            disorder = std::min(disorder, look.disorder());
            toSorted = std::min(toSorted, look.missing(rowsSorted));
            toEnough = std::min(toEnough, look.missing(rowsEnough));
        }
        const int turns = (state.first - state.active - 1 + 2 * tableSeats) % tableSeats; // of this round
        m_table = {static_cast<float>(armed),
                   0.5F * static_cast<float>(disorder),
                   0.25F * static_cast<float>(toSorted),
                   0.125F * static_cast<float>(toEnough),
                   toEnough == 0 ? 1.0F : 0.0F,
                   0.5F * static_cast<float>(turns)};
    }

    const TableNumbers &table() const { return m_table; }

    // Whether a sheet at the end of this turn wins the game: G16.
    bool wins(const SheetLook &look) const { return m_own && m_announced && look.sorted(); }

    const SheetLook &look() const { return m_look; }

    SheetNumbers numbersOf(const SheetLook &look) const
    {
        SheetNumbers numbers{};
        float falls = 0;
        for (std::size_t gem = 0; gem + 1 < gems; ++gem) {
            const auto gap = static_cast<float>(look.sums[gem + 1] - look.sums[gem]);
            falls += gap < 0 ? -gap : 0;
            numbers[gem] = 0.25F * gap;
        }
        for (std::size_t gem = 0; gem < gems; ++gem)
            numbers[5 + gem] = 0.5F * static_cast<float>(look.filled[gem]);
        const int toSorted = look.missing(rowsSorted);
        numbers[11] = static_cast<float>(ranges::min(look.filled));
        numbers[12] = 0.5F * static_cast<float>(look.disorder());
        numbers[13] = 0.25F * static_cast<float>(toSorted);
        numbers[14] = 0.125F * static_cast<float>(look.missing(rowsEnough));
        const bool sorted = falls == 0 && toSorted == 0;
        numbers[15] = sorted ? 1 : 0;
        numbers[16] = (m_own ? sorted : m_announced) ? 1 : 0; // as it will be after this turn
        numbers[17] = static_cast<float>(m_own ? tableSeats - 1 : m_between);
        numbers[18] = 0.25F * falls;
        return numbers;
    }

private:
    SheetLook m_look;
    bool m_announced;
    bool m_own;    // it is the turn of one's own
    int m_between; // turns of others before it
    TableNumbers m_table{};
};

} // namespace medici::gemstones
