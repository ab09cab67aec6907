#pragma once

#include "engine/rules/ranges.h"
#include "engine/rules/sets.h"
#include "variants/gemstones/rules/prizes.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

// A score sheet: G2, G9 to G12, G15.
namespace medici::gemstones {

inline constexpr int gems = 6;

enum class Gem : std::uint8_t { Brown, Red, Green, Blue, Yellow, White };

template <class T>
using PerGem = std::array<T, gems>;

// A set of colours, as bits.
using GemSet = std::uint8_t;

inline constexpr int roomForRows = 12; // by house rules

// The figures that house rules may change, as a sheet is played by them.
struct RowLimits {
    std::uint8_t rows = mostRows;     // G10
    std::uint8_t sorted = rowsSorted; // G15
    std::uint8_t enough = rowsEnough; // G17
    std::uint8_t ahead = rowsAhead;   // G11

    friend bool operator==(const RowLimits &, const RowLimits &) = default;
};

struct Column {
    std::array<std::uint8_t, roomForRows> sums{}; // G9
    std::uint8_t filled = 0;
    std::uint8_t rows = mostRows;

    int sum() const { return filled == 0 ? 0 : sums[filled - 1U]; }
    bool full() const { return filled == rows; }

    int last() const { return sum() - (filled > 1 ? sums[filled - 2U] : 0); }

    void write(int number)
    {
        sums[filled] = static_cast<std::uint8_t>(sum() + number);
        ++filled;
    }
    void takeBack() { sums[--filled] = 0; }

    friend bool operator==(const Column &, const Column &) = default;
};

struct Sheet {
    PerGem<Column> columns{};
    bool announced = false; // G16: sorted at the end of the last turn of one's own
    RowLimits limits;

    Sheet() = default;
    explicit Sheet(const RowLimits &rules) : limits(rules)
    {
        for (Column &column : columns)
            column.rows = rules.rows;
    }

    Column &operator[](Gem gem) { return columns[static_cast<std::size_t>(gem)]; }
    const Column &operator[](Gem gem) const { return columns[static_cast<std::size_t>(gem)]; }

    int written() const
    {
        int numbers = 0;
        for (const Column &column : columns)
            numbers += column.filled;
        return numbers;
    }
    bool anyFull() const { return ranges::any_of(columns, &Column::full); }

    // How many numbers the emptiest column has.
    int least() const { return ranges::min(columns, {}, &Column::filled).filled; }

    bool blocked(std::size_t gem) const { return columns[gem].filled >= least() + limits.ahead; } // G11

    // G12: the colours of those on offer that may be written; none if there is nothing to write.
    GemSet writable(GemSet onOffer) const
    {
        const int limit = std::min<int>(least() + limits.ahead, limits.rows);
        unsigned open = 0;
        unsigned notFull = 0;
        for (std::size_t gem = 0; gem < gems; ++gem) {
            open |= static_cast<unsigned>(columns[gem].filled < limit) << gem;
            notFull |= static_cast<unsigned>(!columns[gem].full()) << gem;
        }
        const unsigned free = onOffer & open;
        return static_cast<GemSet>(free != 0 ? free : onOffer & notFull);
    }

    // Whether any of them may be written, which is sooner said than which: what is not full may be, if
    // nothing that is less filled is on offer.
    bool mayWrite(GemSet onOffer) const
    {
        for (unsigned rest = onOffer; rest != 0; rest &= rest - 1)
            if (!columns[static_cast<std::size_t>(std::countr_zero(rest))].full())
                return true;
        return false;
    }

    // G15
    bool inOrder() const { return ranges::is_sorted(columns, {}, &Column::sum); }
    bool sorted() const { return inOrder() && least() >= limits.sorted; }

    friend bool operator==(const Sheet &, const Sheet &) = default;
};

} // namespace medici::gemstones
