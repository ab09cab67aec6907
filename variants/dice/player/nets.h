#pragma once

#include "engine/players/net.h"
#include "variants/dice/rules/scoring.h"

#include <algorithm>
#include <functional>

// What a computer player thinks of a sheet: the points still to come from each column and from the
// current ship, less what the others get on average. Learned from games against itself
// (tests/learning).
namespace medici::dice {

// Of the inputs, those that a move changes come first.
inline constexpr std::size_t columnMoves = 5;
inline constexpr std::size_t columnInputs = columnMoves + 7;
inline constexpr std::size_t shipMoves = 8;
inline constexpr std::size_t shipInputs = shipMoves + 3;

using ColumnNet = Net<columnInputs, 16>;
using ShipNet = Net<shipInputs, 16>;

struct Nets {
    ColumnNet column;
    ShipNet ship;
};

// One for each number of seats.
using LearnedNets = std::array<Nets, mostSeats>;
extern const LearnedNets learnedNets; // in nets.txt

inline const Nets &netsFor(int seats)
{
    return learnedNets[static_cast<std::size_t>(seats - 1)];
}

// Adds the boxes that these dice cross (D10, D11).
template <class Count>
void countCrosses(const State &state, DiceSet taken, PerGood<Count> &crosses)
{
    for (int die = 0; die < dice; ++die)
        if (const Face face = state.face(die); (taken >> die & 1) != 0 && face.good != Good::Gold) {
            Count &count = crosses[static_cast<std::size_t>(face.good)];
            count = static_cast<Count>(std::min(boxes, count + marksOf(face)));
        }
}

// The table as one seat looks at it before a move, in the numbers that the nets read.
class Features {
public:
    Features(const State &state, Seat seat)
        : m_crosses(state.sheet(seat).crosses), m_value(state.ship(seat).value), m_free(state.free(seat)),
          m_later(state.spaces * (rounds - 1 - state.round)), m_round(state.round), m_solo(state.solo())
    {
        for (Seat other = 0; other < state.seats; ++other)
            if (other != seat)
                addRival(state, other);
        if (m_rivals > 0)
            m_othersFree /= static_cast<float>(m_rivals);
        std::sort(m_ships.begin(), m_ships.begin() + m_rivals,
                  [](const RivalShip &a, const RivalShip &b) { return a.likely > b.likely; });
        for (auto &column : m_columns)
            std::sort(column.begin(), column.begin() + m_rivals, std::greater());
    }

    // Alone: what the enemy has once these dice are left to it.
    void leave(const State &state, DiceSet left)
    {
        PerGood<std::uint8_t> circles = state.circles;
        countCrosses(state, left, circles);
        for (std::size_t good = 0; good < goods; ++good) {
            std::uint8_t most = 0;
            for (std::size_t other = 0; other < goods; ++other)
                if (other != good)
                    most = std::max(most, circles[other]);
            m_columns[good] = {static_cast<float>(circles[good]), static_cast<float>(most),
                               state.breakthrough ? 1.0F : 0.0F};
        }
    }

    // A column with `more` crosses once `taken` dice are loaded.
    std::array<float, columnMoves> columnMove(std::size_t good, int more, int taken) const
    {
        const auto own = static_cast<float>(std::min(boxes, m_crosses[good] + more));
        return {own, std::max(own - beforeBonus, 0.0F), std::max(own - m_columns[good][0], 0.0F),
                static_cast<float>(m_free - taken), static_cast<float>(m_free + m_later - taken)};
    }

    std::array<float, columnInputs - columnMoves> columnRest(std::size_t good) const
    {
        const auto &rivals = m_columns[good];
        return {rivals[0],
                rivals[1],
                rivals[2],
                m_solo ? std::max(rivals[0] - threat, 0.0F) : m_othersFree,
                m_solo ? std::max(rivals[1] - threat, 0.0F) : m_othersFree + static_cast<float>(m_later),
                m_round == 0 ? 1.0F : 0.0F,
                m_round == 1 ? 1.0F : 0.0F};
    }

    // The ship with `more` value once `taken` dice are loaded.
    std::array<float, shipMoves> shipMove(int more, int taken) const
    {
        const auto value = static_cast<float>(m_value + more);
        const auto free = static_cast<float>(m_free - taken);
        const float likely = value + likelyHold * free;
        std::array<float, 3> lead{};
        for (std::size_t i = 0; i < lead.size(); ++i)
            lead[i] = m_solo                             ? likely - soloMarks[i]
                : i < static_cast<std::size_t>(m_rivals) ? likely - m_ships[i].likely
                                                         : 0;
        return {value,
                free,
                lead[0],
                lead[1],
                lead[2],
                std::max(lead[0], 0.0F),
                std::max(lead[1], 0.0F),
                std::max(lead[2], 0.0F)};
    }

    std::array<float, shipInputs - shipMoves> shipRest() const
    {
        return {m_ships[0].free, m_ships[1].free, m_ships[2].free};
    }

private:
    static constexpr float likelyHold = 3; // what a hold is worth in the end
    static constexpr std::array<float, 3> soloMarks{soloShipFrom, (soloShipFrom + soloShipBonus.from) / 2.0F,
                                                    soloShipBonus.from}; // D27
    static constexpr float beforeBonus = columnBonuses.front().from - 1; // D21
    static constexpr float threat = breakthroughFrom - 3;                // D29 is near

    struct RivalShip {
        float likely = 0;
        float free = 0;
    };

    void addRival(const State &state, Seat other)
    {
        const auto free = static_cast<float>(state.free(other));
        const auto index = static_cast<std::size_t>(m_rivals++);
        m_othersFree += free;
        m_ships[index] = {static_cast<float>(state.ship(other).value) + likelyHold * free, free};
        for (std::size_t good = 0; good < goods; ++good)
            m_columns[good][index] = state.sheet(other).crosses[good];
    }

    PerGood<std::uint8_t> m_crosses;
    int m_value;
    int m_free;
    int m_later; // spaces of the ships still to be loaded
    int m_round;
    bool m_solo;
    int m_rivals = 0;
    float m_othersFree = 0;
    PerGood<std::array<float, mostSeats - 1>> m_columns{};
    std::array<RivalShip, mostSeats - 1> m_ships{};
};

} // namespace medici::dice
