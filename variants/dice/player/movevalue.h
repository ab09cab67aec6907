#pragma once

#include "variants/dice/player/nets.h"

#include <bit>

namespace medici::dice {

// Values the moves of one decision. Most of what the nets read is the same for all of them and is
// summed once.
class MoveValue {
public:
    MoveValue(const State &state, const Nets &nets)
        : m_state(state), m_nets(nets), m_features(state, state.mover), m_ship(nets.ship.bias)
    {
        nets.ship.add(m_ship, shipMoves, m_features.shipRest());
        if (!state.solo())
            readColumns();
    }

    float of(DiceSet taken)
    {
        int value = 0;
        for (int die = 0; die < dice; ++die)
            if ((taken >> die & 1) != 0)
                value += m_state.face(die).value;
        if (m_state.solo()) { // what is taken decides what the enemy gets
            m_features.leave(m_state, static_cast<DiceSet>(m_state.left & ~taken));
            readColumns();
        }
        const int count = std::popcount(taken);
        PerGood<std::uint8_t> crosses{};
        countCrosses(m_state, taken, crosses);
        float worth = m_nets.ship.read(m_ship, m_features.shipMove(value, count));
        for (std::size_t good = 0; good < goods; ++good)
            worth += column(good, crosses[good], count);
        return worth;
    }

private:
    void readColumns()
    {
        for (std::size_t good = 0; good < goods; ++good) {
            m_columns[good] = m_nets.column.bias;
            m_nets.column.add(m_columns[good], columnMoves, m_features.columnRest(good));
        }
        m_known = {};
    }

    float column(std::size_t good, int crosses, int count)
    {
        // Crosses of one move and good: 0 to 10, by at most five dice.
        const std::size_t place =
            (good * 6 + static_cast<std::size_t>(count)) * 11 + static_cast<std::size_t>(crosses);
        if ((m_known[place / 64] >> place % 64 & 1) == 0) {
            m_known[place / 64] |= std::uint64_t{1} << place % 64;
            m_values[place] =
                m_nets.column.read(m_columns[good], m_features.columnMove(good, crosses, count));
        }
        return m_values[place];
    }

    const State &m_state;
    const Nets &m_nets;
    Features m_features;
    ShipNet::Units m_ship;
    PerGood<ColumnNet::Units> m_columns;
    std::array<std::uint64_t, 6> m_known{};
    std::array<float, goods * 6 * 11> m_values;
};

} // namespace medici::dice
