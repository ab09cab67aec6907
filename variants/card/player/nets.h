#pragma once

#include "engine/players/net.h"
#include "engine/rules/ranges.h"
#include "variants/card/rules/rules.h"
#include "variants/card/rules/scoring.h"

#include <algorithm>
#include <array>
#include <functional>

// What a computer player thinks of a seat once it has loaded some cards: the florins still to come from the
// ship and from each good, less what the others get on average. Learned from games against itself
// (tests/learning).
namespace medici::card {

// Of the inputs, those that a move changes come first.
inline constexpr std::size_t columnMoves = 6;
inline constexpr std::size_t columnInputs = columnMoves + 8;
inline constexpr std::size_t shipMoves = 7;
inline constexpr std::size_t shipInputs = shipMoves + 5;

using ColumnNet = Net<columnInputs, 16>;
using ShipNet = Net<shipInputs, 16>;

struct Nets {
    ColumnNet column;
    ShipNet ship;
};

inline constexpr int leastSeats = 2;

// One for each number of seats.
using LearnedNets = std::array<Nets, mostSeats - leastSeats + 1>;
extern const LearnedNets learnedNets; // in nets.txt

inline const Nets &netsFor(int seats)
{
    return learnedNets[static_cast<std::size_t>(seats - leastSeats)];
}

// What some cards would add to a ship.
struct Cargo {
    int value = 0;
    int space = 0;
    PerGood<std::uint8_t> symbols{};

    void add(const Card &card)
    {
        value += card.value;
        space += card.space;
        if (!card.neutral())
            symbols[indexOf(card.good)] =
                static_cast<std::uint8_t>(symbols[indexOf(card.good)] + card.symbols);
    }
};

// The table as one seat looks at it before it takes cards, in the numbers that the nets read.
class Features {
public:
    Features(const State &state, Seat seat) : m_state(state), m_seat(seat), m_rivals(state.seats - 1)
    {
        std::size_t next = 0;
        for (Seat other = 0; other < state.seats; ++other) {
            const PerGood<int> symbols = symbolsOf(other);
            if (other == seat) {
                m_symbols = symbols;
                continue;
            }
            const auto free = static_cast<float>(state.free(other));
            m_othersFree += free / static_cast<float>(m_rivals);
            m_ships[next] = {static_cast<float>(state.ship(other).value) + likelyCard * free, free};
            for (std::size_t good = 0; good < goods; ++good)
                m_columns[good][next] = static_cast<float>(symbols[good]);
            ++next;
        }
        std::sort(m_ships.begin(), m_ships.begin() + m_rivals,
                  [](const RivalShip &a, const RivalShip &b) { return a.likely > b.likely; });
        for (auto &column : m_columns)
            std::sort(column.begin(), column.begin() + m_rivals, std::greater());
        countWhatIsLeft();
    }

    // A good with `more` symbols once so many spaces are free.
    std::array<float, columnMoves> columnMove(std::size_t good, int more, int free) const
    {
        const int symbols = m_symbols[good] + more;
        const auto own = static_cast<float>(symbols);
        const auto bonus = static_cast<float>(bonusReached(m_state, symbols).florins);
        return {own,
                std::max(own - m_columns[good][0], 0.0F),
                std::max(own - m_columns[good][1], 0.0F),
                own > 0 ? 1.0F : 0.0F,
                0.1F * bonus,
                static_cast<float>(free)};
    }

    std::array<float, columnInputs - columnMoves> columnRest(std::size_t good) const
    {
        const auto &rivals = m_columns[good];
        return {rivals[0],
                rivals[1],
                rivals[2],
                0.5F * m_left[good],
                m_othersFree,
                m_state.day == 0 ? 1.0F : 0.0F,
                m_state.day == 1 ? 1.0F : 0.0F,
                m_state.higherBonus ? 1.0F : 0.0F};
    }

    // The ship with `more` value once so many spaces are free.
    std::array<float, shipMoves> shipMove(int more, int free) const
    {
        const float value = static_cast<float>(m_state.ship(m_seat).value + more);
        const float likely = value + likelyCard * static_cast<float>(free);
        std::array<float, shipMoves> inputs{value, static_cast<float>(free)};
        for (std::size_t i = 0; i < m_ships.size(); ++i)
            inputs[2 + i] = i < static_cast<std::size_t>(m_rivals)
                ? std::clamp(likely - m_ships[i].likely, -12.0F, 12.0F)
                : 0;
        return inputs;
    }

    std::array<float, shipInputs - shipMoves> shipRest() const
    {
        return {m_ships[0].free, m_ships[1].free, m_ships[2].free, m_ships[3].free, m_ships[4].free};
    }

private:
    static constexpr float likelyCard = 3.3F; // what a free space is worth in the end

    struct RivalShip {
        float likely = 0;
        float free = 0;
    };

    PerGood<int> symbolsOf(Seat seat) const
    {
        const House &house = m_state.house(seat);
        PerGood<int> symbols{};
        ranges::copy(house.warehouse, symbols.begin());
        for (const Kind kind : house.ship.cargo())
            if (const Card &card = cardOf(kind); !card.neutral())
                symbols[indexOf(card.good)] += card.symbols;
        return symbols;
    }

    // Symbols of each good that are nobody's yet: those of a day's market go back into the deck.
    void countWhatIsLeft()
    {
        for (std::size_t good = 0; good < goods; ++good) {
            int left = 0;
            for (std::size_t line = 0; line < kindsOfGood; ++line)
                left += linesOfEachGood[line].symbols * m_state.deck[good * kindsOfGood + line];
            m_left[good] = static_cast<float>(left);
        }
    }

    const State &m_state;
    Seat m_seat;
    int m_rivals;
    float m_othersFree = 0;
    PerGood<int> m_symbols{};
    PerGood<float> m_left{};
    PerGood<std::array<float, mostSeats - 1>> m_columns{};
    std::array<RivalShip, mostSeats - 1> m_ships{};
};

} // namespace medici::card
